// Generated from the server's types by `python -m vernissage.server.wire.schema typescript`. Do not edit.

export type ClientMessage = Do | Draft | Compose | Undo | Consent | TakeBack | Advise | AskCoach | Hold | Resume | Here | Ping;

export type ServerMessage = Snapshot | Same | Done | Refused | Drafted | Composed | Advised | Coached | Problem | TableNow | Pong;

/** How long people may think: not limited, per decision or per game; over days is only a long clock. */
export interface Clock {
  kind?: "decision" | "game" | "none";
  /** Per decision, or for the whole game. */
  seconds?: number;
  /** When time is up: the game's safe default is played, or a bot sits in until the owner takes the seat back. */
  expiry?: "bot" | "default";
}

/** A nickname is all a guest needs. */
export interface Greeting {
  /** Shown to everybody at the table, as plain text. */
  name: string;
}

/** A name to sign in with, and its password. */
export interface Account {
  login: string;
  password: string;
}

/** A new account for the person of this session. */
export interface Registration {
  login: string;
  password: string;
  /** Shown to everybody at the table, as plain text. */
  name: string;
}

/** Another password for the account of this session; every other browser is signed out. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** A bot token to be made; the name is shown at the table. */
export interface TokenAsked {
  /** Shown to everybody at the table, as plain text. */
  name: string;
}

/** A table to be set up; the number of seats follows from who sits down. */
export interface NewTable {
  game: string;
  /** The game's Setup without `seats`. */
  options?: Record<string, unknown>;
  public?: boolean;
  /** Anybody with the link may look on. */
  watchers?: boolean;
  /** Seats may ask for hints; everybody hears who asks. */
  hints?: boolean;
  /** Onlookers are told each seat's chance to win, some turns later; players never. */
  chances?: boolean;
  clock?: Clock;
  /** A finished table whose deal is played again. */
  deal?: string;
}

/** New settings before the start; what is left out stays. */
export interface TableChange {
  options?: Record<string, unknown> | null;
  public?: boolean | null;
  watchers?: boolean | null;
  hints?: boolean | null;
  chances?: boolean | null;
  clock?: Clock | null;
}

/** A chair to be taken; a second one with another name makes a hot seat. */
export interface Sit {
  name?: string | null;
  /** A seat's part of the deal's seed: 32 random bytes in hexadecimal, made by whoever sits there. */
  share?: string;
  /** To a deal that was played before (TableInfo.deal). */
  agree?: boolean;
}

/** A seat's part of the seed, once the server has committed to its own (TableInfo.share). */
export interface GiveShare {
  /** A seat's part of the deal's seed: 32 random bytes in hexadecimal, made by whoever sits there. */
  share: string;
}

/** A bot for a chair. */
export interface AddBot {
  level: string;
}

/** Words for those who sit at the table, or one of a few signs. */
export interface Say {
  text?: string;
  sign?: "" | "bravo" | "laugh" | "sorry" | "thanks" | "think" | "wow";
}

/** Whether people may talk at the table. */
export interface Talking {
  on: boolean;
}

/** Choices that all happen or none; `seq` is the number of the question they answer, from the picture. */
export interface Do {
  type: "do";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  seq: number;
  actions: string[];
  payload?: unknown;
}

/** The same on a copy, to look at. */
export interface Draft {
  type: "draft";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  actions: string[];
  payload?: unknown;
}

/** One gesture is put together: the run of choices up to its set, and the members of the set; without them the best ones are found. */
export interface Compose {
  type: "compose";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  actions: string[];
  chosen?: string[] | null;
}

/** The seat's last move is to be taken back: at once up to the last seal, beyond it by consent. */
export interface Undo {
  type: "undo";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  seq: number;
}

/** Yes or no to somebody's undo. */
export interface Consent {
  type: "consent";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  yes: boolean;
}

/** The owner takes the seat back from the bot that sat in. */
export interface TakeBack {
  type: "take-back";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
}

/** The seat asks for the best moves a bot sees from its view; everybody hears that it asked. */
export interface Advise {
  type: "hint";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  seq: number;
}

/** The seat asks its coach what there is to say now; the coach sees what the seat sees. */
export interface AskCoach {
  type: "coach";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  /** Of this game: Spoken.name, Coached.taken, Coached.alone. */
  learnt?: string[];
  /** A proposal is wanted, however well the question is known. */
  wanted?: boolean;
}

/** This socket now shows another of the person's seats; None looks on. The hand-over of a hot seat. */
export interface Hold {
  type: "hold";
  seat?: number | null;
}

/** What the client already has, so that only the rest is sent; empty for everything. */
export interface Resume {
  type: "resume";
  mark?: string;
  told?: number;
}

/** Presence without words: the person looks at the table, or does not. */
export interface Here {
  type: "here";
  here: boolean;
}

/** Answered by a pong with the server's time. */
export interface Ping {
  type: "ping";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
}

/** A bot token, shown once; send it as `Authorization: Bearer <token>`. */
export interface Token {
  token: string;
  name: string;
}

/** A browser somebody is signed in with, or a program they made. */
export interface SessionInfo {
  id: string;
  kind: "browser" | "program";
  name: string;
  /** Milliseconds since 1970, by the server's clock. */
  made: number;
  /** Milliseconds since 1970, by the server's clock. */
  expires: number;
  current: boolean;
}

/** Everything that may act in somebody's name, latest first. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** Who this session is, and the tables to return to. */
export interface Me {
  name: string;
  kind: "account" | "bot" | "guest";
  login: string;
  csrf: string;
  tables: TableInfo[];
  closed: ClosedTable[];
}

/** A table as everybody may know it, and which part of it is yours. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  phase: "finished" | "lobby" | "playing";
  public: boolean;
  watchers: boolean;
  hints: boolean;
  chances: boolean;
  options: Record<string, unknown>;
  clock: Clock;
  chairs: ChairInfo[];
  least: number;
  most: number;
  host: boolean;
  waiting: number[];
  undo: UndoRequest | null;
  rematch: string;
  /** Milliseconds since 1970, by the server's clock. */
  made: number;
  /** Milliseconds since 1970, by the server's clock. */
  touched: number;
  commitment: string;
  share: string;
  deal: string;
  begins: number;
  imported: boolean;
  ended: boolean;
  winners: number[];
  totals: number[];
  talk: boolean;
  said: SaidInfo[];
}

/** One chair at a table. */
export interface ChairInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  program: boolean;
  yours: boolean;
  here: boolean;
  stand_in: boolean;
  share: string;
  /** Milliseconds since 1970, by the server's clock. */
  nudged: number;
  resigned: boolean;
}

/** A seat asks to take back a move past a seal; the seats that have not yet consented. */
export interface UndoRequest {
  seat: number;
  wanted: number[];
}

/** What a seat said, or the sign it made. */
export interface SaidInfo {
  n: number;
  seat: number;
  text: string;
  sign: string;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/** A table that cannot be read, and the reason. */
export interface ClosedTable {
  id: string;
  say: Message;
  sentence: string;
}

/** A sentence or the name of a thing, before a reader puts it into words: an id in a catalogue, and arguments. */
export interface Message {
  id: string;
  args?: Record<string, number | string | Message | (number | string | Message)[]>;
}

/** One part of a seed: the hash everybody could see from the start on, and once the game is over the part itself. */
export interface ShareInfo {
  commitment: string;
  share: string;
}

/** What the deal was mixed from: seed = SHA-256 of "vernissage deal", the table, the server's share and each seat's, one a line, as a number; a commitment = SHA-256 of "vernissage share " and the share. */
export interface Fairness {
  table: string;
  server: ShareInfo;
  seats: ShareInfo[];
  seed: string;
  holds: boolean;
  say: Message;
}

/** Public tables, latest first. */
export interface TableList {
  tables: TableInfo[];
}

/** One game, in the language of the request: what it is called, how many play, its options and its bots. */
export interface GameInfo {
  key: string;
  title: string;
  tagline: string;
  minutes: string;
  pictures: string[];
  least: number;
  most: number;
  rivals: number;
  first: Record<string, unknown>;
  standing: Record<string, string>;
  words: string;
  kit: string;
  art: string;
  edition: string;
  levels: string[];
  chances: boolean;
  setup: Record<string, unknown>;
  defaults: Record<string, unknown>;
}

/** A language there are words for. */
export interface Language {
  locale: string;
  name: string;
}

/** One clause of a game's rules. */
export interface ClauseInfo {
  id: string;
  source: string;
  page: string;
  text: string;
  manual: string;
}

/** A value no booklet states, and why it was chosen. */
export interface HouseValue {
  group: string;
  row: string;
  why: string;
}

/** How many clauses the engine itself decides. */
export interface Coverage {
  clauses: number;
  decided: number;
  manual: number;
}

/** Everything the rules pages show. */
export interface Rules {
  key: string;
  title: string;
  edition: string;
  clauses: ClauseInfo[];
  house: HouseValue[];
  components: Record<string, Record<string, unknown>[]>;
  coverage: Coverage;
}

/** What a table of a game needs to be read; its address is named after its content. */
export interface Kit {
  info: GameInfo;
  words: string;
  rules: Rules;
}

/** One thing the seat may do now; an element on the table named in `targets` is its button. */
export interface Option {
  id: number;
  text: string;
  say: Message;
  clause: string;
  targets: string[];
  forced: boolean;
  quiet: boolean;
}

/** A move of several small choices as one gesture: what is touched, in order, and the run of choices it means. */
export interface Gesture {
  touches: string[];
  actions: string[];
  say: Message;
  opens: boolean;
}

/** One member a set may have: the choice that names it, and the thing on the table it touches. */
export interface Part {
  text: string;
  target: string;
  say: Message;
}

/** A gesture with its set: the run of choices to send, or why it does not do yet, and what it would bring. */
export interface Composed {
  type: "composed";
  id: string;
  seq: number;
  actions: string[];
  chosen: string[];
  parts: Part[];
  paid: number;
  price: number;
  say: Message | null;
  preview: Message[];
}

/** One line of the journal as this seat may read it. */
export interface JournalLine {
  clause: string;
  seat: number;
  say: Message;
  args: Record<string, string | number>;
  shot: Shot | null;
}

/** What is seen of some lines that are told together. */
export interface Shot {
  say?: Message | null;
  flights?: Flight[];
  glows?: string[];
}

/** A thing on its way: its picture, and where it starts and lands. Places are named as the targets of options are, the most exact first; a table takes the first it can see. */
export interface Flight {
  thing: string;
  start: string[];
  end: string[];
}

/** When the time of a seat runs out; seat -2 is the sandglass of the table. */
export interface Deadline {
  seat: number;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/** The whole table as one seat may see it. `mark` names the content: equal pictures have equal marks. */
export interface Snapshot {
  type: "snapshot";
  mark: string;
  seat: number;
  seq: number;
  goal: Message | null;
  view: Views[keyof Views];
  options: Option[];
  gestures: Gesture[];
  waiting: number[];
  deadlines: Deadline[];
  undo: "consent" | "free" | "no";
  result: Result | null;
  seed: string;
  told_from: number;
  told: JournalLine[];
}

/** How a game ended; several winners share it, none means that the gallery won. */
export interface Result {
  winners: number[];
  totals: number[];
  sheet: ScoreLine[];
}

/** Points of one seat from one source. */
export interface ScoreLine {
  seat: number;
  clause: string;
  points: number;
  note?: Message | null;
  name?: string;
}

/** Nothing has changed since the picture the client resumed from. */
export interface Same {
  type: "same";
  mark: string;
}

/** The command has happened and is stored; sent again for a repeated command. */
export interface Done {
  type: "done";
  id: string;
  asked: boolean;
}

/** A move the rules do not allow: clause, what to say and the nearest moves that are allowed. */
export interface Refused {
  type: "refused";
  id: string;
  clause: string;
  say: Message;
  sentence: string;
  action: string;
  nearest: Option[];
}

/** What the drafted moves would bring, up to the first that is refused or would turn something over. */
export interface Drafted {
  type: "drafted";
  id: string;
  view: Views[keyof Views];
  options: Option[];
  told: JournalLine[];
  clause: string;
  say: Message | null;
  sealed: boolean;
}

/** One move a hint names, with what it gains and costs. */
export interface Advice {
  id: number;
  text: string;
  say: Message;
  value: number;
  worth: Message;
  equal: boolean;
  targets: string[];
}

/** The best moves for the seat's question, the best first; only the seat that asked receives them. */
export interface Advised {
  type: "hinted";
  id: string;
  seq: number;
  moves: Advice[];
}

/** What a coach says when something happens for the first time, and the things on the table it points at. */
export interface CoachRemark {
  name: string;
  say: Message;
  point: string[];
}

/** The next sensible thing, with its reason. */
export interface CoachProposal {
  moves: string[];
  payload: unknown;
  say: Message;
  point: string[];
}

/** What the coach has for a seat now; only the seat that asked receives it. */
export interface Coached {
  type: "coached";
  id: string;
  seq: number;
  remarks: CoachRemark[];
  proposal: CoachProposal | null;
  taken: string;
  alone: string;
  proposes: boolean;
}

/** A message that could not be used: stale, malformed, too fast, not allowed. */
export interface Problem {
  type: "problem";
  id: string;
  code: string;
  say: Message;
  sentence: string;
}

/** The table's settings and chairs have changed. */
export interface TableNow {
  type: "table";
  table: TableInfo;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** One distinct picture of a game that is looked through again. */
export interface ReplayStep {
  at: number;
  last: number;
  n: number;
  seat: number;
  view: Views[keyof Views];
  told: JournalLine[];
  move: string;
  standing: Record<string, number[]>;
  result: Result | null;
}

/** One step of a game at a glance. */
export interface ReplayFrame {
  at: number;
  n: number;
  seat: number;
  round: number;
  turn: boolean;
  told: JournalLine[];
}

/** A whole game at a glance, to jump about in. */
export interface ReplayStrip {
  seat: number;
  frames: ReplayFrame[];
}

/** A record that has become a finished table. */
export interface Imported {
  id: string;
}

/** An error over REST (RFC 9457, application/problem+json). */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  say: Message;
  clause: string;
  nearest: Option[];
}

/** One lesson of a game. */
export interface LessonInfo {
  name: string;
  title: Message;
  steps: number;
}

/** What there is to learn of a game, in the order in which it is taught. */
export interface Course {
  key: string;
  lessons: LessonInfo[];
}

/** What a learner does: moves, one after the other, or none where a step is only read. */
export interface LessonAnswer {
  moves?: string[];
  payload?: unknown;
}

/** Every answer so far that was kept, and one more; the server remembers nothing of a lesson. */
export interface LessonTry {
  answers?: LessonAnswer[];
  attempt?: LessonAnswer | null;
}

/** Where a lesson stands: what is said and pointed at, the table, and what the last answer got. */
export interface LessonNow {
  name: string;
  step: number;
  steps: number;
  say: Message;
  point: string[];
  does: boolean;
  names: string[];
  snapshot: Snapshot;
  outcome: "" | "kept" | "nudge" | "on" | "refused";
  praise: Message | null;
  refusal: Message | null;
  nudge: Message | null;
  next: string;
}

/** One of the pictures of how to play: a real table, what is said of it, and what is pointed at. */
export interface HowPicture {
  say: Message;
  point: string[];
  names: string[];
  snapshot: Snapshot;
}

/** How a game is played, in pictures. */
export interface HowToPlay {
  key: string;
  pictures: HowPicture[];
}

/** The clauses of a game that can be shown happening, and those that refuse or score and cannot, each with why. */
export interface ShownList {
  key: string;
  clauses: string[];
  unshown: Record<string, string>;
}

/** A clause at work: the table before, the move, and what came of it. */
export interface ShownClause {
  clause: string;
  seat: number;
  names: string[];
  before: Snapshot;
  after: Snapshot;
  move: Message;
  point: string[];
  refusal: Message | null;
  told: JournalLine[];
  points: Message[];
}

/** What somebody has learnt, to be kept with what their account knows already. */
export interface LearntMore {
  items: string[];
}

/** Everything an account has learnt: lessons done, puzzles solved, what the coach need not say again. */
export interface LearntAll {
  items: string[];
}

/** One puzzle of a game: its number, and how many levels of bots miss it. */
export interface PuzzleInfo {
  number: number;
  kind: string;
  hard: number;
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleList {
  key: string;
  puzzles: PuzzleInfo[];
}

/** The puzzle of a date, the same for everybody. */
export interface PuzzleOfTheDay {
  date: string;
  key: string;
  number: number;
}

/** Every move made so far on the puzzle's table; `show` asks for the solution. */
export interface PuzzleTry {
  moves?: string[];
  show?: boolean;
}

/** Where a puzzle stands; why and the solution are told once it is solved, missed, or given up. */
export interface PuzzleNow {
  key: string;
  number: number;
  hard: number;
  question: Message;
  names: string[];
  snapshot: Snapshot;
  outcome: "" | "on" | "refused" | "solved" | "wrong";
  refusal: Message | null;
  why: Message | null;
  solution: Message[];
}

/** A move as it can be read and shown on the table. */
export interface NamedMove {
  text: string;
  seat: number;
  say: Message;
  targets: string[];
}

/** One decision of a seat, weighed by what the seat could know. */
export interface ReviewedChoice {
  n: number;
  seat: number;
  played: string;
  best: NamedMove | null;
  loss: number;
  luck: number;
  grade: "" | "blunder" | "inaccuracy" | "mistake";
}

/** One of the choices of a seat that mattered most. */
export interface ReviewedMoment {
  n: number;
  played: NamedMove;
  best: NamedMove;
  chances: number;
  points: number;
  unlucky: boolean;
  why: Message;
  gains: Message[];
  gives: Message[];
  line: NamedMove[];
}

/** How a seat came from its chance at the start to its result: start + luck + skill + others = result. */
export interface ReviewedSeat {
  seat: number;
  start: number;
  result: number;
  luck: number;
  skill: number;
  others: number;
  accuracy: number;
  decisions: number;
  error: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  moments: ReviewedMoment[];
}

/** What decided a finished game. */
export interface ReviewInfo {
  version: number;
  game: string;
  model: string;
  depth: number;
  curve: Chance[];
  choices: ReviewedChoice[];
  seats: ReviewedSeat[];
  drawings: DrawingReview[];
}

/** One point of the curves: the chance of each seat to win. */
export interface Chance {
  n: number;
  true: number[];
  known: number[];
}

/** One drawing of #ARTBOX: how it was read. */
export interface DrawingReview {
  n: number;
  seat: number;
  round: number;
  word: string;
  recognised: number;
  taken: Taken[];
  hard: boolean;
  id: string;
  drawing: Record<string, unknown>;
  bots: Record<string, unknown>;
}

/** What somebody took a drawing for. */
export interface Taken {
  seat: number;
  word: string;
  right: boolean;
  id: string;
}

/** A review, or how far it has come; ask again while it is waiting or working. */
export interface ReviewNow {
  state: "done" | "failed" | "waiting" | "working";
  ahead: number;
  done: number;
  total: number;
  curve: Chance[];
  say: Message | null;
  review: ReviewInfo | null;
}

/** Each seat's chance to win as an onlooker could know it, at every quiet position but the latest ones. */
export interface WatchedChances {
  points: number[][];
  behind: number;
  more: boolean;
}

/** A moment of a finished game to be played on from, against bots. */
export interface PlayOn {
  /** Entries of the record that have been made by then. */
  n: number;
  seat: number;
}

/** The best a seat ever had of something that is counted. */
export interface Peak {
  value: number;
  n: number;
}

/** A finished game of one person. */
export interface PastGame {
  table: string;
  game: string;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  seat: number;
  seats: number;
  won: boolean;
  place: number;
  points: number;
  rivals: string[];
  fresh: boolean;
  accuracy: number | null;
  luck: number | null;
  blunders: number;
  mistakes: number;
}

/** The best somebody ever had of something that is counted, and where that was. */
export interface Best {
  measure: string;
  value: number;
  table: string;
  seat: number;
  n: number;
}

/** One kind of move that somebody chose where another kind was better, again and again. */
export interface Habit {
  played: Message;
  best: Message;
  times: number;
  chances: number;
  table: string;
  seat: number;
  n: number;
}

/** How somebody does in one game; games that were not fresh do not count. */
export interface GameHistory {
  game: string;
  played: number;
  won: number;
  expected: number;
  most: number;
  most_at: string;
  reviewed: number;
  accuracy: number | null;
  bests: Best[];
  habits: Habit[];
}

/** Everything somebody has finished here, latest first, and what it comes to by game. */
export interface History {
  name: string;
  games: GameHistory[];
  past: PastGame[];
  unread: boolean;
}

/** The table of Art Decko from one seat. */
export interface ArtDeckoView {
  seat: number;
  asks: Decision[];
  waiting: number[];
  round: number;
  turn: number;
  action: number;
  start: number;
  over: boolean;
  bought_at: string;
  market: Market[];
  galleries: Gallery[];
  track: number[];
  tokens_gone: number[];
  cadmium: string[];
  cadmium_deck: number;
  cadmium_rest: string[] | null;
  sienna: number;
  painting_deck: number;
  exhibitions: Exhibition[];
  bonus_spaces: number[];
  bag: string[];
  spaces: string[][];
  removed: string[];
  players: Player[];
  known_cards: boolean;
  ending: string[];
  plan: Plan | null;
}

/** One small question put to one seat. */
export interface Decision {
  seat: number;
  ask: string;
  clause: string;
  secret?: boolean;
  payload?: boolean;
  sandglass?: number;
  race?: boolean;
  timed?: boolean;
  number?: number;
}

/** A marker of the rating board with what its row means now; gold has a ratio instead of values. */
export interface Market {
  id: string;
  rating: number;
  pays: number;
  points: number;
  ratio: number;
}

/** One gallery with its cost token. */
export interface Gallery {
  id: string;
  name: string;
  cost: number;
  rise: number;
  limit: number;
  paintings: string[];
}

/** One room of the Museum. */
export interface Exhibition {
  id: string;
  name: string;
  cost: number;
  rise: number;
  tile: string;
  tile_name: string;
  invitations: string[];
  hung: Hanging[];
  column: number[];
}

/** A painting in the Museum: whose it is, which invitation it used and what it scored. */
export interface Hanging {
  card: string;
  seat: number;
  marker: string;
  points: number;
}

/** One seat: cards that are hidden from the viewer are counted, not named. */
export interface Player {
  seat: number;
  color: string;
  number: number;
  score: number;
  ribbons: number;
  exhibited: boolean;
  hand_size: number;
  hand: string[] | null;
  draw_size: number;
  draw: string[] | null;
  discard: string[];
  known: string[] | null;
  rank: number;
  worth: number | null;
}

/** What the asked seat has chosen of its action so far; nobody else sees it. */
export interface Plan {
  phase: string;
  purpose: string;
  place: string;
  want: number;
  picks: string[];
  marker: string;
  bonus: string;
  cost: number;
  paid: string[];
  total: number;
  discards: string[];
}

/** Two to four seats, with or without the gold tiles and the record of known cards. */
export interface ArtDeckoSetup {
  /** How many people and bots play. */
  seats: number;
  /** Piles set out by hand, for tests, puzzles and lessons; leave empty for a normal game. */
  rig?: Record<string, string> | null;
  /** Three more bonus tiles, which change what gold is worth at the end; leave them out in somebody's first game. */
  gold_tiles?: boolean;
  /** Show what everybody could remember of each deck and of the Cadmium deck. */
  known_cards?: boolean;
  /** The seat that begins; -1 draws it at random. */
  start?: number;
}

/** The table of Art Society as one seat may know it. */
export interface ArtSocietyView {
  seat: number;
  asks: Decision[];
  waiting: number[];
  seats: number;
  decor_orientation: string;
  show_opponent_bid_history: boolean;
  revise_window: boolean;
  allow_declining_exchange: boolean;
  automatic_decor_exchange: boolean;
  columns: number;
  rows: number;
  stars: number[][];
  eyeline: number[];
  phase: string;
  round: number;
  gavel: number;
  supply: Record<string, number>;
  decor: number[];
  museum: Record<string, Painting[]>;
  markers: Record<string, number>;
  multipliers: Record<string, number>;
  picked: string[];
  offer: Painting[];
  order: number[];
  turn: number;
  answered: number[];
  rehanging: number[];
  new: Painting | null;
  must_hang: boolean;
  bonuses: Bonus[];
  decor_in_hand: number;
  lifted: string;
  collectors: Collector[];
  supply_tiles: Record<string, string[]> | null;
}

/** A painting that lies face up. */
export interface Painting {
  id: string;
  type: string;
  frame: string;
  format: string;
  number: number;
  width: number;
  height: number;
}

/** Decor that has to be taken: one tile of at most `budget`, or tiles that add up to it exactly. */
export interface Bonus {
  budget: number;
  exact: boolean;
}

/** One player's side of the table. */
export interface Collector {
  seat: number;
  wall: Hung[];
  empty: number;
  estimate: number;
  assistant: string;
  assistant_since: string;
  surplus: string[];
  surplus_this_round: boolean;
  starter: string;
  hand: number[] | null;
  cards_left: number;
  stack: number[];
  shown: number;
  bid: number | null;
}

/** A tile on a wall, with its upper left cell. */
export interface Hung {
  tile: string;
  x: number;
  y: number;
  width: number;
  height: number;
  type?: string;
  frame?: string;
  faux_pas?: boolean;
  fresh?: boolean;
  kept?: boolean;
}

/** A table of Art Society: every switch stands as the rulings say. */
export interface ArtSocietySetup {
  /** How many collectors play. */
  seats?: number;
  /** Piles set out by hand, for tests, puzzles and lessons; leave empty for a normal game. */
  rig?: Record<string, string> | null;
  /** Decor of size 2 and 3 hangs level or upright, or level only. */
  decor_orientation?: "free" | "horizontal_only";
  /** Everybody may look through all bidding stacks; otherwise only the last bid lies open. */
  show_opponent_bid_history?: boolean;
  /** Before a round closes everybody may hang this round's tiles anew. */
  revise_window?: boolean;
  /** A painting that does not fit may be stored as surplus although the museum has one that would fit. */
  allow_declining_exchange?: boolean;
  /** When a decor size has run out, decor on the walls is exchanged to free it; otherwise that size is gone. */
  automatic_decor_exchange?: boolean;
}

/** The table of #ARTBOX from one seat. */
export interface ArtboxView {
  seat: number;
  asks: Decision[];
  waiting: number[];
  options: Options;
  phase: string;
  stopped: boolean;
  round: number;
  maestro: number;
  players: ArtboxPlayer[];
  dealt: WordCard[];
  words: WordCard[];
  returned: WordCard[];
  roll: Record<string, number>;
  faces: string[];
  sketches: Sketch[];
  saves_left: number;
  board: Picture[];
  row: WordCard[];
  decoys: WordCard[] | null;
  sheet: number[];
  sandglass_turned_by: number | null;
  awards: Award[];
  gallery: GalleryRound[];
  deck: number;
  cards: number;
  used: WordCard[];
}

/** The rules this table plays by. */
export interface Options {
  variant: string;
  frame: boolean;
  expert_winner: string;
  sandglass: number;
  draw_limit: number;
  caps: boolean;
  pace: string;
  hours: number;
  require_one_correct: boolean;
  scramble_orientation: boolean;
  illegal_finish: string;
  vacated_seat: string;
  avoid_confusable_decoys: boolean;
  language: string;
  difficulty: number[];
  categories: string[];
  own_words: string[];
  tokens_to_end: number;
}

/** What everybody knows of one seat. */
export interface ArtboxPlayer {
  red: number;
  gray: number;
  number: number;
  chosen: boolean;
  finished: boolean;
  matched: boolean;
  ready: boolean;
  gone: boolean;
}

/** One word card lying face up for whoever sees this. */
export interface WordCard {
  id: string;
  word: string;
}

/** One of the own drawings with what the judge says of it (AB-UI-08). */
export interface Sketch {
  word: WordCard;
  drawing: Record<string, unknown>;
  legal: boolean;
  faults: Blame[];
}

/** One reason why a drawing is not legal; shape -1 is the drawing as a whole. */
export interface Blame {
  shape: number;
  code: string;
  clause: string;
  say: Message;
}

/** One numbered place of the Drawings board; what is not yet unveiled is empty. */
export interface Picture {
  slot: number;
  drawing: Record<string, unknown>;
  mine: boolean;
  artist: number | null;
  number: number | null;
  word: WordCard | null;
  right: number[] | null;
  guesses: (WordCard | null)[] | null;
  legal: boolean | null;
  faults: Blame[] | null;
}

/** Who took a token and how it was decided, in words (AB-FLOW-10). */
export interface Award {
  clause: string;
  seats: number[];
  say: Message;
}

/** One finished round in the gallery of the game. */
export interface GalleryRound {
  round: number;
  maestro: number;
  roll: number[];
  pictures: ArtboxHung[];
  decoys: WordCard[];
  first: number[];
  second: number[];
  returned: WordCard[];
}

/** A drawing of an earlier round in the gallery of the game (AB-ROUND-06). */
export interface ArtboxHung {
  slot: number;
  artist: number;
  number: number;
  word: WordCard;
  drawing: Record<string, unknown>;
  right: number[];
  guesses: (WordCard | null)[];
  legal: boolean;
  unfinished: boolean;
}

/** Variant and options are fixed before the first round; a table plays one variant (AB-SETUP-10, AB-RULING-22). */
export interface ArtboxSetup {
  /** How many people and bots play. */
  seats: number;
  /** Piles set out by hand, for tests, puzzles and lessons; leave empty for a normal game. */
  rig?: Record<string, string> | null;
  /** standard; expert: tokens lie red or gray side up and a combination ends the game; simplified: fewer shapes may be used, ties share, two tokens fewer end the game (with 7 or 8 players that is a single round). */
  variant?: "expert" | "simplified" | "standard";
  /** Expert only: each drawing must touch three sides of the frame. */
  frame?: boolean;
  /** Expert only: whoever holds most tokens wins, or the one who completes a combination. */
  expert_winner?: "achiever" | "most_tokens";
  /** The seat of the first Maestro; 0 draws lots. */
  first_maestro?: number;
  /** Seconds in the sandglass. */
  sandglass?: 30 | 45 | 60 | 90 | 120;
  /** Seconds left to draw once the first has finished; 0 is the rule of no limit. */
  draw_limit?: 0 | 60 | 90 | 120;
  /** Go on without a player who is away too long. */
  caps?: boolean;
  /** live; relaxed: no caps and the longest sandglass; days: each phase has a deadline in hours. */
  pace?: "days" | "live" | "relaxed";
  /** Hours per phase at the pace of days. */
  hours?: 8 | 12 | 24 | 48 | 72;
  /** Give a token only for at least one correct guess. */
  require_one_correct?: boolean;
  /** Turn the drawings at random, so that up and down are lost. */
  scramble_orientation?: boolean;
  /** A drawing that is not legal may be handed in after a warning, or not at all. */
  illegal_finish?: "block" | "confirm";
  /** Who leaves for good is replaced by a bot, or the seat stays empty. */
  vacated_seat?: "bot" | "empty";
  /** No decoy that is easily taken for a word being drawn. */
  avoid_confusable_decoys?: boolean;
  /** The language of the words. */
  language?: "en";
  /** Easy, middling and hard words. */
  difficulty?: (1 | 2 | 3)[];
  /** Only words of these kinds; none chosen means all. */
  categories?: ("animal" | "body" | "character" | "clothing" | "food" | "home" | "media" | "nature" | "place" | "play" | "tool" | "transport")[];
  /** How many word cards the deck has at most. */
  deck_size?: number;
  /** The table's own words instead of the pack, one each. */
  own_words?: string[];
}

/** The table of Avant Carde from one seat. */
export interface AvantCardeView {
  seat: number;
  asks: Decision[];
  waiting: number[];
  phase: string;
  round: number;
  first: number;
  active: number;
  turns: number;
  patrons: string[];
  patron_pictures: string[];
  awards: number;
  extras: number;
  gems: number;
  section: string;
  beginners_shuffle: boolean;
  odd_limit: number;
  most_rounds: number;
  stacks: StackView[];
  players: PlayerView[];
  trash: string[];
  made: number;
  left: number;
  tucks: number;
  change_spent: boolean;
  twos_used: boolean;
  used: number[];
  copied: number[];
  forging: number;
  forge_offset: number;
  forge_queue: number[];
}

/** A gallery stack: its open top, what was tucked under it, and what must lie between. */
export interface StackView {
  number: number;
  size: number;
  top: string;
  tucked: string[];
  unseen: string[];
}

/** One player's things. */
export interface PlayerView {
  seat: number;
  awards: number;
  change: boolean;
  gem: boolean;
  finished: boolean;
  hand_size: number;
  hand: string[];
  sure: string[];
  deck_size: number;
  discard: string[];
  line: LineCard[];
  unseen: string[];
  designers: number;
  promised: number;
  waits: number;
  made: number;
  buys: number[];
  forged: number[];
  private: Private | null;
}

/** A card in a line; an empty name is a card this seat may not know. */
export interface LineCard {
  card: string;
  color: string;
  numbers: number[];
  concealed: boolean;
  shown: boolean;
  spent: boolean;
  unveiled: boolean;
  copies: number;
  finals: number;
  early: number[];
}

/** What only the seat itself knows while it plays its line. */
export interface Private {
  schmoozers: number;
  tint: string;
  hoarders: number[];
  held: string[];
  questions: Question[];
  opening_hand: number;
  opening_deck: number;
  opening_discard: string[];
}

/** An open power of the Play part. */
export interface Question {
  spot: number;
  number: number;
  step: number;
  times: number;
  first: number;
}

/** One to five seats; a set of patrons, any of which may be replaced number by number (AC-SETUP-14, AC-SETUP-15). */
export interface AvantCardeSetup {
  /** How many people and bots play. */
  seats: number;
  /** Piles set out by hand, for tests, puzzles and lessons; leave empty for a normal game. */
  rig?: Record<string, string> | null;
  /** The set of patrons; the New Yorkers are best for first games. */
  patrons?: string;
  /** Another patron for the 2s, from any set. */
  two?: string;
  /** Another patron for the 3s, from any set. */
  three?: string;
  /** Another patron for the 4s, from any set. */
  four?: string;
  /** Another patron for the 5s, from any set. */
  five?: string;
  /** Another patron for the 6s, from any set. */
  six?: string;
  /** Another patron for the 7s, from any set. */
  seven?: string;
  /** Starter decks in seat order; left empty, they are dealt at random. */
  decks?: ("orange-blue" | "orange-purple" | "red-blue" | "red-orange" | "red-purple")[];
  /** Every round starts with all own cards shuffled together; easier to play, casual results. */
  beginners_shuffle?: boolean;
  /** One player only: 8, 12, 16 or 20 awards to win. */
  solo_level?: "easy" | "expert" | "hard" | "normal";
  /** One player only: a Hidden Gem pays $1 from round 2 on. */
  solo_hidden_gem?: boolean;
  /** A game that has not ended by itself is scored after so many rounds. */
  most_rounds?: number;
  /** The Philosopher may name 11 and 13 besides 1, 3, 5 and 7. */
  philosopher_high?: boolean;
}

export interface Views {
  art_decko: ArtDeckoView;
  art_society: ArtSocietyView;
  artbox: ArtboxView;
  avant_carde: AvantCardeView;
}

export interface Setups {
  art_decko: ArtDeckoSetup;
  art_society: ArtSocietySetup;
  artbox: ArtboxSetup;
  avant_carde: AvantCardeSetup;
}
