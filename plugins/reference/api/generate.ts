import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import { apiNamesOf } from './apiNames';
import { checkLeads } from './apiNotes';
import { firstSentence } from './comments';
import { checkCorrections } from './corrections';
import { ExampleFixer } from './exampleFixes';
import { kindOf } from './kinds';
import type { PackageFacts } from './pageContext';
import { commentOf } from './parameters';
import { type PackageSource, readPackage } from './readPackage';
import { membersOf, moduleId, ReferenceRouter } from './router';
import { formatSignatures } from './signatures';
import { Declarations } from './sources';
import { type ApiIndex, type ApiNames, type ApiSymbol, isInternal } from './symbols';
import { themeFor } from './theme';
import { typeGroupsOf } from './typeGroups';

/** One run of TypeDoc. */
export interface GenerateJob extends PackageSource {
  outDir: string;
  /** The history of the package's releases. */
  historyFile: string;
  /** Whether every known fault of an example must exist. This isn't the case for other packages. */
  checkFixes: boolean;
}

function symbolsOf(
  project: ProjectReflection,
  routeOf: (symbol: DeclarationReflection) => string,
): ApiSymbol[] {
  return (project.children ?? []).flatMap((module) =>
    (module.children ?? []).flatMap((symbol): ApiSymbol[] => {
      const kind = kindOf(symbol);
      if (kind === undefined) return [];
      const [route = '', anchor] = routeOf(symbol).split('#');
      const comment = commentOf(symbol) ?? symbol.signatures?.[0]?.comment;
      return [
        {
          name: symbol.name,
          module: moduleId(module),
          kind,
          route,
          ...(anchor === undefined ? {} : { anchor }),
          ...(isInternal(firstSentence(comment)) && { isInternal: true }),
          members: membersOf(symbol).map(({ name }) => name),
        },
      ];
    }),
  );
}

/** Runs TypeDoc on a package's declarations and writes its pages and their index. */
export async function generate(job: GenerateJob): Promise<void> {
  const { packageDir, outDir, historyFile, checkFixes } = job;
  const { app, project, packageJson } = await readPackage(job);
  const { name, version, license } = packageJson;
  const facts: PackageFacts = {
    name,
    version,
    license,
    filesUrl: `https://unpkg.com/${name}@${version}`,
  };
  const fixer = new ExampleFixer();
  app.renderer.defineRouter('reference', ReferenceRouter);
  app.renderer.defineTheme('reference', themeFor({ packageDir, facts, historyFile, fixer }));

  let index: ApiIndex | undefined;
  let names: ApiNames = {};
  app.renderer.preMarkdownRenderAsyncJobs.push(async () => {
    const { router } = app.renderer;
    const routeOf = (symbol: DeclarationReflection) =>
      `/api/${router?.getFullUrl(symbol).replace('.mdx', '') ?? ''}`;
    index = {
      packageName: name,
      version,
      modules: (project.children ?? []).map((module) => ({
        id: moduleId(module),
        specifier: module.name,
        types: typeGroupsOf(module, moduleId(module)).map((group) => ({
          title: group.name,
          route: routeOf(group),
        })),
      })),
      symbols: symbolsOf(project, routeOf),
    };
    names = apiNamesOf(project, new Declarations(packageDir), routeOf);
  });
  app.renderer.postMarkdownRenderAsyncJobs.push(async ({ outputDirectory, pages }) => {
    const shown = new Set(index?.symbols.map((symbol) => symbol.name));
    for (const { url } of pages) {
      const file = join(outputDirectory, url);
      const page = readFileSync(file, 'utf8');
      writeFileSync(file, await formatSignatures(page, (name) => shown.has(name)));
    }
  });
  await app.outputs.writeOutput({ name: 'markdown', path: outDir }, project);
  if (checkFixes) {
    fixer.checkAllUsed();
    checkCorrections();
    checkLeads(new Set(index?.symbols.map((symbol) => `${symbol.module} ${symbol.name}`)));
  }
  writeFileSync(join(outDir, 'symbols.json'), `${JSON.stringify(index)}\n`);
  writeFileSync(join(outDir, 'names.json'), `${JSON.stringify(names)}\n`);
}
