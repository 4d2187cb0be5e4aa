import type { Patch } from './definePatch';

/**
 * Checks the texts that patches rely on without changing them, for example because they copy a name from them.
 * @param read returns the text of a package's file, named as in an import; undefined where there is none
 * @throws when one isn't as the patch expects
 */
export function checkTexts(
  patches: readonly Patch[],
  read: (file: string) => string | undefined,
): void {
  const problems = patches.flatMap(({ name, expects = {} }) =>
    Object.entries(expects).flatMap(([file, patterns]) =>
      patterns
        .filter((pattern) => !pattern.test(read(file) ?? ''))
        .map(
          (pattern) =>
            `patches: ${name} no longer matches: ${file} has nothing like ${pattern}. Adapt what plugins/delivery/patches/${name} describes, or delete the patch if it isn't needed any more.`,
        ),
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
