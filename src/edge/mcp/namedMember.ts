import type { CatalogPage } from '../../lib/docsCatalog.ts';
import type { PageId } from './pageId.ts';

/** A run of characters that may be a name of the code, with what shows that it is called. */
const run = /(?<![\w/@-])\.?[A-Za-z]\w*(?:\.\w+)*(?:\(\))?/g;

/** A name of the code: `ctx.db.get`, `.collect()`, `usePaginatedQuery`; not `Next.js`. */
const codeName = /^\.|\(\)$|[a-z][A-Z]|^(?:ctx|db|v|storage)\./;

/** What the types call an object that functions name in short. */
const longNames: Readonly<Record<string, string>> = { db: 'database' };

/** The names of the code that a question mentions, in their parts. */
function namesIn(question: string): string[][] {
  return [...question.matchAll(run)]
    .map(([name]) => name)
    .filter((name) => codeName.test(name))
    .map((name) => name.replace(/^\.|\(\)$/g, '').split('.'));
}

/** How much of a question the name of a type has; a generic type explains what it has best. */
function nearness(title: string, objects: readonly string[], question: string): number {
  const lower = title.toLowerCase();
  const named = objects.filter((one) => {
    const object = one.toLowerCase();
    return lower === object || (object.length > 1 && lower.includes(longNames[object] ?? object));
  });
  const words = question.toLowerCase().split(/\W+/);
  const mentioned = words.filter((word) => word.length > 4 && lower.includes(word));
  return named.length + mentioned.length / 2 + (title.startsWith('Generic') ? 0.25 : 0);
}

/** The section of the API reference about the name of the code that a question mentions first, if there is one. */
export function namedMember(question: string, pages: Iterable<CatalogPage>): PageId | undefined {
  const api = [...pages].filter(({ kind }) => kind === 'api');
  for (const name of namesIn(question)) {
    const member = name.at(-1) ?? '';
    const page = api.find(({ title }) => title === member);
    if (page) {
      return { route: page.route, anchor: page.anchors.includes('signature') ? 'signature' : '' };
    }
    const anchor = member.toLowerCase();
    const [best] = api
      .filter(({ anchors }) => anchors.includes(anchor))
      .map(({ route, title }) => ({ route, near: nearness(title, name.slice(0, -1), question) }))
      .sort((a, b) => b.near - a.near);
    if (best) return { route: best.route, anchor };
  }
  return undefined;
}
