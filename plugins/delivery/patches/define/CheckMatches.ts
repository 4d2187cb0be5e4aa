/** Something that a patch expects in the bundle. */
export interface Expectation {
  patch: string;
  /** What is missing if it isn't there, for the message. */
  what: string;
  /** Whether a module's file, with its query, is the expected one. */
  isIn: (resource: string) => boolean;
}

interface Compilation {
  modules: Iterable<{ resource?: string }>;
  errors: { push: (error: Error) => unknown };
}

interface Compiler {
  hooks: {
    thisCompilation: {
      tap: (
        name: string,
        act: (
          compilation: Compilation & {
            hooks: {
              finishModules: {
                tap: (name: string, act: (modules: Iterable<object>) => void) => void;
              };
            };
          },
        ) => void,
      ) => void;
    };
  };
}

/** Finds what no module of the bundle fulfills, as messages. */
function missingMatches(
  expectations: readonly Expectation[],
  resources: readonly string[],
): string[] {
  return expectations
    .filter(({ isIn }) => !resources.some(isIn))
    .map(
      ({ patch, what }) =>
        `patches: ${patch} no longer matches: ${what}. Docusaurus or its bundler has changed; adapt plugins/delivery/patches/${patch}, or delete the patch if it isn't needed any more.`,
    );
}

/**
 * Bundler plugin: fails the build when a patch has nothing to change, which would otherwise go unnoticed. It looks at
 * the bundled modules rather than counting calls: what comes from the bundler's cache is not loaded again.
 */
export class CheckMatches {
  private readonly expectations: readonly Expectation[];

  constructor(expectations: readonly Expectation[]) {
    this.expectations = expectations;
  }

  apply(compiler: Compiler): void {
    // Once: in the development server a list of all modules takes a while, and an edit doesn't change what matches.
    let messages: string[] | undefined;
    compiler.hooks.thisCompilation.tap('patches', (compilation) => {
      compilation.hooks.finishModules.tap('patches', (modules) => {
        messages ??= missingMatches(
          this.expectations,
          [...modules].flatMap((module) => {
            const { resource } = module as { resource?: string };
            return resource === undefined ? [] : [resource];
          }),
        );
        for (const message of messages) compilation.errors.push(new Error(message));
      });
    });
  }
}
