/** A block of a `_headers` file. */
interface HeaderRule {
  /** matches a whole path */
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** A `*` matches any text. */
function patternOf(path: string) {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * Parses a `_headers` file (https://docs.netlify.com/routing/headers/): a path, which can contain `*`,
 * followed by indented `Name: value` lines.
 * @throws at a line that is neither
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  text.split('\n').forEach((line, index) => {
    if (/^\s*(#|$)/.test(line)) return;
    if (line.startsWith('/')) {
      rules.push({ pattern: patternOf(line.trim()), headers: [] });
      return;
    }
    const [, name, value] = /^\s+([\w-]+)\s*:\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(
        `_headers:${index + 1} "${line.trim()}" is neither a path nor "  Name: value".`,
      );
    }
    rule.headers.push([name, value]);
  });
  return rules;
}

/**
 * Collects the headers of every matching block. Repeated names are joined with a comma, as hosts do.
 * @returns headers by lowercase name
 */
export function matchHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
    }
  }
  return found;
}
