import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { Document, Row } from './database';
import type { FunctionKind } from './functions';
import {
  type PageRequest,
  paginate,
  parseValue,
  planQuery,
  refuse,
  type SerializedQuery,
  scan,
} from './queries';
import { Runtime, type RuntimeOptions } from './Runtime';
import { Scheduler } from './Scheduler';
import type { Transaction } from './Transaction';
import { findFault } from './validate';

type Arguments = Record<string, JSONValue>;
type Handlers = Record<string, (args: Arguments) => JSONValue | Promise<JSONValue>>;

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
function systemCalls(runtime: Runtime): Handlers {
  const { database } = runtime;
  const scheduler = new Scheduler(runtime);
  const streams = new Map<number, Generator<Row>>();
  let streamCount = 0;

  const existing = (call: string, verb: string, args: Arguments) => {
    const id = args.id as string;
    const table = database.decodeId(id, call, args.table as string | undefined);
    const document = database.table(table).documents.get(id);
    if (!document) throw new Error(`${verb} on nonexistent document ID ${id}`);
    const transaction = runtime.transaction(true);
    transaction.documentsRead += 1;
    return { transaction, table, document };
  };
  const save = (table: string, document: Document) => {
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
    runtime.transaction(true).write(table, document._id, document);
  };
  const fromAction = (kind: FunctionKind) => (args: Arguments) =>
    runtime.callFromAction(kind, args.requestId as string, nameOf(args), args.args ?? {});
  const schedule = (transaction: Transaction, args: Arguments) =>
    scheduler.add(transaction, nameOf(args), args.args ?? {}, (args.ts as number) * 1000);
  const cancel = (transaction: Transaction, { id }: Arguments) => {
    scheduler.cancel(transaction, id as string);
    return {};
  };

  return {
    '1.0/queryStream': ({ query }) => {
      const plan = planQuery(database, query as unknown as SerializedQuery);
      streamCount += 1;
      streams.set(streamCount, scan(database, runtime.transaction(), plan));
      return { queryId: streamCount };
    },
    '1.0/queryCleanup': ({ queryId }) => {
      streams.delete(queryId as number);
      return {};
    },
    '1.0/db/normalizeId': ({ table, idString }) => ({
      id: database.tableOf(idString as string) === table ? (idString ?? null) : null,
    }),
    '1.0/get': (args) => {
      const transaction = runtime.transaction();
      const id = args.id as string;
      const table = database.decodeId(id, 'db.get', args.table as string | undefined);
      transaction.reads.push({ table, id });
      const document = database.table(table).documents.get(id);
      if (document) transaction.documentsRead += 1;
      return document ? convexToJson(document as Value) : null;
    },
    '1.0/queryStreamNext': ({ queryId }) => {
      runtime.transaction();
      const next = streams.get(queryId as number)?.next();
      if (!next || next.done) return { value: null, done: true };
      return { value: convexToJson(next.value.document as Value), done: false };
    },
    '1.0/queryPage': (args) =>
      paginate(database, runtime.transaction(), args as unknown as PageRequest),
    '1.0/insert': (args) => {
      const table = args.table as string;
      const fields = jsonToConvex(args.value as JSONValue) as Record<string, Value>;
      const _id = database.createId(table);
      save(table, { ...fields, _id, _creationTime: database.nextCreationTime() });
      return { _id };
    },
    '1.0/shallowMerge': (args) => {
      const { table, document } = existing('db.patch', 'Update', args);
      const next = { ...document };
      for (const [name, json] of Object.entries(args.value as Arguments)) {
        const value = parseValue(json);
        if (name.startsWith('_')) continue;
        if (value === undefined) delete next[name];
        else next[name] = value;
      }
      save(table, next);
      return {};
    },
    '1.0/replace': (args) => {
      const { table, document } = existing('db.replace', 'Replace', args);
      const { _id, _creationTime } = document;
      const fields = jsonToConvex(args.value as JSONValue) as Record<string, Value>;
      save(table, { ...fields, _id, _creationTime });
      return {};
    },
    '1.0/remove': (args) => {
      const { transaction, table, document } = existing('db.delete', 'Delete', args);
      transaction.write(table, document._id, null);
      return {};
    },
    '1.0/runUdf': (args) => {
      const kind = args.udfType === 'mutation' ? 'mutation' : 'query';
      return runtime.callFromTransaction(kind, nameOf(args), args.args ?? {});
    },
    '1.0/getUserIdentity': ({ requestId }) => runtime.userOf(requestId as string),
    '1.0/schedule': (args) => schedule(runtime.transaction(true), args),
    '1.0/cancel_job': (args) => cancel(runtime.transaction(true), args),
    '1.0/actions/schedule': (args) =>
      runtime.writeAsSystem((transaction) => schedule(transaction, args)),
    '1.0/actions/cancel_job': (args) =>
      runtime.writeAsSystem((transaction) => cancel(transaction, args)),
    '1.0/actions/query': fromAction('query'),
    '1.0/actions/mutation': fromAction('mutation'),
    '1.0/actions/action': fromAction('action'),
  };
}

/** Starts a backend, which replaces an earlier one of its realm. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const runtime = new Runtime(options);
  const handlers = systemCalls(runtime);
  const perform = (operation: string, args: string) =>
    (handlers[operation] ?? refuseCall(operation))(JSON.parse(args) as Arguments);
  (globalThis as { Convex?: unknown }).Convex = {
    syscall: (operation: string, args: string) => JSON.stringify(perform(operation, args)),
    asyncSyscall: (operation: string, args: string) => {
      const run = async () => JSON.stringify(await perform(operation, args));
      return runtime.stepping?.perform(operation, run) ?? run();
    },
    jsSyscall: refuseCall,
  };
  return runtime;
}

/** Runs `convex/seed.ts`, which writes the documents that a sample starts with. */
export async function seedDatabase(runtime: Runtime): Promise<void> {
  if (!runtime.modules.seed) return;
  const call = { name: 'seed:default', args: {}, caller: 'the start' };
  const outcome = await runtime.runTransaction('mutation', call);
  if (!outcome.ok) throw new Error(`convex/seed.ts: ${outcome.error}`);
}
