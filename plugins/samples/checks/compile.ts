import { join, posix } from 'node:path';
import ts from 'typescript';
import { ownRoot } from '../../build';
import type { Project } from './buildProjects';
import type { Diagnostic, Fence } from './verdict';
import type { MappedText } from './wrapFence';

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Samples without imports are still separate modules.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  isolatedModules: true,
  // Readers can switch each sample to JavaScript, which only leaves out its types.
  erasableSyntaxOnly: true,
  // Only the samples' files are root names. Without this option their own `.d.ts` files would be skipped.
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};

/** Limits memory use: a program of about five hundred projects takes more than a gigabyte. */
const projectsPerProgram = 200;

interface CompiledFile {
  program: ts.Program;
  source: ts.SourceFile;
  mapped: MappedText;
  /** The fences in it that a reader has seen. */
  shown: ReadonlySet<Fence>;
}

/** The projects of each program: those with equal declarations, and alone those that change other modules. */
function groupsOf(projects: Project[]): Project[][] {
  const groups = new Map<string, Project[]>();
  for (const project of projects) {
    const texts = [...project.ambient].map(([path, { text }]) => `${path}\n${text}`);
    const key = project.augments ? project.name : texts.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), project]);
  }
  return [...groups.values()].flatMap((group) => {
    const starts = [...group.keys()].filter((index) => index % projectsPerProgram === 0);
    return starts.map((start) => group.slice(start, start + projectsPerProgram));
  });
}

/**
 * Compiles projects in neighboring folders of a file system that exists only in memory.
 * @param packagesRead the packages to read, when most don't matter: what samples import from others has any type
 */
export function visitSamples(
  projects: Project[],
  visit: (file: CompiledFile) => void,
  packagesRead?: RegExp,
): void {
  const root = posix.join(ownRoot.replaceAll('\\', '/'), '.samples');
  const isOurs = (path: string) => path.startsWith(root);
  const texts = new Map<string, string>();
  const host = ts.createIncrementalCompilerHost(options, {
    ...ts.sys,
    getCurrentDirectory: () => root,
    fileExists: (path) => (isOurs(path) ? texts.has(path) : ts.sys.fileExists(path)),
    readFile: (path) => (isOurs(path) ? texts.get(path) : ts.sys.readFile(path)),
    directoryExists: (path) => isOurs(path) || ts.sys.directoryExists(path),
    getDirectories: (path) => (isOurs(path) ? [] : ts.sys.getDirectories(path)),
    realpath: (path) => (isOurs(path) ? path : (ts.sys.realpath?.(path) ?? path)),
  });
  // tsc skips comments too: packages contain many, and the compiler doesn't need them.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;

  const { getSourceFile } = host;
  const sources = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (path, ...rest) => {
    if (isOurs(path)) return getSourceFile(path, ...rest);
    const source = sources.get(path) ?? getSourceFile(path, ...rest);
    sources.set(path, source);
    return source;
  };

  const resolutions = ts.createModuleResolutionCache(ownRoot, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, from, _redirect, settings, source) =>
    literals.map((literal) => {
      const { text } = literal;
      const isRelative = text.startsWith('.');
      if (!isRelative && packagesRead?.test(text) === false) return { resolvedModule: undefined };
      const mode = ts.getModeForUsageLocation(source, literal, settings);
      // All folders of samples share the same packages, but not their own files.
      const place = isOurs(from) && !isRelative ? join(root, 'sample.ts') : from;
      const cache = isOurs(from) && isRelative ? undefined : resolutions;
      return ts.resolveModuleName(text, place, options, host, cache, undefined, mode);
    });

  for (const group of groupsOf(projects)) {
    texts.clear();
    const shownFiles: [path: string, mapped: MappedText, project: Project][] = [];
    const ambient: string[] = [];
    for (const [index, project] of group.entries()) {
      const pathOf = (path: string) => posix.join(root, project.name, path);
      for (const [path, text] of project.generated) texts.set(pathOf(path), text);
      for (const [path, mapped] of [...project.files, ...(index === 0 ? project.ambient : [])]) {
        texts.set(pathOf(path), mapped.text);
        const isShown = mapped.fences.some((fence) => project.shown.has(fence));
        if (isShown) shownFiles.push([pathOf(path), mapped, project]);
        else if (project.ambient.has(path)) ambient.push(pathOf(path));
      }
    }
    const program = ts.createProgram({
      rootNames: [...shownFiles.map(([path]) => path), ...ambient],
      options: packagesRead ? { ...options, types: [] } : options,
      host,
    });
    for (const [path, mapped, { shown }] of shownFiles) {
      const source = program.getSourceFile(path);
      if (source) visit({ program, source, mapped, shown });
    }
  }
}

function locate({ code, messageText, start }: ts.Diagnostic, mapped: MappedText): Diagnostic {
  const place = start === undefined ? undefined : mapped.locate(start);
  const fence = place?.fence ?? mapped.fences[0];
  if (!fence) throw new Error('samples: a compiled file belongs to no fence.');
  const message = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    // Paths as a reader knows them: from the sample's project, or a package's name.
    .replaceAll(/[^"'\s(]*\/\.samples\/[^"'\s)]*\/\d+\//g, '')
    .replaceAll(/[^"'\s(]*\/node_modules\//g, '');
  return { fence, offset: place?.offset, rule: `TS${code}`, message };
}

export function compileSamples(projects: Project[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  visitSamples(projects, ({ program, source, mapped, shown }) => {
    const messages = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const located = messages.map((message) => locate(message, mapped));
    found.push(...located.filter(({ fence }) => shown.has(fence)));
  });
  return found;
}
