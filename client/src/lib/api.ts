// REST: one function per thing a person does outside of play.
import { language, t } from "./language.svelte";
import { opened } from "./kits";
import { freshShare, remember, withoutShare } from "./shares";
import type {
  Course,
  HowToPlay,
  PuzzleList,
  PuzzleNow,
  PuzzleOfTheDay,
  PuzzleTry,
  ShownClause,
  ShownList,
  Drafted,
  LessonNow,
  LessonTry,
  LearntAll,
  Fairness,
  GameInfo,
  History,
  Imported,
  Me,
  NewTable,
  ProblemDetails,
  Rules,
  ReplayStep,
  ReplayStrip,
  ReviewNow,
  TableChange,
  TableInfo,
  WatchedChances,
  TableList,
  Token,
} from "./wire.gen";

/** What the server did not do, in its own words. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause = "",
  ) {
    super(message);
  }
}

let csrf = "";
let greeting: Promise<Me> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.locale };
  if (csrf !== "") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined && typeof body !== "string") headers["Content-Type"] = "application/json";
  const sent = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  } catch {
    throw new Trouble("offline", t("api-the-server-does-not-answer"));
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem = told as ProblemDetails | null;
  throw new Trouble(
    problem?.type.split(/[/:]/).pop() ?? "offline",
    problem?.detail || problem?.title || t("api-something-went-wrong"),
    problem?.clause,
  );
}

/** Who wants to know whenever it is known who this is. */
export const greeted = new Set<(me: Me) => void>();

function keep(me: Me): Me {
  csrf = me.csrf;
  localStorage.setItem("been-here", "yes");
  for (const each of greeted) each(me);
  return me;
}

/** A session, made when there is none yet: a nickname is all a guest needs. */
export function me(): Promise<Me> {
  // A browser that was never here has no session to ask for.
  const returning = localStorage.getItem("been-here") !== null;
  greeting ??= (returning ? ask<Me>("GET", "/api/me") : ask<Me>("POST", "/api/session", { name: nickname() }))
    .catch((error: unknown) => {
      if (error instanceof Trouble && error.code === "no-session")
        return ask<Me>("POST", "/api/session", { name: nickname() });
      throw error;
    })
    .then(keep)
    .catch((error: unknown) => {
      greeting = null;
      throw error;
    });
  return greeting;
}

const NAMES = [
  "Artemisia",
  "Berthe",
  "Camille",
  "Dora",
  "Edgar",
  "Frida",
  "Gustave",
  "Hilma",
  "Juan",
  "Lavinia",
  "Mary",
  "Paul",
  "Rosa",
  "Sonia",
  "Tamara",
];

function nickname(): string {
  return localStorage.getItem("name") || NAMES[Math.floor(Math.random() * NAMES.length)] || t("api-guest");
}

async function known<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Whoever was here before has a session, and may look without being greeted first.
  if (method === "GET" && !greeting && localStorage.getItem("been-here") !== null) {
    try {
      return await ask<T>(method, path);
    } catch (error) {
      if (!(error instanceof Trouble && error.code === "no-session")) throw error;
    }
  }
  await me();
  return ask<T>(method, path, body);
}

export async function meNow(): Promise<Me> {
  if (!greeting) return me();
  await greeting;
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
  gamesAsked ??= ask<GameInfo[]>("GET", "/api/games").then(
    (found) => {
      language.titles = Object.fromEntries(found.map((each) => [each.key, each.title]));
      return found;
    },
    (error: unknown) => {
      gamesAsked = null;
      throw error;
    },
  );
  return gamesAsked;
}

export async function game(key: string): Promise<GameInfo> {
  const kit = opened(key);
  if (kit) return (await kit).info;
  const found = (await games()).find((each) => each.key === key);
  if (!found) throw new Trouble("not-found", t("api-there-is-no-such-game"));
  return found;
}

const books = new Map<string, Promise<Rules>>();
export function rules(key: string): Promise<Rules> {
  const kit = opened(key);
  if (kit) return kit.then((found) => found.rules);
  const found = books.get(key) ?? ask<Rules>("GET", `/api/games/${key}/rules`);
  books.set(key, found);
  return found;
}

export const tables = (game = ""): Promise<TableList> => known("GET", `/api/tables?game=${game}`);
export const table = (id: string): Promise<TableInfo> => known<TableInfo>("GET", `/api/tables/${id}`).then(giveShares);
export const makeTable = (wish: NewTable): Promise<TableInfo> =>
  known<TableInfo>("POST", "/api/tables", wish).then(giveShares);
export const change = (id: string, wish: TableChange): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/settings`, wish);
export const sit = (id: string, seat: number, name?: string, agree = false): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}`, {
    ...(name ? { name } : {}),
    agree,
    share: remember(id, freshShare()),
  });

/** Every seat of this person has given its part of the deal's seed. */
export async function giveShares(found: TableInfo): Promise<TableInfo> {
  let now = found;
  for (const seat of withoutShare(found))
    now = await known("POST", `/api/tables/${found.id}/seats/${seat}/share`, {
      share: remember(found.id, freshShare()),
    });
  return now;
}

/** Where the deal of a table comes from; once the game is over, whether it all belongs together. */
export const fairness = (id: string): Promise<Fairness> => known("GET", `/api/tables/${id}/fairness`);
export const leave = (id: string, seat: number): Promise<TableInfo> =>
  known("DELETE", `/api/tables/${id}/seats/${seat}`);
export const addBot = (id: string, seat: number, level: string): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}/bot`, { level });
/** A bot plays on for the seat until its owner is back. */
export const standIn = (id: string, seat: number): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}/stand-in`);
export const resign = (id: string, seat: number): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}/resign`);
export const nudge = (id: string, seat: number): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}/nudge`);
export const nameSeat = (id: string, seat: number, name: string): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/seats/${seat}/name`, { name });
/** A game nobody else plays any more is given up. */
export const end = (id: string): Promise<TableInfo> => known("POST", `/api/tables/${id}/end`);
/** A table nobody came to is taken away. */
export const close = (id: string): Promise<undefined> => known("POST", `/api/tables/${id}/close`);
export const say = (id: string, what: { text?: string; sign?: string }): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/say`, what);
export const talk = (id: string, on: boolean): Promise<TableInfo> => known("POST", `/api/tables/${id}/talk`, { on });
export const start = (id: string): Promise<TableInfo> => known("POST", `/api/tables/${id}/start`);
export const rematch = (id: string): Promise<TableInfo> =>
  known<TableInfo>("POST", `/api/tables/${id}/rematch`).then(giveShares);
export const step = (id: string, at: number, seat: number): Promise<ReplayStep> =>
  known("GET", `/api/tables/${id}/replay/${at}?seat=${seat}`);
export const strip = (id: string, seat: number): Promise<ReplayStrip> =>
  known("GET", `/api/tables/${id}/replay?seat=${seat}`);
/** What decided a finished game, or how far looking into it has come. */
export const watchedChances = (id: string): Promise<WatchedChances> => known("GET", `/api/tables/${id}/chances`);
export const review = (id: string, again = false): Promise<ReviewNow> =>
  known("GET", `/api/tables/${id}/review${again ? "?again=true" : ""}`);
/** A table against bots that begins at a moment of a finished game. */
export const playOn = (id: string, n: number, seat: number): Promise<TableInfo> =>
  known("POST", `/api/tables/${id}/play-on`, { n, seat });
export const history = (): Promise<History> => known("GET", "/api/history");
export const forgetHistory = (): Promise<undefined> => known("DELETE", "/api/history");
export const bring = (record: string): Promise<Imported> => known("POST", "/api/records", record);

/** A table against bots, already started: what two clicks bring. */
export async function playNow(
  info: GameInfo,
  bots: number,
  level: string,
  options: Record<string, unknown> = {},
): Promise<TableInfo> {
  const made = await makeTable({ game: info.key, options });
  for (let seat = 1; seat <= bots; seat++) await addBot(made.id, seat, level);
  return start(made.id);
}

// Learning

export const course = (game: string): Promise<Course> => ask("GET", `/api/learn/${game}`);

export const lesson = (game: string, name: string, tried: LessonTry): Promise<LessonNow> =>
  ask("POST", `/api/learn/${game}/lessons/${name}`, tried);

export const lessonDraft = (game: string, name: string, tried: LessonTry): Promise<Drafted> =>
  ask("POST", `/api/learn/${game}/lessons/${name}/draft`, tried);

/** What an account has learnt, with these besides. */
export const learn = (items: string[]): Promise<LearntAll> => ask("POST", "/api/learnt", { items });

/** Nothing that the account has learnt is kept any more. */
export const unlearn = (): Promise<undefined> => ask("DELETE", "/api/learnt");

export const how = (game: string): Promise<HowToPlay> => ask("GET", `/api/learn/${game}/how`);

export const shownClauses = (game: string): Promise<ShownList> => ask("GET", `/api/learn/${game}/shown`);

export const shown = (game: string, clause: string): Promise<ShownClause> =>
  ask("GET", `/api/learn/${game}/shown/${clause}`);

export const puzzles = (game: string): Promise<PuzzleList> => ask("GET", `/api/puzzles/${game}`);

export const puzzle = (game: string, number: number, tried: PuzzleTry): Promise<PuzzleNow> =>
  ask("POST", `/api/puzzles/${game}/${number}`, tried);

export const puzzleOfTheDay = (date: string): Promise<PuzzleOfTheDay> =>
  ask("GET", `/api/puzzle-of-the-day?date=${date}`);
