/** One line of the list. */
export interface Redirect {
  /** The old path, without a trailing slash. */
  from: string;
  /** A route, optionally with an anchor or a query, or an https URL. */
  to: string;
  /** Counted from 1. */
  line: number;
}

/** A fault on a line of a data file: what is wrong and how to fix it. */
export interface LineProblem {
  /** Counted from 1. */
  line: number;
  message: string;
}

export interface ParsedRedirects {
  redirects: Redirect[];
  problems: LineProblem[];
}

function dataLines(text: string) {
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
}

function sourceProblem(from: string): string | undefined {
  if (!from.startsWith('/'))
    return `The source ${from} does not start with a slash. Write /${from}.`;
  if (/[?#]/.test(from)) {
    return `The source ${from} has a query or an anchor, which no host matches. Remove it.`;
  }
  if (from.includes('*')) {
    return `The source ${from} contains a *. Write a line for each path.`;
  }
  if (from === '/') {
    return `The source ${from} would redirect the start of the site. Name the path that moved.`;
  }
  if (from.endsWith('/')) {
    return `The source ${from} ends with a slash. Write ${from.slice(0, -1)}, which covers both.`;
  }
  if (/\/\.{0,2}\/|\/\.{1,2}$/.test(from)) {
    return `The source ${from} has an empty or dotted part. Write the plain path.`;
  }
  return undefined;
}

function targetProblem(to: string): string | undefined {
  if (/^https:\/\//.test(to)) {
    return URL.canParse(to) ? undefined : `The target ${to} is not a valid URL. Fix it.`;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(to)) return `The target ${to} is not https. Write an https URL.`;
  if (!to.startsWith('/') || to.startsWith('//')) {
    return `The target ${to} is neither a route nor an https URL. Write /… or https://….`;
  }
  if (to.includes('*')) return `The target ${to} contains a *. Name one page.`;
  if (/.\/$/.test(to.replace(/[?#].*$/, ''))) {
    return `The target ${to} ends with a slash; routes do not. Remove it.`;
  }
  return undefined;
}

/** Parses lines of an old path, white space and a new path. `#` starts a comment line. */
export function parseRedirects(text: string): ParsedRedirects {
  const redirects: Redirect[] = [];
  const problems: LineProblem[] = [];
  for (const { line, text: content } of dataLines(text)) {
    const [from = '', to, ...rest] = content.split(/\s+/);
    if (to === undefined || rest.length > 0) {
      const message = `"${content}" is not two paths. Write the old one, a tab and the new one.`;
      problems.push({ line, message });
      continue;
    }
    const message = sourceProblem(from) ?? targetProblem(to);
    if (message === undefined) redirects.push({ from, to, line });
    else problems.push({ line, message });
  }
  return { redirects, problems };
}
