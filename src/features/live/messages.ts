import type { Value } from 'convex/values';
import type { Runtime } from './engine/Runtime';
import type { RunEvent } from './engine/run/calls';
import type { ClientMessage, ServerMessage } from './engine/sync/protocol';

// What the page, its frame and the frame's worker say to each other.

/** A finished run of a function, or a result that came from the cache. */
export interface LogEntry extends Omit<RunEvent, 'caller'> {
  id: number;
  caller: string;
  isCached: boolean;
}

/** A table as the data panel shows it. */
export interface TableView {
  name: string;
  /** The documents with the newest first, at most `maxRows`. */
  documents: Record<string, Value | undefined>[];
  count: number;
}

/** Something that a mutation has done while it was stepped. */
export interface Step {
  /** The client that has called it. */
  client: number;
  type: 'start' | 'call' | 'commit' | 'conflict' | 'failure';
  text: string;
  /** The document that was read or written, or an error. */
  detail?: string | undefined;
}

export interface PausedMutation {
  name: string;
  /** What it does next: `db.get`. */
  next: string;
}

/** What the panel with the steps shows. */
export interface StepsView {
  steps: Step[];
  /** By client; null for one whose mutations have all ended. */
  paused: (PausedMutation | null)[];
}

/** From the frame to its worker. */
export type WorkerRequest =
  | { type: 'open' | 'close'; connection: number }
  | { type: 'message'; connection: number; message: ClientMessage }
  /** Sends the tables, now and after each change. */
  | { type: 'watch' }
  /** Lets the mutation of a client take its next step. */
  | { type: 'step'; client: number }
  | { type: 'ping' };

/** From the worker to its frame. */
export type WorkerReport =
  | { type: 'pong' }
  | { type: 'message'; connection: number; message: ServerMessage }
  | { type: 'run'; entry: LogEntry }
  | { type: 'tables'; tables: TableView[] }
  | { type: 'steps'; view: StepsView }
  | { type: 'failed'; error: string };

/** A font of the page, for `FontFace`. */
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
  | { live: 'ping' }
  | { live: 'theme'; theme: string }
  | { live: 'look'; look: Look };

/** From the frame to its page. */
export type FrameReport =
  | { live: 'pong' }
  /** It needs the look of the page. */
  | { live: 'look' }
  /** The sample runs. */
  | { live: 'ready' }
  /** Its windows show their first results. */
  | { live: 'shown' }
  | { live: 'height'; height: number };

/** From the page to `edited.js` in its frame: the compiled code to run. */
export type EditedRequest = { live: 'code'; script: string };

/** From `edited.js` to the page. */
export type EditedReport =
  /** It needs the code. */
  | { live: 'waiting' }
  /** An error that nothing has caught, at a line of the script. */
  | { live: 'fault'; line: number; message: string };

/** The factory of a compiled module: it gets what it can import, and fills `module.exports`. */
export type ModuleFactory<Extra extends unknown[] = []> = (
  require: (name: string) => unknown,
  module: { exports: Record<string, unknown> },
  ...extra: Extra
) => void;

/** Packages by name. */
export type Imports = Readonly<Record<string, unknown>>;

/** What the backend of a compiled sample exports. */
export interface BackendExports {
  schema?: unknown;
  modules: Record<string, Record<string, unknown>>;
}

/** What a compiled sample passes to the frame. */
export interface CompiledSample {
  backend: ModuleFactory;
  /** Runs once for each window, so that windows share no state but the backend. */
  app: ModuleFactory<[sessionStorage: Storage, localStorage: Storage]>;
  /** The export of the preview's module that is the component. */
  component: string;
  /** What only some samples have: the name of its script. */
  extra?: ExtraName;
  /** The functions of its components, by name. */
  components?: Readonly<Record<string, ModuleFactory>>;
}

/** A part of the worker that only some samples have. */
export interface WorkerExtension {
  extend(runtime: Runtime): void;
}

/** What some samples need besides the frame, each in one script: `steps.js` and so on. */
type ExtraName = 'steps' | 'components' | 'auth';

/** What such a script defines as `liveExtra`. */
export interface ExtraScript {
  /** Its part of the worker, a `WorkerExtension`. */
  worker?: ModuleFactory;
  /** Its part of the frame, with a component that shows the steps of mutations. */
  panel?: ModuleFactory;
  /** Adds what the components of such a sample can import. */
  imports?(imports: Imports): Imports;
  /** Makes one backend of the app's and its components', as its source. */
  join?(sample: CompiledSample): string;
}
