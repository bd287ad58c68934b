/** The level a newcomer meets: sensible and quick. */
export const usual = (levels: string[]): string =>
  levels.includes("amateur") ? "amateur" : (levels.at(-1) ?? "random");
