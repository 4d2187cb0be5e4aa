/** A line of a `_redirects` file. */
interface RedirectRule {
  /** matches a whole path; its group `splat` is the text that `*` matches */
  pattern: RegExp;
  to: string;
  status: number;
  /** whether it takes precedence over a file (`301!`) */
  force: boolean;
}

/** A block of a `_headers` file. */
interface HeaderRule {
  /** matches a whole path */
  pattern: RegExp;
  headers: [name: string, value: string][];
}

function patternOf(path: string) {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\/:\w+/g, '/[^/]+');
  // `/old/*` also matches `/old`; a `*` inside a segment matches any text.
  const source = escaped.endsWith('/*')
    ? `${escaped.slice(0, -2).replaceAll('*', '.*')}(?:/(?<splat>.*))?`
    : escaped.replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}

/**
 * Parses a `_redirects` file (https://docs.netlify.com/routing/redirects/): exact paths, a `*` at the end,
 * `:splat`, and a status, which is 301 by default.
 * @throws at a line that isn't such a rule
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  text.split('\n').forEach((raw, index) => {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    if (line === '') return;
    const [from, to, code = '301', ...rest] = line.split(/\s+/);
    const status = /^(200|30[12378]|404)(!?)$/.exec(code);
    if (!from?.startsWith('/') || to === undefined || status === null || rest.length > 0) {
      throw new Error(`_redirects:${index + 1} "${line}" is not "/from /to status".`);
    }
    const force = status[2] === '!';
    rules.push({ pattern: patternOf(from), to, status: Number(status[1]), force });
  });
  return rules;
}

/** Finds the target of a path, or returns undefined. */
export function matchRedirect(rules: readonly RedirectRule[], path: string) {
  for (const rule of rules) {
    const match = rule.pattern.exec(path);
    if (match) return { ...rule, to: rule.to.replaceAll(':splat', match.groups?.splat ?? '') };
  }
  return undefined;
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
