import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import { type PageRequest, paginate } from './queries/paginate';
import { planQuery } from './queries/planQuery';
import { scan } from './queries/scan';
import { parseValue, type SerializedQuery } from './queries/serialized';
import type { Runtime } from './Runtime';
import { checkSystemFields } from './run/checkSystemFields';
import { partsOf } from './run/functions';
import { metricsOf } from './run/metricsOf';
import { refuse, refuseCall } from './run/refuse';
import { findFault } from './run/validate';
import type { Document } from './store/document';
import { storedFiles } from './store/Storage';
import type { Row } from './store/Table';

type Arguments = Record<string, JSONValue>;
type Handlers<T> = Record<string, (args: Arguments) => T>;

/** The name of the function that a call refers to. */
function nameOf({ name, functionHandle }: Arguments): string {
  if (typeof name === 'string') return name;
  return refuse(typeof functionHandle === 'string' ? 'function handles' : 'components');
}

class Syscalls {
  readonly #runtime: Runtime;
  readonly #streams = new Map<number, Generator<Row>>();
  #streamCount = 0;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  #checkDocument(table: string, document: Record<string, Value | undefined>): void {
    const { database } = this.#runtime;
    const { definition } = database.table(table);
    if (!database.validates || !definition) return;
    const { _id, _creationTime, ...fields } = document;
    const fault = findFault(definition.documentType as never, fields as Value, (id) =>
      database.ids.tableOf(id),
    );
    if (fault === undefined) return;
    throw new Error(
      `Failed to insert or update a document in table "${table}" because it does not match the schema: ${fault}`,
    );
  }

  /** Finds the document that a call changes. */
  #existing(call: string, verb: string, args: Arguments) {
    const { database } = this.#runtime;
    const id = args.id as string;
    const table = database.ids.decode(id, call, args.table as string | undefined);
    const document = database.table(table).documents.get(id);
    if (!document) throw new Error(`${verb} on nonexistent document ID ${id}`);
    this.#runtime.transaction(true).countDocument(document);
    return { table, document };
  }

  #save(table: string, document: Document): void {
    this.#checkDocument(table, document);
    this.#runtime.transaction(true).write(table, document._id, document);
  }

  readonly sync: Handlers<JSONValue> = {
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
    '1.0/getSnapshotTs': () => convexToJson(this.#runtime.transaction().snapshot),
    '1.0/db/normalizeId': ({ table, idString }) => ({
      id:
        this.#runtime.database.ids.tableOf(idString as string) === table
          ? (idString ?? null)
          : null,
    }),
  };

  readonly async: Handlers<JSONValue | Promise<JSONValue>> = {
    '1.0/get': (args) => {
      const { database } = this.#runtime;
      const transaction = this.#runtime.transaction();
      const id = args.id as string;
      const table = database.ids.decode(id, 'db.get', args.table as string | undefined);
      if (table.startsWith('_') !== args.isSystem) {
        throw new Error(
          args.isSystem
            ? 'User tables cannot be accessed with db.system.'
            : 'System tables can only be accessed with db.system.',
        );
      }
      transaction.addRead({ table, id });
      const document = database.table(table).documents.get(id);
      if (!document) return null;
      transaction.countDocument(document);
      return convexToJson(document as Value);
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
      this.#runtime.transaction(true);
      const table = args.table as string;
      const fields = jsonToConvex(args.value as JSONValue) as Record<string, Value>;
      this.#checkDocument(table, fields);
      const _id = database.ids.create(table);
      const _creationTime = database.nextCreationTime(Date.now());
      this.#save(table, { ...fields, _id, _creationTime });
      return { _id };
    },
    '1.0/shallowMerge': (args) => {
      this.#runtime.transaction(true);
      const { table, document } = this.#existing('db.patch', 'Update', args);
      checkSystemFields(args.value as Arguments, document);
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
      this.#runtime.transaction(true);
      const { table, document } = this.#existing('db.replace', 'Replace', args);
      checkSystemFields(args.value as Arguments, document);
      const { _id, _creationTime } = document;
      const fields = jsonToConvex(args.value as JSONValue) as Record<string, Value>;
      this.#save(table, { ...fields, _id, _creationTime });
      return {};
    },
    '1.0/remove': (args) => {
      const transaction = this.#runtime.transaction(true);
      const { table, document } = this.#existing('db.delete', 'Delete', args);
      transaction.write(table, document._id, null);
      return {};
    },
    '1.0/runUdf': (args) => {
      if (args.transactionLimits) refuse('transactionLimits');
      if (args.udfType === 'snapshotQuery') refuse('useStaleSnapshot');
      return this.#runtime.callFromTransaction(
        args.udfType as 'query' | 'mutation',
        nameOf(args),
        args.args ?? {},
      );
    },
    '1.0/getTransactionMetrics': () => metricsOf(this.#runtime.transaction()),
    '1.0/getFunctionMetadata': () => {
      const [name = '', ...others] = this.#runtime.running;
      // A system call doesn't say which function makes it.
      if (others.length > 0) refuse('the metadata of a function while others run');
      return { name: partsOf(name).join(':'), componentPath: '' };
    },
    '1.0/getUserIdentity': ({ requestId }) => this.#runtime.userOf(requestId as string),
    '1.0/schedule': (args) =>
      this.#runtime.scheduler.add(
        this.#runtime.transaction(true),
        nameOf(args),
        args.args ?? {},
        (args.ts as number) * 1000,
      ),
    '1.0/cancel_job': ({ id }) => {
      this.#runtime.scheduler.cancel(this.#runtime.transaction(true), id as string);
      return {};
    },
    '1.0/actions/schedule': (args) =>
      this.#runtime.writeAsSystem((transaction) =>
        this.#runtime.scheduler.add(
          transaction,
          nameOf(args),
          args.args ?? {},
          (args.ts as number) * 1000,
        ),
      ),
    '1.0/actions/cancel_job': ({ id }) =>
      this.#runtime.writeAsSystem((transaction) => {
        this.#runtime.scheduler.cancel(transaction, id as string);
        return {};
      }),
    '1.0/actions/query': (args) => this.#fromAction('query', args),
    '1.0/actions/mutation': (args) => this.#fromAction('mutation', args),
    '1.0/actions/action': (args) => this.#fromAction('action', args),
    '1.0/storageGetUrl': ({ storageId }) => this.#runtime.storage.urlOf(storageId as string),
    '1.0/storageDelete': async ({ storageId, requestId }) => {
      const id = storageId as string;
      this.#runtime.storage.delete(id);
      if (requestId) await this.#runtime.writeAsSystem((one) => one.write(storedFiles, id, null));
      else this.#runtime.transaction(true).write(storedFiles, id, null);
      return {};
    },
  };

  readonly js: Record<string, (args: Record<string, unknown>) => unknown> = {
    'storage/storeBlob': async ({ blob }) => {
      const { storage } = this.#runtime;
      const id = storage.store(blob as Blob);
      const document = storage.documentOf(id, blob as Blob);
      await this.#runtime.writeAsSystem((one) => one.write(storedFiles, id, document));
      return id;
    },
    'storage/getBlob': async ({ storageId }) => this.#runtime.storage.get(storageId as string),
  };

  #fromAction(kind: 'query' | 'mutation' | 'action', args: Arguments) {
    return this.#runtime.callFromAction(
      kind,
      args.requestId as string,
      nameOf(args),
      args.args ?? {},
    );
  }
}

/**
 * Gives `convex/server` the system calls of a runtime, through the global variable that it looks for.
 * @returns a function that removes them
 */
export function installSyscalls(runtime: Runtime): () => void {
  const { sync, async: asynchronous, js } = new Syscalls(runtime);
  const scope = globalThis as { Convex?: unknown };
  const before = scope.Convex;
  const find = <T>(handlers: Record<string, T>, operation: string): T =>
    handlers[operation] ?? refuseCall(operation);
  scope.Convex = {
    syscall: (operation: string, args: string) =>
      JSON.stringify(find(sync, operation)(JSON.parse(args))),
    asyncSyscall: (operation: string, args: string) => {
      const perform = async () =>
        JSON.stringify(await find(asynchronous, operation)(JSON.parse(args)));
      return runtime.stepping?.perform(operation, perform) ?? perform();
    },
    jsSyscall: (operation: string, args: Record<string, unknown>) => find(js, operation)(args),
  };
  return () => {
    scope.Convex = before;
  };
}
