import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type ProjectReflection } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import ts from 'typescript';

export interface PackageSource {
  packageDir: string;
  /** Import paths after the package's name: `server` for `convex/server`. */
  entryPoints: string[];
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

/**
 * Runs TypeDoc on a package's declarations. Entry points are named by their import paths: `convex/server`.
 * @throws when it can't read them
 */
export async function readPackage({ packageDir, entryPoints }: PackageSource): Promise<{
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
  const options = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...files.keys()],
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
    // Default values stay text.
    jsDocCompatibility: { defaultTag: false },
  };
  // Without readers, so that the site's own configuration of TypeScript has no effect.
  const app = (await Application.bootstrapWithPlugins(
    options as Parameters<typeof Application.bootstrapWithPlugins>[0],
    [],
  )) as MarkdownApplication;
  const compilerOptions: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  app.options.setCompilerOptions([...files.keys()], compilerOptions, undefined);

  const project = await app.convert();
  if (!project) throw new Error(`api-reference: TypeDoc cannot read the types of ${name}.`);
  for (const module of project.children ?? []) {
    module.name = files.get(module.sources?.[0]?.fullFileName ?? '') ?? module.name;
  }
  return { app, project, packageJson };
}
