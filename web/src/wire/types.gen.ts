// Made by `npm run types` from gondwana/server/schemas: change it there.

export type ClientMessage = Play | Undo | Restart | Look | Ping;
export type ServerMessage = TableMessage | Moved | TableChanged | Refused | Pong;

export interface Messages {
  Ask: Ask;
  At: At;
  BotLevel: BotLevel;
  Choice: Choice;
  Error: Error;
  ErrorBody: ErrorBody;
  Example: Example;
  Foreseen: Foreseen;
  Foresight: Foresight;
  Frame: Frame;
  GameInfo: GameInfo;
  Line: Line;
  Lobby: Lobby;
  Look: Look;
  Mark: Mark;
  Me: Me;
  Moved: Moved;
  NewName: NewName;
  NewSeat: NewSeat;
  NewTable: NewTable;
  OptionInfo: OptionInfo;
  OwnTerm: OwnTerm;
  Ping: Ping;
  Play: Play;
  Pong: Pong;
  Preparation: Preparation;
  Refused: Refused;
  Replay: Replay;
  Restart: Restart;
  Seat: Seat;
  SeatName: SeatName;
  ServerStatus: ServerStatus;
  Stage: Stage;
  StandIn: StandIn;
  Step: Step;
  Table: Table;
  TableChanged: TableChanged;
  TableMessage: TableMessage;
  Term: Term;
  Text: Text;
  Undo: Undo;
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
}
/**
 * The open question of a seat; without choices it can only take back what it answered.
 */
export interface Ask {
  number: number;
  prompt: string | null;
  text: Text | null;
  choices: Choice[];
  undo: boolean;
  restart: boolean;
  reveals: boolean;
}
/**
 * A text by its key, with the values that stand in it.
 */
export interface Text {
  key: string;
  args: {
    [k: string]: number | string | OwnTerm | SeatName | Term;
  };
}
/**
 * In a text: another text, of something that belongs to whoever sits there.
 */
export interface OwnTerm {
  term: string;
  seat: number;
}
/**
 * In a text: the name of whoever sits there.
 */
export interface SeatName {
  seat: number;
}
/**
 * In a text: another text.
 */
export interface Term {
  term: string;
}
/**
 * One answer that is allowed: the things on the board where it happens, and what it brings.
 *
 * `leads` is the question that it leads the same seat to, alone, if nothing is uncovered or drawn; `warns` says what
 * would be wasted, and is asked about once more.
 */
export interface Choice {
  move: number;
  word: string;
  at: string[];
  text: Text;
  preview: {
    [k: string]: unknown;
  } | null;
  brings: Text[];
  warns: Text | null;
  leads: string | null;
}
/**
 * The table after its first entries.
 */
export interface At {
  number: number;
  view: {
    [k: string]: unknown;
  };
  lines: Line[];
}
/**
 * A line of the log; `stage` counts the headings under which one entry tells.
 */
export interface Line {
  number: number;
  stage: number;
  seat: number | null;
  text: Text;
  at: string[];
  group: Text | null;
}
/**
 * How strong a bot shall be.
 */
export interface BotLevel {
  level: string;
}
/**
 * Why something was refused.
 */
export interface Error {
  code: string;
  message: string;
  allowed: unknown[];
}
/**
 * The body of every answer that is no success.
 */
export interface ErrorBody {
  error: Error;
}
/**
 * A few moves of a real game, for the rules page.
 */
export interface Example {
  game: string;
  seats: number;
  options: {
    [k: string]: string;
  };
  frames: Frame[];
}
/**
 * A picture of a worked turn, and what led to it.
 */
export interface Frame {
  view: {
    [k: string]: unknown;
  };
  scores: number[];
  lines: Line[];
}
/**
 * What those answers would bring together.
 */
export interface Foreseen {
  brings: Text[];
}
/**
 * Answers that are laid out and not yet sent; `number` is how many entries the client had seen.
 */
export interface Foresight {
  number: number;
  /**
   * @maxItems 200
   */
  steps: Step[];
}
/**
 * An answer to come: its question by name, and the thing at which it is given or its word.
 */
export interface Step {
  question: string;
  answer: string;
}
/**
 * What a lobby needs to know about a game.
 */
export interface GameInfo {
  slug: string;
  seats: number[];
  options: OptionInfo[];
  levels: string[];
  reconstructed: boolean;
}
/**
 * Something that the players agree on before the game.
 */
export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  seats: number[];
  needs: {
    [k: string]: string[];
  };
}
/**
 * The public tables, newest first, and those where this browser has a seat.
 */
export interface Lobby {
  public: Table[];
  mine: Table[];
}
/**
 * A table as one viewer may know it; `rematch` is where its players meet again.
 */
export interface Table {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  public: boolean;
  status: 'open' | 'preparing' | 'playing' | 'over' | 'stuck';
  seats: Seat[];
  you: number | null;
  owner: boolean;
  number: number;
  asked: number[];
  since: string;
  scores: number[];
  places: number[] | null;
  commitment: string;
  secret: string | null;
  rematch: string | null;
  problem: string | null;
}
/**
 * A place at the table; it has a level while a bot plays there, also when the bot plays for a person.
 */
export interface Seat {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  level: string | null;
  trait: string | null;
  connected: boolean;
  you: boolean;
}
/**
 * Asks for the whole table again.
 */
export interface Look {
  type: 'look';
}
/**
 * A place in a replay worth jumping to.
 */
export interface Mark {
  number: number;
  text: Text;
}
/**
 * Who this browser is.
 */
export interface Me {
  id: string;
  name: string | null;
}
/**
 * New entries are committed: from `before` entries to `number` entries; `by` are the seats that made them.
 *
 * `on_the_way` are the pictures after each stage of the entry but its last: before a scoring, before a new round.
 */
export interface Moved {
  type: 'moved';
  before: number;
  number: number;
  by: number[];
  table: Table;
  view: {
    [k: string]: unknown;
  } | null;
  ask: Ask | null;
  on_the_way: Stage[];
  lines: Line[];
  undone: number[];
}
/**
 * The table in the middle of an entry, when the log comes to another heading.
 */
export interface Stage {
  view: {
    [k: string]: unknown;
  };
  scores: number[];
}
/**
 * The name that others shall see.
 */
export interface NewName {
  name: string;
}
/**
 * Who shall sit on a seat of a new table.
 */
export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  level?: string | null;
}
/**
 * A table to open; it begins as soon as no seat is open.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: string;
  };
  seats: NewSeat[];
  public?: boolean;
}
/**
 * Asks whether the server is there.
 */
export interface Ping {
  type: 'ping';
}
/**
 * Answers the open question; `number` is how many entries the client had seen.
 */
export interface Play {
  type: 'play';
  number: number;
  move: number;
}
/**
 * The server is there.
 */
export interface Pong {
  type: 'pong';
}
/**
 * How far the rules of a game are: compiled once, beside the server.
 */
export interface Preparation {
  game: string;
  state: 'ready' | 'preparing' | 'failed';
  done: number;
  total: number;
  seconds: number;
  error: string | null;
}
/**
 * A message was refused; nothing has changed.
 */
export interface Refused {
  type: 'refused';
  error: Error;
  number: number;
}
/**
 * A table's past, as one perspective may know it: points counted, and points expected, after each entry.
 */
export interface Replay {
  count: number;
  marks: Mark[];
  scores: number[][];
  expected: number[][];
  entries: Line[];
}
/**
 * Takes back everything since the turn began, as far as nothing was revealed.
 */
export interface Restart {
  type: 'restart';
  number: number;
}
/**
 * How the server is.
 */
export interface ServerStatus {
  version: string;
  games: Preparation[];
}
/**
 * The bot that shall play for a person.
 */
export interface StandIn {
  level?: string;
}
/**
 * Somebody sat down, came or went; a bot plays for somebody, or no longer.
 */
export interface TableChanged {
  type: 'table_changed';
  table: Table;
}
/**
 * The whole table: on connecting and on "look".
 */
export interface TableMessage {
  type: 'table';
  table: Table;
  view: {
    [k: string]: unknown;
  } | null;
  ask: Ask | null;
  log: Line[];
  since: number;
}
/**
 * Takes back the last answer.
 */
export interface Undo {
  type: 'undo';
  number: number;
}
