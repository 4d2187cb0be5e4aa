import type { CliCommand, Word } from './convexCommands';

/**
 * Lists what the words after `npx convex` use, with the keys that the history of releases has: commands, options and
 * choices. Words that the CLI doesn't know are left out.
 */
export function commandParts(cli: CliCommand, words: readonly Word[]): string[] {
  const keys: string[] = [];
  const levels = [{ path: '', command: cli }];
  let hasArguments = false;
  for (let index = 0; index < words.length; index += 1) {
    const { text = '' } = words[index] ?? {};
    if (text === '--') break;
    const current = levels[0];
    if (/^-[^\d]/.test(text)) {
      const [flag = '', value] = text.split(/=(.*)/s);
      for (const { path, command } of levels) {
        const option = command.options.find(({ long, short }) => long === flag || short === flag);
        if (!option) continue;
        const key = `${path} ${option.long ?? option.short}`;
        const next = value ?? words[index + 1]?.text ?? '-';
        keys.push(key, ...(option.choices ? [`${key}="${next}"`] : []));
        const isSeparate = value === undefined && option.value !== 'none';
        if (isSeparate && (option.value === 'required' || !next.startsWith('-'))) index += 1;
        break;
      }
    } else if (!hasArguments) {
      const next = current?.command.commands.find(
        ({ name, aliases }) => name === text || aliases.includes(text),
      );
      hasArguments = next === undefined;
      if (!next) continue;
      const path = [current?.path, next.name].filter(Boolean).join(' ');
      levels.unshift({ path, command: next });
      keys.push(path);
    }
  }
  return keys;
}
