/** A function that examples call by reference. */
interface UsedFunction {
  kind: 'query' | 'mutation' | 'action';
  isInternal: boolean;
  /** Whether the code maps the result. The callback's parameter would have no type if the result had none. */
  isList: boolean;
}

interface UsedTable {
  /** Indexes with their fields. */
  indexes: Map<string, string[]>;
  /** The fields of its documents, where an example describes them. */
  fields?: string;
}

/** The mutation that the scheduler and the cron jobs of an example run. */
const scheduled = /\b(?:crons|scheduler)\b/;

const reference = /(?:(\w+)\s*\(\s*[^()]*?)?\b(api|internal)\.(\w+)\.(\w+)(?!["']?\s*:)/g;

/**
 * The functions and tables that the examples of a page use and don't show, as hidden fences that declare
 * them.
 */
export class ExampleSetup {
  readonly #modules = new Map<string, Map<string, UsedFunction>>();
  readonly #tables = new Map<string, UsedTable>();

  note(code: string): void {
    for (const [, caller = '', root, module = '', name = ''] of code.matchAll(reference)) {
      const functions = this.#modules.get(module) ?? new Map<string, UsedFunction>();
      this.#modules.set(module, functions);
      const known = functions.get(name);
      const kind =
        scheduled.test(code) || /mutation/i.test(caller)
          ? 'mutation'
          : /action/i.test(caller)
            ? 'action'
            : (known?.kind ?? 'query');
      const isList = /^useQuery/.test(caller) && /\.map\(/.test(code);
      functions.set(name, { kind, isInternal: known?.isInternal ?? root === 'internal', isList });
    }
    for (const [, name = ''] of code.matchAll(/\bschema\.(?:tables\.|doc\("|id\(")(\w+)/g)) {
      this.#table(name);
    }
    const ranges = code.matchAll(
      /query\("(\w+)"\)\s*\.withIndex\("(\w+)"(?:,\s*\(?q\)?\s*=>\s*q((?:\s*\.\w+\("\w+"[^()]*\))+))?/g,
    );
    for (const [, name = '', index = '', range = ''] of ranges) {
      const fields = [...range.matchAll(/\.\w+\("(\w+)"/g)].map(([, field = '']) => field);
      this.#table(name).indexes.set(index, [...new Set(fields)]);
    }
    const documents = /v\.object\(\{([^{}]*\b_id: v\.id\("(\w+)"\)[^{}]*)\}\)/g;
    for (const [, all = '', name = ''] of code.matchAll(documents)) {
      this.#table(name).fields = all
        .replace(/\b_(?:id|creationTime): v\.\w+\([^()]*\),?/g, '')
        .trim();
    }
  }

  #table(name: string): UsedTable {
    const table = this.#tables.get(name) ?? { indexes: new Map() };
    this.#tables.set(name, table);
    return table;
  }

  fences(): string[] {
    const modules = [...this.#modules].map(([module, functions]) => {
      const builderOf = ({ kind, isInternal }: UsedFunction) =>
        isInternal ? `internal${kind[0]?.toUpperCase()}${kind.slice(1)}` : kind;
      const builders = [...new Set([...functions.values()].map(builderOf))].sort().join(', ');
      const lines = [...functions].map(([name, used]) => {
        const head = name === 'default' ? 'export default' : `export const ${name} =`;
        const result = used.isList ? 'any[]' : 'any';
        return `${head} ${builderOf(used)}({ handler: async (_, args: any): Promise<${result}> => args });`;
      });
      const body = [`import { ${builders} } from "./_generated/server";`, ...lines].join('\n');
      return `\`\`\`ts title="convex/${module}.ts" hidden\n${body}\n\`\`\``;
    });
    return [...modules, ...this.#schema()];
  }

  #schema(): string[] {
    if (this.#tables.size === 0) return [];
    const tables = [...this.#tables].map(([name, { indexes, fields }]) => {
      const chain = [...indexes].map(
        ([index, fields]) => `.index("${index}", ${JSON.stringify(fields)})`,
      );
      const validator = fields === undefined ? 'v.any()' : `{ ${fields} }`;
      return `  ${name}: defineTable(${validator})${chain.join('')},`;
    });
    return [
      [
        '```ts title="convex/schema.ts" hidden',
        'import { defineSchema, defineTable } from "convex/server";',
        'import { v } from "convex/values";',
        // Other examples of the page use tables that need no index.
        'export default defineSchema({',
        ...tables,
        '}, { strictTableNameTypes: false });',
        '```',
      ].join('\n'),
    ];
  }
}
