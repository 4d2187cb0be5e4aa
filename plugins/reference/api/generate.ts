import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type DeclarationReflection, type ProjectReflection } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { firstSentence } from './comments';
import { checkCorrections } from './corrections';
import { ExampleFixer } from './exampleFixes';
import { kindOf } from './kinds';
import type { PackageFacts } from './pageContext';
import { commentOf } from './parameters';
import { membersOf, moduleId, ReferenceRouter } from './router';
import { formatSignatures } from './signatures';
import { type ApiIndex, type ApiSymbol, isInternal } from './symbols';
import { themeFor } from './theme';
import { typeGroupsOf } from './typeGroups';

/** One run of TypeDoc. */
export interface GenerateJob {
  packageDir: string;
  /** Import paths after the package's name: `server` for `convex/server`. */
  entryPoints: string[];
  outDir: string;
  /** A folder for the compiler's configuration, which lists the entry points. */
  workDir: string;
  /** Whether every known fault of an example must exist. This isn't the case for other packages. */
  checkFixes: boolean;
}

interface PackageJson {
  name: string;
  version: string;
  license: string;
  exports: Record<string, { import?: { types?: string }; types?: string }>;
}

function declarationOf({ name, exports }: PackageJson, entry: string, packageDir: string): string {
  const target = exports[`./${entry}`];
  const types = target?.import?.types ?? target?.types;
  if (types) return join(packageDir, types);
  throw new Error(
    `api-reference: ${name} has no types for ./${entry}. Fix the entryPoints option.`,
  );
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

/** Renames entry points from their files to their import paths: `convex/server`. */
function nameModules(project: ProjectReflection, specifiers: ReadonlyMap<string, string>): void {
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName ?? '';
    const specifier = specifiers.get(file);
    if (specifier) module.name = specifier;
  }
}

/** Runs TypeDoc on a package's declarations and writes its pages and their index. */
export async function generate(job: GenerateJob): Promise<void> {
  const { packageDir, entryPoints, outDir, workDir, checkFixes } = job;
  const packageJson = JSON.parse(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  ) as PackageJson;
  const { name, version, license } = packageJson;
  const files = new Map(
    entryPoints.map((entry) => [declarationOf(packageJson, entry, packageDir), `${name}/${entry}`]),
  );
  const tsconfig = join(workDir, 'tsconfig.json');
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [...files.keys()] }));

  const app = (await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...files.keys()],
    tsconfig,
    name,
    basePath: packageDir,
    readme: 'none',
    router: 'reference',
    theme: 'reference',
    excludeExternals: false,
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    skipErrorChecking: true,
    sort: ['source-order'],
    disableGit: true,
    sourceLinkTemplate: '{path}#L{line}',
    logLevel: 'Error',
    entryFileName: 'modules.mdx',
    fileExtension: '.mdx',
    expandObjects: true,
    expandParameters: true,
  } as Parameters<typeof Application.bootstrapWithPlugins>[0])) as MarkdownApplication;

  const facts: PackageFacts = {
    name,
    version,
    license,
    filesUrl: `https://unpkg.com/${name}@${version}`,
  };
  const fixer = new ExampleFixer();
  app.renderer.defineRouter('reference', ReferenceRouter);
  app.renderer.defineTheme('reference', themeFor({ packageDir, facts, fixer }));

  const project = await app.convert();
  if (!project) throw new Error(`api-reference: TypeDoc cannot read the types of ${name}.`);
  nameModules(project, files);

  let index: ApiIndex | undefined;
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
  });
  app.renderer.postMarkdownRenderAsyncJobs.push(async ({ outputDirectory, pages }) => {
    const names = new Set(index?.symbols.map((symbol) => symbol.name));
    for (const { url } of pages) {
      const file = join(outputDirectory, url);
      const page = readFileSync(file, 'utf8');
      writeFileSync(file, await formatSignatures(page, (name) => names.has(name)));
    }
  });
  await app.outputs.writeOutput({ name: 'markdown', path: outDir }, project);
  if (checkFixes) {
    fixer.checkAllUsed();
    checkCorrections();
  }
  writeFileSync(join(outDir, 'symbols.json'), `${JSON.stringify(index)}\n`);
}
