import { posix } from 'node:path';
import { type Finding, findingAt } from '../../build';
import { httpDocumentOf, isReferencePage } from '../data/generated';
import type { Fence } from '../parse/fences';
import type { ParsedPage } from '../parse/parsedPage';
import { isCheckedBy } from '../schema/languages';

/** Files that tools write, which no page shows. */
const generated = /_generated|routeTree\.gen/;

const moduleOf = (title: string) => title.replace(/\.(?:test\.)?\w+$/, '');

function definitionsOf(fences: readonly Fence[]): Set<string> {
  const found = new Set<string>();
  for (const { code, meta } of fences) {
    for (const [, table] of code.matchAll(/^\s+(\w+): defineTable/gm)) found.add(`table ${table}`);
    if (meta.title === undefined) continue;
    const module = moduleOf(meta.title);
    found.add(module);
    const exported = /export (?:const|(?:async )?function|class) (?:\{([^}]*)\}|(\w+))/g;
    for (const [, names = '', name = names] of code.matchAll(exported)) {
      for (const one of name.split(/[\s,]+/)) found.add(`${module}:${one}`);
    }
  }
  return found;
}

/** What a fence uses, by the text that readers see. */
function usesOf({ code, meta }: Fence): Map<string, string> {
  const uses = new Map<string, string>();
  for (const [text, path = ''] of code.matchAll(/\b(?:api|internal)\.((?:\w+\.)+\w+)/g)) {
    const parts = path.split('.');
    uses.set(`convex/${parts.slice(0, -1).join('/')}:${parts.at(-1)}`, text);
  }
  const tables =
    /(?:db\.(?:query|get|patch|insert|replace|delete)|v\.id)\(\s*"(\w+)"|\b(?:Id|Doc)<"(\w+)">/g;
  for (const [, called, typed = called] of code.matchAll(tables)) {
    uses.set(`table ${typed}`, `the table "${typed}"`);
  }
  for (const [, path = ''] of code.matchAll(/from "(\.{1,2}\/[^"]+)"/g)) {
    if (generated.test(path)) continue;
    const folder = posix.dirname(meta.title ?? 'convex/module.ts');
    uses.set(moduleOf(posix.join(folder, path)).replace(/\.$/, ''), `"${path}"`);
  }
  return uses;
}

const isProgram = ({ lang }: Fence) => isCheckedBy('program', lang);

const isVisible = (fence: Fence) => isProgram(fence) && !fence.meta.hidden && !fence.meta.test;

const isHidden = (fence: Fence) => isProgram(fence) && fence.meta.hidden && !fence.meta.test;

function usedRoutes({ frontMatter }: ParsedPage): string[] {
  const uses = frontMatter.uses?.value;
  return Array.isArray(uses) ? uses.map(String) : [];
}

/** Checks that readers can see what the samples of a page use: on it, or on the pages that it names. */
export function checkDefinitions(pages: ReadonlyMap<string, ParsedPage>): Finding[] {
  const byRoute = new Map([...pages.values()].map((page) => [page.route, page]));
  // Examples of the package are as short as their authors wrote them, and requests call the reader's own functions.
  const written = [...pages.values()].filter(
    ({ file }) => !isReferencePage(file) && httpDocumentOf(file) === undefined,
  );
  return written.flatMap((page) => {
    const routes = usedRoutes(page);
    const shared = routes.flatMap((route) => byRoute.get(route)?.fences ?? []);
    const faults = routes.map((route) => usesFault(page, route, byRoute.get(route)?.file));
    return [...faults.filter((fault) => fault !== undefined), ...hiddenDefinitions(page, shared)];
  });
}

/** @param other the file of the page that it names */
function usesFault({ file, links }: ParsedPage, route: string, other?: string) {
  const place = { line: 1, column: 1 };
  if (other === undefined) {
    return findingAt(file, place, 'uses-page', `uses: no page has the route ${route}.`);
  }
  const isLinked = links.some(
    ({ url }) => posix.join(posix.dirname(file), url.replace(/[?#].*/, '')) === other,
  );
  if (isLinked) return undefined;
  return findingAt(file, place, 'uses-link', `uses: the page doesn't link to ${route}.`);
}

/** What visible fences use and only hidden ones define, each once. */
function hiddenDefinitions({ file, fences }: ParsedPage, shared: readonly Fence[]): Finding[] {
  const known = definitionsOf([...fences, ...shared].filter(isVisible));
  const hidden = definitionsOf(fences.filter(isHidden));
  return fences
    .filter((fence) => isVisible(fence) && !fence.meta.bad)
    .flatMap((fence) =>
      [...usesOf(fence)].flatMap(([key, text]) => {
        if (known.has(key) || !hidden.delete(key)) return [];
        const message = `This code uses ${text}, which only a hidden fence defines. Show that fence, or name the page that has it in the front matter: uses: [/its/route].`;
        return [findingAt(file, fence, 'definition-hidden', message)];
      }),
    );
}
