import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import { type MarkdownPageEvent, MarkdownTheme } from 'typedoc-plugin-markdown';
import { commentMdx, firstSentence } from './comments';
import { exampleWriter, type ImportTable } from './examples';
import { indexPage, modulePage, typesPage } from './modulePage';
import type { PageContext } from './pageParts';
import { commentOf } from './parameters';
import { type PackageSource, readPackage } from './readPackage';
import { kindOf, membersOf, ReferenceRouter, symbolsIn, TypeGroup, typeGroupsOf } from './router';
import { formatSignatures } from './signatures';
import { Declarations } from './sources';
import { Releases } from './surface';
import { symbolPage } from './symbolPage';
import { type ApiIndex, type ApiNames, isInternal, moduleId } from './symbols';
import { checkTexts, setupOf } from './texts';

/** One run of TypeDoc. */
export interface GenerateJob extends PackageSource {
  outDir: string;
  historyFile: string;
  /** Whether each entry of texts.yaml must be used. This isn't the case for other packages. */
  checkTexts: boolean;
}

type RouteOf = (reflection: DeclarationReflection) => string;

/**
 * Explains everything that has an address in the reference. A member that several interfaces inherit is declared once:
 * it belongs to the one that declares it, or to the first that readers can see.
 */
function apiNamesOf(
  modules: readonly DeclarationReflection[],
  declarations: Declarations,
  routeOf: RouteOf,
): ApiNames {
  const names: ApiNames = {};
  const inherited = new Set<string>();
  const add = (reflection: DeclarationReflection, name: string) => {
    const { signatures = [], getSignature } = reflection;
    const sentence = firstSentence(commentOf(reflection));
    for (const { sources } of [
      reflection,
      ...signatures,
      ...(getSignature ? [getSignature] : []),
    ]) {
      for (const source of sources ?? []) {
        const place = declarations.placeOf(source);
        if (place in names && !(inherited.has(place) && !reflection.inheritedFrom)) continue;
        const signature = declarations.signatureText(source);
        if (signature === undefined) continue;
        names[place] = { name, signature, sentence, href: routeOf(reflection) };
        if (reflection.inheritedFrom) inherited.add(place);
      }
    }
  };
  for (const symbol of modules.flatMap(symbolsIn)) {
    add(symbol, symbol.name);
    // The members of a type have no anchors.
    if (kindOf(symbol) === 'type') continue;
    for (const member of membersOf(symbol)) add(member, `${symbol.name}.${member.name}`);
  }
  return names;
}

function indexOf(
  { name, version }: { name: string; version: string },
  modules: readonly DeclarationReflection[],
  routeOf: RouteOf,
): ApiIndex {
  return {
    packageName: name,
    version,
    modules: modules.map((module) => ({
      id: moduleId(module),
      specifier: module.name,
      types: typeGroupsOf(module, moduleId(module)).map((group) => ({
        title: group.name,
        route: routeOf(group),
      })),
    })),
    symbols: modules.flatMap((module) =>
      symbolsIn(module).map((symbol) => {
        const [route = '', anchor] = routeOf(symbol).split('#');
        return {
          name: symbol.name,
          module: moduleId(module),
          kind: kindOf(symbol) ?? 'type',
          route,
          ...(anchor === undefined ? {} : { anchor }),
          ...(isInternal(firstSentence(commentOf(symbol))) && { isInternal: true as const }),
          members: membersOf(symbol).map((member) => member.name),
        };
      }),
    ),
  };
}

function importsOf(modules: readonly DeclarationReflection[]): ImportTable {
  const imports = new Map<string, { specifier: string; isType: boolean }>();
  for (const module of modules) {
    for (const symbol of symbolsIn(module)) {
      if (imports.has(symbol.name)) continue;
      const isType = ['type', 'interface'].includes(kindOf(symbol) ?? '');
      imports.set(symbol.name, { specifier: module.name, isType });
    }
  }
  return imports;
}

/** Creates the theme that writes the pages in this site's MDX. Types and links come from the plugin. */
function themeFor(
  modules: readonly DeclarationReflection[],
  shared: Pick<PageContext, 'facts' | 'declarations' | 'releases'>,
): typeof MarkdownTheme {
  const writeExample = exampleWriter(importsOf(modules));

  function bodyOf(page: PageContext, model: Reflection): string {
    if (model.kindOf(ReflectionKind.Project)) return indexPage(page, modules);
    if (model instanceof TypeGroup) return typesPage(page, model);
    const reflection = model as DeclarationReflection;
    return model.kindOf(ReflectionKind.Module)
      ? modulePage(page, reflection)
      : symbolPage(page, reflection);
  }

  return class ReferenceTheme extends MarkdownTheme {
    override render(page: MarkdownPageEvent<Reflection>): string {
      const theme = this.getRenderContext(page);
      const context: PageContext = {
        ...shared,
        theme,
        mdx: (parts, options) => commentMdx(theme, parts, writeExample, options),
      };
      const setup = setupOf(page.url.replace(/\.mdx$/, ''));
      return [bodyOf(context, page.model), ...setup, ''].join('\n\n');
    }
  };
}

/** Runs TypeDoc on a package's declarations and writes its pages and their index. */
export async function generate(job: GenerateJob): Promise<void> {
  const { packageDir, outDir, historyFile } = job;
  const { app, project, packageJson } = await readPackage(job);
  const { name, version, license } = packageJson;
  const modules = project.children ?? [];
  const declarations = new Declarations(packageDir);
  const facts = { name, version, license, filesUrl: `https://unpkg.com/${name}@${version}` };
  const releases = new Releases(project, historyFile, version);
  app.renderer.defineRouter('reference', ReferenceRouter);
  app.renderer.defineTheme('reference', themeFor(modules, { facts, declarations, releases }));
  app.renderer.postMarkdownRenderAsyncJobs.push(async ({ pages }) => {
    // The router exists only until the pages are written.
    const { router } = app.renderer;
    const routeOf: RouteOf = (symbol) =>
      `/api/${router?.getFullUrl(symbol).replace('.mdx', '') ?? ''}`;
    const index = indexOf(packageJson, modules, routeOf);
    const names = apiNamesOf(modules, declarations, routeOf);
    const shown = new Set(index.symbols.map((symbol) => symbol.name));
    for (const { url } of pages) {
      const file = join(outDir, url);
      const page = readFileSync(file, 'utf8');
      writeFileSync(file, await formatSignatures(page, (one) => shown.has(one)));
    }
    writeFileSync(join(outDir, 'symbols.json'), `${JSON.stringify(index)}\n`);
    writeFileSync(join(outDir, 'names.json'), `${JSON.stringify(names)}\n`);
  });
  await app.outputs.writeOutput({ name: 'markdown', path: outDir }, project);
  if (job.checkTexts) checkTexts();
}
