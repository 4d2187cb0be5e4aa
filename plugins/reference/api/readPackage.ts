import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type ProjectReflection } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';

/** A package for TypeDoc. */
export interface PackageSource {
  packageDir: string;
  /** Import paths after the package's name: `server` for `convex/server`. */
  entryPoints: string[];
  /** A folder for the compiler's configuration, which lists the entry points. */
  workDir: string;
}

/** The parts of a package's `package.json` that its pages name. */
export interface PackageJson {
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

/** Renames entry points from their files to their import paths: `convex/server`. */
function nameModules(project: ProjectReflection, specifiers: ReadonlyMap<string, string>): void {
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName ?? '';
    const specifier = specifiers.get(file);
    if (specifier) module.name = specifier;
  }
}

/**
 * Runs TypeDoc on a package's declarations.
 * @throws when it can't read them
 */
export async function readPackage({ packageDir, entryPoints, workDir }: PackageSource): Promise<{
  app: MarkdownApplication;
  project: ProjectReflection;
  packageJson: PackageJson;
}> {
  const packageJson = JSON.parse(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  ) as PackageJson;
  const { name } = packageJson;
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

  const project = await app.convert();
  if (!project) throw new Error(`api-reference: TypeDoc cannot read the types of ${name}.`);
  nameModules(project, files);
  return { app, project, packageJson };
}
