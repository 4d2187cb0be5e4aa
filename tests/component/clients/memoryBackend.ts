/**
 * A backend in memory that speaks the sync protocol of the pinned `convex` package, so that tests run the real
 * clients: functions over plain tables, one timestamp per transition, and a network that can be slow or down.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Args = Record<string, Json>;

/** A document as these functions store it. */
export type Row = { _id: string; _creationTime: number } & Args;

/** The tables that functions read and write. */
export type Tables = Record<string, Row[]>;

/** The functions of a backend, by the name that clients use: `messages:list`. */
export interface MemoryFunctions {
  queries: Record<string, (tables: Tables, args: Args) => Json>;
  mutations?: Record<string, (tables: Tables, args: Args) => Json>;
  actions?: Record<string, (args: Args) => Json>;
}

interface ClientMessage {
  type: string;
  sessionId?: string;
  baseVersion?: number;
  newVersion?: number;
  requestId?: number;
  udfPath?: string;
  args?: [Args?];
  modifications?: { type: 'Add' | 'Remove'; queryId: number; udfPath: string; args: [Args?] }[];
}

interface Version {
  querySet: number;
  identity: number;
  ts: number;
}

type Outcome = { value: Json } | { error: string };

/** Timestamps are unsigned 64-bit integers, little-endian and in base64. */
function encodeTimestamp(ts: number): string {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(ts), true);
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)));
}

const encodeVersion = (version: Version) => ({ ...version, ts: encodeTimestamp(version.ts) });

/** `messages.js:list` as clients send it, without the extension. */
const functionName = (path: string) => path.replace(/\.js(?=:)/, '');

/** Cuts a list into the page that `paginationOpts` asks for; cursors are offsets. */
export function paginate(rows: Json[], paginationOpts: Json): Json {
  const { numItems, cursor } = paginationOpts as { numItems: number; cursor: string | null };
  const start = Number(cursor ?? 0);
  const end = start + numItems;
  return {
    page: rows.slice(start, end),
    isDone: end >= rows.length,
    continueCursor: String(Math.min(end, rows.length)),
  };
}

/** One client's connection. */
class Session {
  readonly #queries = new Map<number, { path: string; args: Args; last?: string }>();
  #wanted: Version = { querySet: 0, identity: 0, ts: 0 };
  #sent: Version = { querySet: 0, identity: 0, ts: 0 };
  #removed: number[] = [];
  #sessionId = '';

  readonly backend: MemoryBackend;
  readonly send: (message: object) => void;

  constructor(backend: MemoryBackend, send: (message: object) => void) {
    this.backend = backend;
    this.send = send;
  }

  get activeQueries(): number {
    return this.#queries.size;
  }

  receive(message: ClientMessage): void {
    if (message.type === 'Connect') this.#sessionId = message.sessionId ?? '';
    else if (message.type === 'Authenticate') this.#wanted.identity += 1;
    else if (message.type === 'ModifyQuerySet') this.#modify(message);
    else if (message.type === 'Mutation') this.#mutate(message);
    else if (message.type === 'Action') this.#act(message);
    this.transition();
  }

  #modify({ newVersion = 0, modifications = [] }: ClientMessage): void {
    this.#wanted.querySet = newVersion;
    for (const { type, queryId, udfPath, args } of modifications) {
      if (type === 'Add') {
        this.#queries.set(queryId, { path: functionName(udfPath), args: args[0] ?? {} });
      } else {
        this.#queries.delete(queryId);
        this.#removed.push(queryId);
      }
    }
  }

  #mutate({ requestId, udfPath = '', args = [] }: ClientMessage): void {
    const outcome = this.backend.mutate(
      `${this.#sessionId} ${requestId}`,
      functionName(udfPath),
      args[0] ?? {},
    );
    const base = { type: 'MutationResponse', requestId, logLines: [] };
    if ('error' in outcome) this.send({ ...base, success: false, result: outcome.error });
    else {
      const ts = encodeTimestamp(this.backend.ts);
      this.send({ ...base, success: true, result: outcome.value, ts });
    }
    // After the response: the client settles a mutation with the transition that follows.
    this.backend.push();
  }

  #act({ requestId, udfPath = '', args = [] }: ClientMessage): void {
    const run = this.backend.functions.actions?.[functionName(udfPath)];
    if (!run) throw new Error(`The test has no action ${udfPath}.`);
    const result = run(args[0] ?? {});
    this.send({ type: 'ActionResponse', requestId, success: true, result, logLines: [] });
  }

  /** Sends what has changed since the last transition, all of it read at one timestamp. */
  transition(): void {
    const end = { ...this.#wanted, ts: this.backend.ts };
    const removed = this.#removed.map((queryId) => ({ type: 'QueryRemoved', queryId }));
    this.#removed = [];
    const updated = [...this.#queries].flatMap(([queryId, query]): object[] => {
      const outcome = this.backend.query(query.path, query.args);
      const text = JSON.stringify(outcome);
      if (text === query.last) return [];
      query.last = text;
      return 'error' in outcome
        ? [{ type: 'QueryFailed', queryId, errorMessage: outcome.error, logLines: [] }]
        : [{ type: 'QueryUpdated', queryId, value: outcome.value, logLines: [], journal: null }];
    });
    const modifications = [...removed, ...updated];
    const isSame = JSON.stringify(end) === JSON.stringify(this.#sent);
    if (modifications.length === 0 && isSame) return;
    this.send({
      type: 'Transition',
      startVersion: encodeVersion(this.#sent),
      endVersion: encodeVersion(end),
      modifications,
    });
    this.#sent = end;
  }
}

/** Tables, functions and connected clients. */
export class MemoryBackend {
  readonly tables: Tables = {};
  readonly sessions = new Set<Session>();
  readonly #done = new Map<string, Outcome>();
  ts = 1;
  /** Names of the mutations that ran, in order; a resent one runs once. */
  readonly ran: string[] = [];

  readonly functions: MemoryFunctions;

  constructor(functions: MemoryFunctions) {
    this.functions = functions;
  }

  query(name: string, args: Args): Outcome {
    const run = this.functions.queries[name];
    if (!run) return { error: `Could not find public function for '${name}'.` };
    return { value: run(this.tables, args) };
  }

  mutate(key: string, name: string, args: Args): Outcome {
    const known = this.#done.get(key);
    if (known) return known;
    const outcome = this.#run(name, args);
    this.#done.set(key, outcome);
    return outcome;
  }

  #run(name: string, args: Args): Outcome {
    const before = structuredClone(this.tables);
    this.ran.push(name);
    try {
      const run = this.functions.mutations?.[name];
      if (!run) throw new Error(`The test has no mutation ${name}.`);
      const value = run(this.tables, args);
      this.ts += 1;
      return { value };
    } catch (error) {
      for (const table of Object.keys(this.tables)) delete this.tables[table];
      Object.assign(this.tables, before);
      return { error: `[CONVEX M(${name})] ${(error as Error).message}\n  Called by client` };
    }
  }

  /** Changes data as another client would; every connected client gets the result. */
  change(name: string, args: Args): void {
    this.mutate(`other ${this.ran.length}`, name, args);
    this.push();
  }

  /** Sends every client what has changed for it. */
  push(): void {
    for (const session of this.sessions) session.transition();
  }

  insert(table: string, row: Args): Row {
    const rows = this.tables[table] ?? [];
    this.tables[table] = rows;
    const document = { _id: `${table}-${rows.length + 1}`, _creationTime: this.ts, ...row } as Row;
    rows.push(document);
    return document;
  }
}

/** The connection between clients and a backend; both directions keep their order. */
export class MemoryNetwork {
  #isOnline = true;
  #held: (() => void)[] = [];
  #isHolding = false;
  readonly #sockets = new Set<{ drop: () => void }>();

  readonly backend: MemoryBackend;

  constructor(backend: MemoryBackend) {
    this.backend = backend;
  }

  /** Delays messages from the server until `release`, like a slow connection. */
  hold(): void {
    this.#isHolding = true;
  }

  release(): void {
    this.#isHolding = false;
    for (const deliver of this.#held.splice(0)) deliver();
  }

  goOffline(): void {
    this.#isOnline = false;
    for (const socket of [...this.#sockets]) socket.drop();
  }

  goOnline(): void {
    this.#isOnline = true;
  }

  /** For the option `webSocketConstructor` of a client. */
  get WebSocket(): typeof WebSocket {
    const network = this;
    class MemorySocket {
      readyState = 0;
      onopen?: (event: object) => void;
      onmessage?: (event: { data: string }) => void;
      onclose?: (event: { code: number; reason: string }) => void;
      onerror?: (event: object) => void;
      #session: Session | undefined;

      constructor() {
        setTimeout(() => (network.#isOnline ? this.#open() : this.drop()));
      }

      #open(): void {
        this.readyState = 1;
        network.#sockets.add(this);
        const deliver = (data: string) => {
          if (this.readyState === 1) this.onmessage?.({ data });
        };
        this.#session = new Session(network.backend, (message) => {
          const data = JSON.stringify(message);
          if (network.#isHolding) network.#held.push(() => deliver(data));
          else setTimeout(() => deliver(data));
        });
        network.backend.sessions.add(this.#session);
        this.onopen?.({});
      }

      send(data: string): void {
        setTimeout(() => {
          if (this.readyState === 1) this.#session?.receive(JSON.parse(data) as ClientMessage);
        });
      }

      drop(): void {
        this.#end(1006);
      }

      close(): void {
        this.#end(1000);
      }

      #end(code: number): void {
        if (this.readyState === 3) return;
        this.readyState = 3;
        network.#sockets.delete(this);
        if (this.#session) network.backend.sessions.delete(this.#session);
        setTimeout(() => this.onclose?.({ code, reason: '' }));
      }
    }
    return MemorySocket as unknown as typeof WebSocket;
  }
}
