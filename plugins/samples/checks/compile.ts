import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Project } from './buildProjects';
import type { Diagnostic, Fence } from './verdict';
import type { MappedText } from './wrapFence';

interface VirtualFile {
  text: string;
  mapped: MappedText | undefined;
  project: Project;
}

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

export interface CompiledFile {
  program: ts.Program;
  source: ts.SourceFile;
  mapped: MappedText;
  /** The fences in it that a reader has seen. */
  shown: ReadonlySet<Fence>;
}

/** Compiles projects in neighboring folders of a file system that exists only in memory. */
export class SampleCompiler {
  readonly #root: string;
  readonly #options: ts.CompilerOptions;
  readonly #packagesRead: RegExp | undefined;
  readonly #sources = new Map<string, ts.SourceFile | undefined>();
  readonly #resolutions: ts.ModuleResolutionCache;
  readonly #disk: ts.CompilerHost;

  /**
   * @param packagesRoot the folder whose `node_modules` the samples import from
   * @param packagesRead the packages to read, when most don't matter: what samples import from others has any type
   */
  constructor(packagesRoot: string, packagesRead?: RegExp) {
    this.#packagesRead = packagesRead;
    this.#options = packagesRead ? { ...options, types: [] } : options;
    this.#root = posix.join(packagesRoot.replaceAll('\\', '/'), '.samples');
    this.#disk = ts.createCompilerHost(options);
    this.#resolutions = ts.createModuleResolutionCache(packagesRoot, (name) => name, options);
  }

  /** Compiles all projects and returns the diagnostics of the code that pages show. */
  compile(projects: Project[]): Diagnostic[] {
    const found: Diagnostic[] = [];
    this.visit(projects, ({ program, source, mapped, shown }) => {
      const messages = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      for (const message of messages) {
        const diagnostic = this.#locate(message, mapped);
        if (shown.has(diagnostic.fence)) found.push(diagnostic);
      }
    });
    return found;
  }

  visit(projects: Project[], look: (file: CompiledFile) => void): void {
    const groups = new Map<string, Project[]>();
    for (const project of projects) {
      // Projects with equal declarations can share a program. A file that changes other modules gets a
      // separate one.
      const texts = [...project.ambient].map(([path, { text }]) => `${path}\n${text}`);
      const key = project.augments ? project.name : texts.join('\n');
      groups.set(key, [...(groups.get(key) ?? []), project]);
    }
    for (const group of groups.values()) {
      for (let at = 0; at < group.length; at += projectsPerProgram) {
        this.#visitGroup(group.slice(at, at + projectsPerProgram), look);
      }
    }
  }

  #visitGroup(projects: Project[], look: (file: CompiledFile) => void): void {
    const files = new Map<string, VirtualFile>();
    const put = (project: Project, path: string, text: string, mapped?: MappedText) =>
      files.set(posix.join(this.#root, project.name, path), { text, mapped, project });
    for (const project of projects) {
      for (const [path, mapped] of project.files) put(project, path, mapped.text, mapped);
      for (const [path, text] of project.generated) put(project, path, text);
    }
    const [first] = projects;
    const ambient = first ? [...first.ambient] : [];
    if (first) for (const [path, mapped] of ambient) put(first, path, mapped.text, mapped);
    const ambientFiles = ambient.map(([path]) => posix.join(this.#root, first?.name ?? '', path));

    const shownFiles = [...files].filter(([, { mapped, project }]) =>
      mapped?.fences.some((fence) => project.shown.has(fence)),
    );
    const program = ts.createProgram({
      rootNames: [...shownFiles.map(([path]) => path), ...ambientFiles],
      options: this.#options,
      host: this.#hostOf(files),
    });
    for (const [path, { mapped, project }] of shownFiles) {
      const source = program.getSourceFile(path);
      if (source && mapped) look({ program, source, mapped, shown: project.shown });
    }
  }

  #locate({ code, messageText, start }: ts.Diagnostic, mapped: MappedText): Diagnostic {
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

  #hostOf(files: ReadonlyMap<string, VirtualFile>): ts.CompilerHost {
    const disk = this.#disk;
    const own = new Map<string, ts.SourceFile>();
    const isVirtual = (path: string) => path.startsWith(this.#root);
    const host: ts.CompilerHost = {
      ...disk,
      // tsc skips comments too: packages contain many, and the compiler doesn't need them.
      jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors,
      getCurrentDirectory: () => this.#root,
      fileExists: (path) => (isVirtual(path) ? files.has(path) : disk.fileExists(path)),
      readFile: (path) => (isVirtual(path) ? files.get(path)?.text : disk.readFile(path)),
      directoryExists: (path) => isVirtual(path) || (disk.directoryExists?.(path) ?? true),
      getDirectories: (path) => (isVirtual(path) ? [] : (disk.getDirectories?.(path) ?? [])),
      realpath: (path) => (isVirtual(path) ? path : (disk.realpath?.(path) ?? path)),
      writeFile: () => undefined,
      getSourceFile: (path, languageVersion, onError) => {
        const known = own.get(path) ?? this.#sources.get(path);
        if (known) return known;
        const text = files.get(path)?.text;
        if (text !== undefined) {
          const source = ts.createSourceFile(path, text, languageVersion);
          own.set(path, source);
          return source;
        }
        if (isVirtual(path)) return undefined;
        const source = disk.getSourceFile(path, languageVersion, onError);
        this.#sources.set(path, source);
        return source;
      },
      resolveModuleNameLiterals: (literals, from, _redirect, settings, source) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(source, literal, settings);
          return this.#resolve(literal.text, from, mode, host);
        }),
    };
    return host;
  }

  #resolve(
    name: string,
    from: string,
    mode: ts.ResolutionMode,
    host: ts.CompilerHost,
  ): ts.ResolvedModuleWithFailedLookupLocations {
    const isRelative = name.startsWith('.');
    if (!isRelative && this.#packagesRead?.test(name) === false) {
      return { resolvedModule: undefined };
    }
    const isOurs = from.startsWith(this.#root);
    // All folders of samples share the same packages, but not their own files.
    const place = isOurs && !isRelative ? join(this.#root, 'sample.ts') : from;
    const cache = isOurs && isRelative ? undefined : this.#resolutions;
    return ts.resolveModuleName(name, place, options, host, cache, undefined, mode);
  }
}
