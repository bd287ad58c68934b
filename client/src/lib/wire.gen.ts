// Generated from the server's types by `python -m vernissage.server.schema typescript`. Do not edit.

export type ClientMessage = Do | Draft | Undo | Consent | TakeBack | Hint | Hold | Resume | Here | Ping;

export type ServerMessage = Picture | Same | Done | Refused | Drafted | Hinted | Problem | TableNow | Pong;

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
  clock?: Clock | null;
}

/** A chair to be taken; a second one with another name makes a hot seat. */
export interface Sit {
  name?: string | null;
}

/** A bot for a chair. */
export interface AddBot {
  level: string;
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
export interface Hint {
  type: "hint";
  /** Chosen by the sender; a command sent twice happens once. */
  id: string;
  seq: number;
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

/** Who this session is, and the tables to return to. */
export interface Me {
  name: string;
  kind: "account" | "bot" | "guest";
  login: string;
  csrf: string;
  tables: TableInfo[];
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
}

/** A seat asks to take back a move past a seal; the seats that have not yet consented. */
export interface UndoRequest {
  seat: number;
  wanted: number[];
}

/** Public tables, latest first. */
export interface TableList {
  tables: TableInfo[];
}

/** One game: what it is called, how many play, its options and its bots. */
export interface GameInfo {
  key: string;
  title: string;
  least: number;
  most: number;
  edition: string;
  levels: string[];
  setup: Record<string, unknown>;
  defaults: Record<string, unknown>;
}

/** One clause of a game's rules. */
export interface ClauseInfo {
  id: string;
  source: string;
  page: string;
  text: string;
  refusal: string;
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

/** One thing the seat may do now; an element on the table named in `targets` is its button. */
export interface Option {
  id: number;
  text: string;
  sentence: string;
  clause: string;
  targets: string[];
}

/** One line of the journal as this seat may read it. */
export interface ToldLine {
  clause: string;
  seat: number;
  sentence: string;
  args: Record<string, string | number>;
}

/** When the time of a seat runs out; seat -2 is the sandglass of the table. */
export interface Deadline {
  seat: number;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
}

/** The whole table as one seat may see it. `mark` names the content: equal pictures have equal marks. */
export interface Picture {
  type: "picture";
  mark: string;
  seat: number;
  seq: number;
  view: Views[keyof Views];
  options: Option[];
  waiting: number[];
  deadlines: Deadline[];
  undo: "consent" | "free" | "no";
  result: Result | null;
  seed: string;
  told_from: number;
  told: ToldLine[];
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
  note?: string;
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

/** A move the rules do not allow: clause, sentence and the nearest moves that are allowed. */
export interface Refused {
  type: "refused";
  id: string;
  clause: string;
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
  told: ToldLine[];
  clause: string;
  sentence: string;
}

/** One move a hint names, with what it gains and costs. */
export interface Advice {
  id: number;
  text: string;
  sentence: string;
  value: number;
  equal: boolean;
  targets: string[];
}

/** The best moves for the seat's question, the best first; only the seat that asked receives them. */
export interface Hinted {
  type: "hinted";
  id: string;
  seq: number;
  moves: Advice[];
}

/** A message that could not be used: stale, malformed, too fast, not allowed. */
export interface Problem {
  type: "problem";
  id: string;
  code: string;
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
export interface Step {
  at: number;
  last: number;
  seat: number;
  view: Views[keyof Views];
  told: ToldLine[];
  move: string;
  result: Result | null;
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
  clause: string;
  nearest: Option[];
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
  /** Play with the three gold bonus tiles; leave them out in somebody's first game. */
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
  board: ArtboxPicture[];
  row: WordCard[];
  decoys: WordCard[] | null;
  sheet: number[];
  corrections_left: number;
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
  sentence: string;
}

/** One numbered place of the Drawings board; what is not yet unveiled is empty. */
export interface ArtboxPicture {
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
  sentence: string;
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
  /** Expert only: the one who completes a combination wins, or whoever holds most tokens then. */
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
  patrons?: "londoners" | "new_yorkers" | "parisians" | "tokyoites";
  /** Another patron for the 2s, from any set. */
  two?: "" | "collector" | "curator" | "perfectionist" | "thief";
  /** Another patron for the 3s, from any set. */
  three?: "" | "archivist" | "hipster" | "impersonator" | "snob";
  /** Another patron for the 4s, from any set. */
  four?: "" | "conservator" | "gallerist" | "journalist" | "philosopher";
  /** Another patron for the 5s, from any set. */
  five?: "" | "dealer" | "forger" | "futurist" | "schmoozer";
  /** Another patron for the 6s, from any set. */
  six?: "" | "designer" | "investor" | "launderer" | "trendoid";
  /** Another patron for the 7s, from any set. */
  seven?: "" | "completionist" | "critic" | "eccentric" | "hoarder";
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
