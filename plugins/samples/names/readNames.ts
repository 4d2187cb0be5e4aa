import { join } from 'node:path';
import ts from 'typescript';
import { textKey } from '../../../src/lib/sampleNames';
import { ownRoot } from '../../build';
import { type Fence, isTyped } from '../../content';
import { type ApiNames, readApiNames } from '../../reference';
import { buildProjects, type Project } from '../checks/buildProjects';
import { loadTemplates, type Templates } from '../checks/codegen';
import { visitSamples } from '../checks/compile';
import { isComponent } from '../checks/components';
import { isProgram, type SamplePage } from '../checks/verdict';
import { sharedTokens, toJavaScript } from '../highlight/toJavaScript';
import {
  explainedPackages,
  generatedNames,
  generatedPlace,
  packageNames,
  packagePlace,
} from './packageNames';

/** A name in a sample, and the place of its declaration, as in `ApiNames`. */
type PlacedName = [start: number, place: string];

/** The names in each block, by the key of its text. */
export type BlockNames = Record<string, PlacedName[]>;

const packageDir = join(ownRoot, 'node_modules/convex');

/** Everything that has an explanation: the names of `convex`, of the generated files and of the packages around it. */
export function explainedNames(siteDir: string): ApiNames {
  const templates = loadTemplates(packageDir);
  const api = readApiNames(siteDir);
  return { ...api, ...generatedNames(templates), ...packageNames(api) };
}

/** The packages to read. Types of others lead to few names, and reading them takes half of the time. */
const packagesRead = new RegExp(`^(?:convex(?:/.*)?|${explainedPackages.join('|')})$`);

/** Whether readers see the fence's code as it is compiled. */
function isVisible(fence: Fence): boolean {
  const { hidden, test, del } = fence.meta;
  return (isProgram(fence) || isComponent(fence)) && !hidden && !test && del.length === 0;
}

/** Declares functions and tables as `any`. Their types take most of the time, and no name of the package needs them. */
function withoutOwnTypes(templates: Templates): Templates {
  const any = 'export declare const api: any;\nexport declare const internal: any;\n';
  return {
    ...templates,
    apiCodegen: (modules) => ({ ...templates.apiCodegen(modules), DTS: any }),
    dynamicDataModelDTS: templates.noSchemaDataModelDTS,
  };
}

/** Where a symbol is declared: in a package, or in the files that are generated for the project. */
function placeOf(declaration: ts.Declaration, modulesDir: string): string | undefined {
  const name = ts.getNameOfDeclaration(declaration);
  if (!name) return undefined;
  const generated = generatedPlace(declaration.getSourceFile().fileName, name.getText());
  return generated ?? packagePlace(name, modulesDir);
}

/** What a name in a sample means: a declaration and, before it, the exports that give it the name. */
function declarationsOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Declaration[] {
  const declarations: ts.Declaration[] = [];
  let symbol = checker.getSymbolAtLocation(name);
  while (symbol) {
    declarations.push(...(symbol.declarations ?? []));
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    symbol = isAlias ? checker.getImmediateAliasedSymbol(symbol) : undefined;
  }
  return declarations;
}

/** The projects that show a visible fence for the first time, without declarations for the whole program. */
function withNewFences(projects: readonly Project[]): Project[] {
  const seen = new Set<Fence>();
  return projects.flatMap((project) => {
    const shown = new Set(
      [...project.shown].filter((fence) => isVisible(fence) && !seen.has(fence)),
    );
    for (const fence of shown) seen.add(fence);
    return shown.size === 0 ? [] : [{ ...project, shown, ambient: new Map(), augments: false }];
  });
}

/**
 * Finds the names in the pages' samples that the packages or the generated files declare. The types of the pages' own
 * functions and tables don't count, which makes it much faster than the check of the samples.
 * @param explained the names to look for, by the place of their declaration
 */
export function readNames(
  pages: readonly SamplePage[],
  explained: ApiNames,
): Map<Fence, PlacedName[]> {
  const templates = withoutOwnTypes(loadTemplates(packageDir));
  const modulesDir = `${join(ownRoot, 'node_modules').replaceAll('\\', '/')}/`;
  // The words that samples contain: `withIndex` of `QueryInitializer.withIndex`.
  const words = new Map(
    Object.entries(explained).map(([place, { name }]) => [
      place,
      name.slice(name.lastIndexOf('.') + 1),
    ]),
  );
  const known = new Set(words.values());
  const projects = pages.flatMap((page) => withNewFences(buildProjects(page, templates)));
  const found = new Map<Fence, PlacedName[]>();
  const visit: Parameters<typeof visitSamples>[1] = ({ program, source, mapped, shown }) => {
    const checker = program.getTypeChecker();
    for (const fence of shown) found.set(fence, found.get(fence) ?? []);
    const walk = (node: ts.Node) => {
      if (ts.isIdentifier(node) && known.has(node.text)) add(node);
      ts.forEachChild(node, walk);
    };
    const add = (name: ts.Identifier) => {
      const at = mapped.locate(name.getStart(source));
      if (!at || !shown.has(at.fence)) return;
      for (const declaration of declarationsOf(name, checker)) {
        const place = placeOf(declaration, modulesDir);
        if (place === undefined || words.get(place) !== name.text) continue;
        found.get(at.fence)?.push([at.offset, place]);
        return;
      }
    };
    walk(source);
  };
  visitSamples(projects, visit, packagesRead);
  return found;
}

/** Finds the names of a sample again in its JavaScript version, which has the same names in the same order. */
export function carryNames(
  code: string,
  names: readonly PlacedName[],
  javaScript: string,
): PlacedName[] {
  const starts = new Map(
    sharedTokens(code, javaScript).map(([from, to]) => [from.start, to.start]),
  );
  return names.flatMap(([from, place]): PlacedName[] => {
    const start = starts.get(from);
    return start === undefined ? [] : [[start, place]];
  });
}

async function blockNames(
  page: SamplePage,
  names: ReadonlyMap<Fence, PlacedName[]>,
): Promise<BlockNames> {
  const blocks: BlockNames = {};
  for (const fence of page.fences) {
    const own = names.get(fence) ?? [];
    if (own.length === 0) continue;
    const { lang, meta, code } = fence;
    blocks[textKey(code)] = own;
    if (!isTyped(lang) || meta.expectError !== undefined || meta.skip !== undefined) continue;
    const javaScript = await toJavaScript(code, lang);
    if (javaScript !== undefined) blocks[textKey(javaScript)] = carryNames(code, own, javaScript);
  }
  return blocks;
}

export async function readNamesOfPages(
  siteDir: string,
  pages: readonly SamplePage[],
): Promise<Map<string, BlockNames>> {
  const names = readNames(pages, explainedNames(siteDir));
  const blocks = new Map<string, BlockNames>();
  for (const page of pages) blocks.set(page.file, await blockNames(page, names));
  return blocks;
}
