// No test asks a server: whatever is fetched is refused at once, as on a line that is down.
globalThis.fetch = () => Promise.reject(new TypeError("there is no server in these tests"));
