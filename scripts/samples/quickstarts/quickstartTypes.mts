/** One thing that a page asks its reader to do. */
export type Step =
  | { kind: 'command'; words: string[] }
  | { kind: 'file'; path: string; code: string };

/** A command line, without a shell. */
export type Command = readonly [program: string, ...args: string[]];

/** Files to use where a starter can't be had through npm: path to text. */
export interface StandIn {
  files: Readonly<Record<string, string>>;
  /** Why, for the table. */
  reason: string;
}

/** A change to the reader's files that the page doesn't ask for. */
interface Adjustment {
  path: string;
  change: (text: string) => string;
  /** Why, for the table. */
  reason: string;
}

/** How to follow a quickstart without a person at the keyboard. */
export interface Quickstart {
  name: string;
  /** From the site's directory. */
  page: string;
  /** Arguments for the page's first command that answer the starter's questions as the page says. @defaultValue none */
  answers?: readonly string[];
  /** Text for the questions of other commands: a part of the command to what is typed. */
  typed?: Readonly<Record<string, string>>;
  /** The package with the starter, whose version the table names; undefined when the page starts from `npm init`. */
  starter?: string;
  standIn?: StandIn;
  adjustments?: readonly Adjustment[];
  /** npm packages to install outside of the project, with programs that the page expects its reader to have. */
  tools?: readonly string[];
  /** Packages of the project whose versions the table names. */
  shows: readonly string[];
  /** The first one that fails ends the list. */
  typeCheck: readonly Command[];
  build: readonly Command[];
  /** Runs the program against a server that returns the sample data; it has to print every task. */
  run?: Command;
  /** What the check leaves out, for the table. */
  note?: string;
}

/** A quickstart that can't be followed here. */
export interface NotFollowed {
  name: string;
  /** From the site's directory. */
  page: string;
  /** Why, for the table. */
  reason: string;
}

/** What became of a part: `-` when there is nothing to do. */
export type Verdict = 'ok' | 'failed' | '-';

/** The result of following one quickstart. */
export interface Outcome {
  name: string;
  starter: string;
  /** Steps followed, of all steps of the page. */
  applied: number;
  total: number;
  steps: Verdict;
  typeCheck: Verdict;
  build: Verdict;
  notes: string[];
  /** What failed: the step, and the end of what it printed. */
  failure?: { what: string; output: string };
  seconds: number;
}

/** A step, a check or a build that failed. */
export class StepFailed extends Error {
  readonly output: string;

  constructor(what: string, output: string) {
    super(what);
    this.name = 'StepFailed';
    this.output = output;
  }
}
