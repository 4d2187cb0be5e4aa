import type { Finding } from '../../build';
import { functionsDirs, generateFiles, type Templates } from './codegen';
import { componentModule, isComponent } from './components';
import { findStages, type Stage } from './stages';
import { type Fence, problemAt, type SamplePage } from './verdict';
import { MappedText, type WrappedFence, wrapFence, wrapTest, wrapTestSetup } from './wrapFence';

export interface Project {
  /** Unique among all projects: the page and the stage. */
  name: string;
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

const isDeclaration = (path: string) => /\.d\.[cm]?ts$/.test(path);
const isModuleText = (text: string) =>
  /^\s*(?:import|export)\b/m.test(text.replace(/^\s+.*$/gm, ''));
const augmentation = /^\s*declare (?:global\b|module ["'])/m;

function wrapFile(path: string, parts: Fence[]): WrappedFence {
  const [first] = parts;
  if (first && isComponent(first)) return componentModule(first, path);
  const text = new MappedText();
  for (const part of parts) text.addFence(part).add('\n');
  return { path, text };
}

function wrapLoose(fence: Fence, functionsDir: string): WrappedFence {
  if (fence.meta.test) return wrapTest(fence, functionsDir);
  if (!isComponent(fence)) return wrapFence(fence, functionsDir);
  return componentModule(fence, `src/Sample${fence.index}.${fence.lang}`);
}

function buildProject(
  page: SamplePage,
  stage: Stage,
  index: number,
  templates: Templates,
): Project {
  const files = new Map<string, MappedText>();
  const ambient = new Map<string, MappedText>();
  for (const [title, parts] of stage.files) {
    const { path, text } = wrapFile(title, parts);
    const isAmbient = isDeclaration(path) && !isModuleText(text.text);
    (isAmbient ? ambient : files).set(path, text);
  }
  const texts = new Map([...files].map(([path, { text }]) => [path, text]));
  const augments = [...texts.values()].some((text) => augmentation.test(text));
  const generated = generateFiles(templates, texts);

  const [functionsDir = 'convex'] = functionsDirs(files.keys());
  const shown = new Set([...stage.shown, ...stage.loose]);
  const tests = new Map<string, Fence>();
  for (const fence of stage.loose) {
    const { path, text } = wrapLoose(fence, functionsDir);
    files.set(path, text);
    if (fence.meta.test) tests.set(path, fence);
  }
  if (tests.size > 0) {
    const setup = wrapTestSetup(functionsDir, texts);
    generated.set(setup.path, setup.text);
  }
  const name = `${page.file.replace(/\.mdx?$/, '')}/${index}`;
  return { name, files, generated, ambient, augments, shown, tests };
}

/** Builds the projects of a page, one for each place where a reader could stop reading. */
export function buildProjects(page: SamplePage, templates: Templates): Project[] {
  return findStages(page.fences).map((stage, index) => buildProject(page, stage, index, templates));
}

/** Finds schemas without a default export. The compiler accepts them and types every document as `any`. */
export function checkSchemas(projects: Project[]): Finding[] {
  const fences = projects
    .flatMap(({ files }) => [...files])
    .filter(([path]) => /(?:^|\/)convex\/schema\.[jt]s$/.test(path))
    .filter(([, { text }]) => !/^export default\b/m.test(text))
    .flatMap(([, schema]) => schema.fences.slice(0, 1));
  const fix = 'Write `export default defineSchema({ … })`.';
  return [...new Set(fences)].map((fence) =>
    problemAt(fence, undefined, 'schema-export', `The schema is not the default export. ${fix}`),
  );
}
