import { nearest } from '../../../src/lib/nearest';

/** The list of old addresses, relative to the site's directory. */
export const redirectsFile = 'plugins/content/data/redirects.txt';

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

/** Removes the query and the anchor from a target. */
export function pathOfTarget(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/** Whether a target is on another host. */
export function isExternal(to: string): boolean {
  return !to.startsWith('/');
}

/**
 * Finds all faults of a list: a source that appears twice or hides a page, a chain, a loop, a dead target. Anchors
 * aren't checked here.
 * @param built the routes of the site's pages
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  built: ReadonlySet<string>,
): LineProblem[] {
  const first = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!first.has(redirect.from)) first.set(redirect.from, redirect);
  }

  const problemOf = (redirect: Redirect): string | undefined => {
    const { from, to } = redirect;
    const twin = first.get(from);
    if (twin !== redirect) {
      return `${from} is redirected twice, first on line ${twin?.line}. Keep one of the lines.`;
    }
    if (built.has(from)) {
      return `${from} is a page of the site, which this redirect would hide. Remove the redirect.`;
    }
    const path = pathOfTarget(to);
    if (isExternal(to) || built.has(path)) return undefined;
    const next = first.get(path);
    if (next === redirect) return `${from} leads back to itself. Point it at a page.`;
    if (next && pathOfTarget(next.to) === from) {
      return `${from} and ${next.from} (line ${next.line}) form a loop. Point one at a page.`;
    }
    if (next) {
      return `${from} leads to ${path}, which line ${next.line} redirects again. Point it straight at ${next.to}.`;
    }
    const close = nearest(path, built);
    const fix = close ? `Did you mean ${close}?` : 'Point it at a page of the site.';
    return `The target ${path} of ${from} is not a page of the site. ${fix}`;
  };

  return redirects.flatMap((redirect) => {
    const message = problemOf(redirect);
    return message === undefined ? [] : [{ line: redirect.line, message }];
  });
}

/** Whether an HTML page has an element with the id. Minified HTML may omit the quotes. */
export function hasId(html: string, id: string): boolean {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(?:"${escaped}"|'${escaped}'|${escaped}(?=[\\s>]))`).test(html);
}
