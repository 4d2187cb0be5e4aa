import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from '../../build';
import { functionsDirs, generateFiles, type loadTemplates } from './codegen';
import { componentModule, isComponent } from './components';
import { findStages, type Stage } from './stages';
import { type Fence, problemAt, type SamplePage } from './verdict';
import { MappedText, type TestProject, type WrappedFence, wrapFence, wrapTest } from './wrapFence';

/** A component of a package that an app installs, directly or through another component. */
interface InstalledComponent {
  /** Names from the app down to the component: `rag/workpool`. */
  path: string;
  packageName: string;
}

const imports = /^import (\w+) from ["']((?:@[\w.-]+\/)?[\w.-]+)\/convex\.config(?:\.js)?["']/gm;
const uses = /^\s*\w+\.use\(\s*(\w+)\s*(?:,\s*\{[^}]*?\bname:\s*["'](\w+)["'])?/gm;

/** Where packages of components keep the code that runs in a deployment. */
const sourceFolder = (packageName: string) => `node_modules/${packageName}/src/component`;

/**
 * Lists the components that a `convex.config.ts` installs from packages, with their own. Components that the
 * project defines itself and packages without source are left out.
 */
function findComponents(
  config: string,
  packagesRoot: string,
  parents: readonly string[] = [],
): InstalledComponent[] {
  const packages = new Map(
    [...config.matchAll(imports)].map(([, name = '', packageName = '']) => [name, packageName]),
  );
  return [...config.matchAll(uses)].flatMap(([, used = '', givenName]) => {
    const packageName = packages.get(used);
    if (packageName === undefined) return [];
    const file = join(packagesRoot, sourceFolder(packageName), 'convex.config.ts');
    if (!existsSync(file)) return [];
    const own = readFileSync(file, 'utf8');
    const name = givenName ?? /\bdefineComponent\(\s*["'](\w+)["']/.exec(own)?.[1];
    if (name === undefined) throw new Error(`samples: ${file} doesn't name its component.`);
    const path = [...parents, name];
    return [{ path: path.join('/'), packageName }, ...findComponents(own, packagesRoot, path)];
  });
}

/**
 * Creates a module that registers components with convex-test from the sources in their packages, which not all
 * packages do themselves.
 * @param toRoot the way from the module's folder to the folder with `node_modules`
 */
function registrationModule(components: InstalledComponent[], toRoot: string): string {
  const folders = components.map(({ packageName }) =>
    posix.join(toRoot, sourceFolder(packageName)),
  );
  const loads = folders.map(
    (folder, index) => `import schema${index} from ${JSON.stringify(`${folder}/schema`)};\n`,
  );
  const calls = components.map(({ path }, index) => {
    const globs = JSON.stringify([`${folders[index]}/**/*.ts`, `!${folders[index]}/**/*.test.ts`]);
    return `  t.registerComponent(${JSON.stringify(path)}, schema${index}, import.meta.glob(${globs}, { exhaustive: true }));\n`;
  });
  return `// @ts-nocheck\n${loads.join('')}export function registerComponents(t) {\n${calls.join('')}}\n`;
}

/** All files of a page's project at one stage. */
export interface Project {
  /** Unique among all projects: the page and the stage. */
  name: string;
  page: string;
  /** Files that the page contains, by path. */
  files: Map<string, MappedText>;
  /** Files that the code generator writes, by path. */
  generated: Map<string, string>;
  /** Declarations that apply to the whole program, so each page needs its own. */
  ambient: Map<string, MappedText>;
  /** Whether a file changes the types of a package or the global scope. */
  augments: boolean;
  shown: Set<Fence>;
  tests: Map<string, Fence>;
}

interface ProjectTools {
  templates: ReturnType<typeof loadTemplates>;
  packagesRoot: string;
}

const isDeclaration = (path: string) => /\.d\.[cm]?ts$/.test(path);
const isModuleText = (text: string) =>
  /^\s*(?:import|export)\b/m.test(text.replace(/^\s+.*$/gm, ''));
const augmentation = /^\s*declare (?:global\b|module ["'])/m;

/** Where the module that registers components for tests goes in a project. */
const registrationFile = 'registerComponents.js';

function joinParts(parts: Fence[]): MappedText {
  const text = new MappedText();
  for (const part of parts) text.addFence(part).add('\n');
  return text;
}

function wrapLoose(fence: Fence, project: TestProject): WrappedFence {
  if (fence.meta.test) return wrapTest(fence, project);
  if (!isComponent(fence)) return wrapFence(fence, project.functionsDir);
  const { extension, text } = componentModule(fence);
  return { path: `src/Sample${fence.index}.${fence.lang}${extension}`, text };
}

function buildProject(
  page: SamplePage,
  stage: Stage,
  index: number,
  { templates, packagesRoot }: ProjectTools,
): Project {
  const files = new Map<string, MappedText>();
  const ambient = new Map<string, MappedText>();
  let augments = false;
  for (const [path, parts] of stage.files) {
    const [first] = parts;
    if (first && isComponent(first)) {
      const { extension, text } = componentModule(first);
      files.set(path + extension, text);
      continue;
    }
    const text = joinParts(parts);
    if (isDeclaration(path) && !isModuleText(text.text)) {
      ambient.set(path, text);
      continue;
    }
    augments ||= augmentation.test(text.text);
    files.set(path, text);
  }
  const texts = new Map([...files].map(([path, { text }]) => [path, text]));
  const generated = generateFiles(templates, texts);

  const [functionsDir = 'convex'] = functionsDirs(files.keys());
  const config = texts.get(`${functionsDir}/convex.config.ts`) ?? '';
  const components = findComponents(config, packagesRoot);
  const registration =
    components.length > 0
      ? posix.relative(functionsDir, registrationFile.replace(/\.js$/, ''))
      : undefined;

  const shown = new Set([...stage.shown, ...stage.loose]);
  const tests = new Map<string, Fence>();
  const inside = (path: string) => posix.relative(functionsDir, path);
  const modules = [...files.keys(), ...generated.keys()]
    .filter((path) => path.startsWith(`${functionsDir}/`) && !isDeclaration(path))
    .map(inside);
  const hasSchema = modules.includes('schema.ts') || modules.includes('schema.js');
  for (const fence of stage.loose) {
    const { path, text } = wrapLoose(fence, {
      functionsDir,
      hasSchema,
      modules,
      registration,
    });
    files.set(path, text);
    if (fence.meta.test) tests.set(path, fence);
  }
  if (registration && tests.size > 0) {
    // `runTests` puts each project into a folder of a folder in `.cache`.
    generated.set(registrationFile, registrationModule(components, '../../..'));
  }
  const name = `${page.file.replace(/\.mdx?$/, '')}/${index}`;
  return { name, page: page.file, files, generated, ambient, augments, shown, tests };
}

/** Builds the projects of a page, one for each place where a reader could stop reading. */
export function buildProjects(page: SamplePage, tools: ProjectTools): Project[] {
  return findStages(page.fences).map((stage, index) => buildProject(page, stage, index, tools));
}

/** Finds schemas without a default export. The compiler accepts them and types every document as `any`. */
export function checkSchemas(projects: Project[]): Finding[] {
  const problems = new Map<Fence, Finding>();
  for (const { files } of projects) {
    for (const [path, text] of files) {
      const [fence] = text.fences;
      if (!fence || !/(?:^|\/)convex\/schema\.[jt]s$/.test(path)) continue;
      if (/^export default\b/m.test(text.text)) continue;
      const message =
        'The schema is not the default export. Write `export default defineSchema({ … })`.';
      problems.set(fence, problemAt(fence, undefined, 'schema-export', message));
    }
  }
  return [...problems.values()];
}
