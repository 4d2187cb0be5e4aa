import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { Document, Row } from './database';
import { type PageRequest, paginate } from './paginate';
import { parseValue, planQuery, refuse, type SerializedQuery, scan } from './queries';
import { Runtime, type RuntimeOptions } from './Runtime';
import type { Transaction } from './Transaction';
import { findFault } from './validate';

type Arguments = Record<string, JSONValue>;
type Handlers = Record<string, (args: Arguments) => JSONValue | Promise<JSONValue>>;

/** The name of the function that a call refers to. */
function nameOf({ name }: Arguments): string {
  return typeof name === 'string' ? name : refuse('function handles');
}

/** What live samples don't have, by the end of the system call. */
function refuseCall(operation: string): never {
  if (operation.includes('storage')) refuse('file storage');
  return refuse(
    operation.endsWith('vectorSearch') ? 'vector search' : `the operation ${operation}`,
  );
}

/** The system calls that `convex/server` makes, for the functions of a runtime. */
class SystemCalls {
  readonly #runtime: Runtime;
  readonly #streams = new Map<number, Generator<Row>>();
  #streamCount = 0;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  /** Finds the document that a call changes. */
  #existing(call: string, verb: string, args: Arguments) {
    const { database } = this.#runtime;
    const id = args.id as string;
    const table = database.decodeId(id, call, args.table as string | undefined);
    const document = database.table(table).documents.get(id);
    if (!document) throw new Error(`${verb} on nonexistent document ID ${id}`);
    const transaction = this.#runtime.transaction(true);
    transaction.documentsRead += 1;
    return { transaction, table, document };
  }

  #save(table: string, document: Document): void {
    const { database } = this.#runtime;
    const { definition } = database.table(table);
    if (database.validates && definition) {
      const { _id, _creationTime, ...fields } = document;
      const fault = findFault(definition.documentType as never, fields as Value, database.tableOf);
      if (fault !== undefined) {
        throw new Error(
          `Failed to insert or update a document in table "${table}" because it does not match the schema: ${fault}`,
        );
      }
    }
    this.#runtime.transaction(true).write(table, document._id, document);
  }

  #fromAction(kind: 'query' | 'mutation' | 'action', args: Arguments) {
    const { requestId, args: own = {} } = args;
    return this.#runtime.callFromAction(kind, requestId as string, nameOf(args), own);
  }

  #schedule(transaction: Transaction, args: Arguments): string {
    const time = (args.ts as number) * 1000;
    return this.#runtime.scheduler.add(transaction, nameOf(args), args.args ?? {}, time);
  }

  #cancel(transaction: Transaction, { id }: Arguments): JSONValue {
    this.#runtime.scheduler.cancel(transaction, id as string);
    return {};
  }

  readonly handlers: Handlers = {
    '1.0/queryStream': ({ query }) => {
      const { database } = this.#runtime;
      const plan = planQuery(database, query as unknown as SerializedQuery);
      this.#streamCount += 1;
      this.#streams.set(this.#streamCount, scan(database, this.#runtime.transaction(), plan));
      return { queryId: this.#streamCount };
    },
    '1.0/queryCleanup': ({ queryId }) => {
      this.#streams.delete(queryId as number);
      return {};
    },
    '1.0/db/normalizeId': ({ table, idString }) => ({
      id: this.#runtime.database.tableOf(idString as string) === table ? (idString ?? null) : null,
    }),
    '1.0/get': (args) => {
      const { database } = this.#runtime;
      const transaction = this.#runtime.transaction();
      const id = args.id as string;
      const table = database.decodeId(id, 'db.get', args.table as string | undefined);
      transaction.reads.push({ table, id });
      const document = database.table(table).documents.get(id);
      if (document) transaction.documentsRead += 1;
      return document ? convexToJson(document as Value) : null;
    },
    '1.0/queryStreamNext': ({ queryId }) => {
      this.#runtime.transaction();
      const next = this.#streams.get(queryId as number)?.next();
      if (!next || next.done) return { value: null, done: true };
      return { value: convexToJson(next.value.document as Value), done: false };
    },
    '1.0/queryPage': (args) =>
      paginate(this.#runtime.database, this.#runtime.transaction(), args as unknown as PageRequest),
    '1.0/insert': (args) => {
      const { database } = this.#runtime;
      const table = args.table as string;
      const fields = jsonToConvex(args.value as JSONValue) as Record<string, Value>;
      const _id = database.createId(table);
      this.#save(table, { ...fields, _id, _creationTime: database.nextCreationTime() });
      return { _id };
    },
    '1.0/shallowMerge': (args) => {
      const { table, document } = this.#existing('db.patch', 'Update', args);
      const next = { ...document };
      for (const [name, json] of Object.entries(args.value as Arguments)) {
        const value = parseValue(json);
        if (name.startsWith('_')) continue;
        if (value === undefined) delete next[name];
        else next[name] = value;
      }
      this.#save(table, next);
      return {};
    },
    '1.0/replace': (args) => {
      const { table, document } = this.#existing('db.replace', 'Replace', args);
      const { _id, _creationTime } = document;
      const fields = jsonToConvex(args.value as JSONValue) as Record<string, Value>;
      this.#save(table, { ...fields, _id, _creationTime });
      return {};
    },
    '1.0/remove': (args) => {
      const { transaction, table, document } = this.#existing('db.delete', 'Delete', args);
      transaction.write(table, document._id, null);
      return {};
    },
    '1.0/runUdf': (args) => {
      const kind = args.udfType === 'mutation' ? 'mutation' : 'query';
      return this.#runtime.callFromTransaction(kind, nameOf(args), args.args ?? {});
    },
    '1.0/getUserIdentity': ({ requestId }) => this.#runtime.userOf(requestId as string),
    '1.0/schedule': (args) => this.#schedule(this.#runtime.transaction(true), args),
    '1.0/cancel_job': (args) => this.#cancel(this.#runtime.transaction(true), args),
    '1.0/actions/schedule': (args) =>
      this.#runtime.writeAsSystem((transaction) => this.#schedule(transaction, args)),
    '1.0/actions/cancel_job': (args) =>
      this.#runtime.writeAsSystem((transaction) => this.#cancel(transaction, args)),
    '1.0/actions/query': (args) => this.#fromAction('query', args),
    '1.0/actions/mutation': (args) => this.#fromAction('mutation', args),
    '1.0/actions/action': (args) => this.#fromAction('action', args),
  };
}

/** Starts a backend. Its functions can be called until it is closed, and no other one can run meanwhile. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const runtime = new Runtime(options);
  const { handlers } = new SystemCalls(runtime);
  const scope = globalThis as { Convex?: unknown };
  const before = scope.Convex;
  const perform = (operation: string, args: string) =>
    (handlers[operation] ?? refuseCall(operation))(JSON.parse(args) as Arguments);
  scope.Convex = {
    syscall: (operation: string, args: string) => JSON.stringify(perform(operation, args)),
    asyncSyscall: (operation: string, args: string) => {
      const run = async () => JSON.stringify(await perform(operation, args));
      return runtime.stepping?.perform(operation, run) ?? run();
    },
    jsSyscall: refuseCall,
  };
  runtime.onClose.add(() => {
    scope.Convex = before;
  });
  return runtime;
}

/** Runs `convex/seed.ts`, which writes the documents that a sample starts with. */
export async function seedDatabase(runtime: Runtime): Promise<void> {
  if (!runtime.modules.seed) return;
  const call = { name: 'seed:default', args: {}, caller: 'the start' };
  const outcome = await runtime.runTransaction('mutation', call);
  if (!outcome.ok) throw new Error(`convex/seed.ts: ${outcome.error}`);
}
