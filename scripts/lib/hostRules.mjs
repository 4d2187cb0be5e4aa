// @ts-check

/**
 * A line of a `_redirects` file.
 * @typedef {object} RedirectRule
 * @property {RegExp} pattern matches a whole path; its group `splat` is what `*` stands for
 * @property {string} to
 * @property {number} status
 * @property {boolean} force whether it wins over a file (`301!`)
 */

/**
 * A block of a `_headers` file.
 * @typedef {object} HeaderRule
 * @property {RegExp} pattern matches a whole path
 * @property {[name: string, value: string][]} headers
 */

/** @param {string} path */
function patternOf(path) {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\/:\w+/g, '/[^/]+');
  // `/old/*` also answers for `/old`; a `*` within a part stands for any text.
  const source = escaped.endsWith('/*')
    ? `${escaped.slice(0, -2).replaceAll('*', '.*')}(?:/(?<splat>.*))?`
    : escaped.replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}

/**
 * Reads a `_redirects` file (https://docs.netlify.com/routing/redirects/): exact paths, a `*` at the end,
 * `:splat`, and a status, 301 when none is given.
 * @param {string} text
 * @returns {RedirectRule[]}
 * @throws at a line that is not such a rule.
 */
export function parseRedirectRules(text) {
  /** @type {RedirectRule[]} */
  const rules = [];
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

/**
 * Finds where a path leads, or undefined.
 * @param {readonly RedirectRule[]} rules
 * @param {string} path
 */
export function matchRedirect(rules, path) {
  for (const rule of rules) {
    const match = rule.pattern.exec(path);
    if (match) return { ...rule, to: rule.to.replaceAll(':splat', match.groups?.splat ?? '') };
  }
  return undefined;
}

/**
 * Reads a `_headers` file (https://docs.netlify.com/routing/headers/): a path, which may hold `*`, and below
 * it indented `Name: value` lines.
 * @param {string} text
 * @returns {HeaderRule[]}
 * @throws at a line that is neither.
 */
export function parseHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
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
 * Collects the headers of every matching block; a name given twice is joined with a comma, as hosts do.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>} by lower-case name
 */
export function matchHeaders(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
    }
  }
  return found;
}
