import type { RunEvent } from '../engine/calls';
import type { Document } from '../engine/database';

// What the page, its frame and the frame's worker say to each other.

export interface LogEntry extends RunEvent {
  id: number;
}

export interface TablesView {
  tables: {
    name: string;
    /** The newest first, as many as are shown. */
    documents: Document[];
    count: number;
  }[];
  /** When documents have last changed since the start, by their ids, as a number that grows. */
  changes: ReadonlyMap<string, number>;
}

export interface Step {
  client: number;
  type: 'start' | 'call' | 'commit' | 'conflict' | 'failure';
  text: string;
  /** The document that was read or written, or an error. */
  detail?: string | undefined;
}

export interface StepsView {
  steps: Step[];
  /** By client, the mutation and what it does next (`db.get`); null for one whose mutations have all ended. */
  paused: ({ name: string; next: string } | null)[];
}

/** From the frame to its worker. */
export type WorkerRequest =
  /** Connects a client, which sends and gets its messages through the port that comes with this. */
  | { type: 'open' }
  /** Sends the tables, now and after each change. */
  | { type: 'watch' }
  | { type: 'step'; client: number };

/** From the worker to its frame. */
export type WorkerReport =
  /** Twice a second, unless a function is running. */
  | { type: 'alive' }
  | { type: 'run'; entry: LogEntry }
  | ({ type: 'tables' } & TablesView)
  | { type: 'steps'; view: StepsView }
  | { type: 'failed'; error: string };

export interface FontCopy extends FontFaceDescriptors {
  family: string;
  data: ArrayBuffer;
}

/** What the frame takes over from the page, so that a sample looks as if it were a part of it. */
export interface Look {
  css: string;
  fonts: FontCopy[];
}

/** From the page to its frame. */
export type PageRequest =
  | { live: 'theme'; theme: string }
  /** With the compiled code to run, if a reader has edited it. */
  | { live: 'look'; look: Look; script: string | undefined };

/** From the frame to its page. */
export type FrameReport =
  | { live: 'look' }
  | { live: 'ready'; extra: CompiledSample['extra'] }
  | { live: 'shown' }
  | { live: 'height'; height: number }
  /** Something that the component, a query or the start has thrown. */
  | { live: 'fault'; message: string };

/** The factory of a compiled module: it gets what it can import, and fills `module.exports`. */
export type ModuleFactory<Extra extends unknown[] = []> = (
  require: (name: string) => unknown,
  module: { exports: Record<string, unknown> },
  ...extra: Extra
) => void;

export type Imports = Readonly<Record<string, unknown>>;

export interface CompiledSample {
  backend: ModuleFactory;
  /** Runs once for each window, so that windows share no state but the backend. */
  app: ModuleFactory<[sessionStorage: Storage, localStorage: Storage]>;
  /** The export of the preview's module that is the component. */
  component: string;
  /** The script that only some samples need. */
  extra?: 'steps' | 'components' | 'auth' | undefined;
  /** The functions of its components, by name. */
  components?: Readonly<Record<string, ModuleFactory>>;
}

/** What the script of an extra defines as `liveExtra`. */
export interface ExtraScript {
  worker?: ModuleFactory;
  /** Its part of the frame, with a component that shows the steps of mutations. */
  panel?: ModuleFactory;
  imports?(imports: Imports): Imports;
  /** Makes one backend of the app's and its components', as its source. */
  join?(sample: CompiledSample): string;
}
