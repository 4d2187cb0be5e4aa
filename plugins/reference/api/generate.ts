import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import { firstSentence } from './comments';
import type { PackageFacts } from './pageParts';
import { commentOf } from './parameters';
import { type PackageSource, readPackage } from './readPackage';
import { kindOf, membersOf, ReferenceRouter, typeGroupsOf } from './router';
import { formatSignatures } from './signatures';
import { Declarations } from './sources';
import { type ApiIndex, type ApiNames, type ApiSymbol, isInternal, moduleId } from './symbols';
import { checkTexts } from './texts';
import { themeFor } from './theme';

/** One run of TypeDoc. */
export interface GenerateJob extends PackageSource {
  outDir: string;
  /** The history of the package's releases. */
  historyFile: string;
  /** Whether each entry of texts.yaml must be used. This isn't the case for other packages. */
  checkTexts: boolean;
}

/**
 * Explains everything that has an address in the reference. A member that several interfaces inherit is declared once:
 * it belongs to the one that declares it, or to the first that readers can see.
 */
function apiNamesOf(
  project: ProjectReflection,
  declarations: Declarations,
  routeOf: (reflection: DeclarationReflection) => string,
): ApiNames {
  const names: ApiNames = {};
  const inherited = new Set<string>();
  const add = (reflection: DeclarationReflection, name: string) => {
    const signatures = [
      ...(reflection.signatures ?? []),
      ...[reflection.getSignature ?? []].flat(),
    ];
    const sources = [reflection, ...signatures].flatMap((one) => one.sources ?? []);
    const comment = commentOf(reflection) ?? signatures[0]?.comment;
    for (const source of sources) {
      const place = declarations.placeOf(source);
      if (place in names && !(inherited.has(place) && !reflection.inheritedFrom)) continue;
      const signature = declarations.signatureText(source);
      if (signature === undefined) continue;
      names[place] = {
        name,
        signature,
        sentence: firstSentence(comment),
        href: routeOf(reflection),
      };
      if (reflection.inheritedFrom) inherited.add(place);
    }
  };
  for (const module of project.children ?? []) {
    for (const symbol of module.children ?? []) {
      const kind = kindOf(symbol);
      if (kind === undefined) continue;
      add(symbol, symbol.name);
      // The members of a type have no anchors.
      if (kind === 'type') continue;
      for (const member of membersOf(symbol)) add(member, `${symbol.name}.${member.name}`);
    }
  }
  return names;
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
  const { packageDir, outDir, historyFile } = job;
  const { app, project, packageJson } = await readPackage(job);
  const { name, version, license } = packageJson;
  const facts: PackageFacts = {
    name,
    version,
    license,
    filesUrl: `https://unpkg.com/${name}@${version}`,
  };
  app.renderer.defineRouter('reference', ReferenceRouter);
  app.renderer.defineTheme('reference', themeFor(project, { packageDir, facts, historyFile }));

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
  if (job.checkTexts) checkTexts();
  writeFileSync(join(outDir, 'symbols.json'), `${JSON.stringify(index)}\n`);
  writeFileSync(join(outDir, 'names.json'), `${JSON.stringify(names)}\n`);
}
