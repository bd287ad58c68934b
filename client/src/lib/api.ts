// REST: one function per thing a person does outside of play.
import type {
  GameInfo, Imported, Me, NewTable, ProblemDetails, Rules, Step, TableChange, TableInfo, TableList, Token,
} from "./wire.gen";

/** What the server did not do, in its own words. */
export class Trouble extends Error {
  constructor(readonly code: string, message: string, readonly clause = "") {
    super(message);
  }
}

let csrf = "";
let greeting: Promise<Me> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (csrf !== "") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined && typeof body !== "string") headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  } catch {
    throw new Trouble("offline", "The server does not answer. Is it running?");
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem = told as ProblemDetails | null;
  throw new Trouble(problem?.type.split(/[/:]/).pop() ?? "offline", problem?.detail || problem?.title || "Something went wrong.", problem?.clause);
}

function keep(me: Me): Me {
  csrf = me.csrf;
  localStorage.setItem("been-here", "yes");
  return me;
}

/** A session, made when there is none yet: a nickname is all a guest needs. */
export function me(): Promise<Me> {
  // A browser that was never here has no session to ask for.
  const returning = localStorage.getItem("been-here") !== null;
  greeting ??= (returning ? ask<Me>("GET", "/api/me") : ask<Me>("POST", "/api/session", { name: nickname() }))
    .catch((error: unknown) => {
      if (error instanceof Trouble && error.code === "no-session") return ask<Me>("POST", "/api/session", { name: nickname() });
      throw error;
    })
    .then(keep)
    .catch((error: unknown) => {
      greeting = null;
      throw error;
    });
  return greeting;
}

const NAMES = ["Artemisia", "Berthe", "Camille", "Dora", "Edgar", "Frida", "Gustave", "Hilma", "Juan", "Lavinia", "Mary", "Paul", "Rosa", "Sonia", "Tamara"];

function nickname(): string {
  return localStorage.getItem("name") || NAMES[Math.floor(Math.random() * NAMES.length)] || "Guest";
}

async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  await me();
  return ask<T>(method, path, body);
}

export async function meNow(): Promise<Me> {
  await me();
  return keep(await ask<Me>("GET", "/api/me"));
}

export async function rename(name: string): Promise<Me> {
  localStorage.setItem("name", name);
  const found = keep(await known<Me>("POST", "/api/name", { name }));
  greeting = Promise.resolve(found);
  return found;
}

export async function register(login: string, password: string, name: string): Promise<Me> {
  const found = keep(await known<Me>("POST", "/api/account", { login, password, name }));
  greeting = Promise.resolve(found);
  return found;
}

export async function signIn(login: string, password: string): Promise<Me> {
  const found = keep(await ask<Me>("POST", "/api/login", { login, password }));
  greeting = Promise.resolve(found);
  return found;
}

/** The session is over here; this browser is a new guest's from now on. */
export async function signOut(): Promise<void> {
  await known<undefined>("POST", "/api/logout");
  localStorage.removeItem("been-here");
  csrf = "";
  greeting = null;
}

/** A token with which a program of one's own may sit at tables; it is told once. */
export const makeToken = (name: string): Promise<Token> => known("POST", "/api/tokens", { name });

let gamesAsked: Promise<GameInfo[]> | null = null;
export function games(): Promise<GameInfo[]> {
  gamesAsked ??= ask<GameInfo[]>("GET", "/api/games").catch((error: unknown) => {
    gamesAsked = null;
    throw error;
  });
  return gamesAsked;
}

export async function game(key: string): Promise<GameInfo> {
  const found = (await games()).find((each) => each.key === key);
  if (!found) throw new Trouble("not-found", "There is no such game.");
  return found;
}

const books = new Map<string, Promise<Rules>>();
export function rules(key: string): Promise<Rules> {
  const found = books.get(key) ?? ask<Rules>("GET", `/api/games/${key}/rules`);
  books.set(key, found);
  return found;
}

export const tables = (game = ""): Promise<TableList> => known("GET", `/api/tables?game=${game}`);
export const table = (id: string): Promise<TableInfo> => known("GET", `/api/tables/${id}`);
export const makeTable = (wish: NewTable): Promise<TableInfo> => known("POST", "/api/tables", wish);
export const change = (id: string, wish: TableChange): Promise<TableInfo> => known("POST", `/api/tables/${id}/settings`, wish);
export const sit = (id: string, seat: number, name?: string): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}`, name ? { name } : {});
export const leave = (id: string, seat: number): Promise<TableInfo> => known("DELETE", `/api/tables/${id}/seats/${seat}`);
export const addBot = (id: string, seat: number, level: string): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}/bot`, { level });
export const start = (id: string): Promise<TableInfo> => known("POST", `/api/tables/${id}/start`);
export const rematch = (id: string): Promise<TableInfo> => known("POST", `/api/tables/${id}/rematch`);
export const step = (id: string, at: number, seat: number): Promise<Step> => known("GET", `/api/tables/${id}/replay/${at}?seat=${seat}`);
export const bring = (record: string): Promise<Imported> => known("POST", "/api/records", record);

/** A table against bots, already started: what two clicks bring. */
export async function playNow(info: GameInfo, bots: number, level: string, options: Record<string, unknown> = {}): Promise<TableInfo> {
  const made = await makeTable({ game: info.key, options });
  for (let seat = 1; seat <= bots; seat++) await addBot(made.id, seat, level);
  return start(made.id);
}
