import { nearest } from '../../../src/lib/nearest';

/** The list of old addresses, relative to the site's directory. */
export const redirectsFile = 'plugins/content/data/redirects.txt';

export interface Redirect {
  /** The old path, without a trailing slash. */
  from: string;
  /** A route, optionally with an anchor or a query, or an https URL. */
  to: string;
  line: number;
}

/** A fault on a line of a data file: what is wrong and how to fix it. */
export interface LineProblem {
  line: number;
  message: string;
}

export interface ParsedRedirects {
  redirects: Redirect[];
  problems: LineProblem[];
}

/** A path as hosts match it: without a query, an anchor, a dotted part or a slash at its end. */
const sourcePattern = /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#*]+)+$/;

const targetPattern = /^\/(?:[^/*][^*]*)?$/;

function lineFault(from: string, to: string): string | undefined {
  if (!sourcePattern.test(from)) {
    return `The source ${from} is not a path such as /auth/clerk, without anything after it. Correct it.`;
  }
  const isUrl = to.startsWith('https://') && URL.canParse(to);
  const isRoute = targetPattern.test(to) && !/.\/$/.test(pathOfTarget(to));
  if (isUrl || isRoute) return undefined;
  return `The target ${to} is neither a route nor an https URL. Write /… or https://….`;
}

/** Parses lines of an old path, white space and a new path. `#` starts a comment line. */
export function parseRedirects(text: string): ParsedRedirects {
  const redirects: Redirect[] = [];
  const problems: LineProblem[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const content = row.trim();
    if (content === '' || content.startsWith('#')) continue;
    const line = index + 1;
    const [from = '', to, ...rest] = content.split(/\s+/);
    if (to === undefined || rest.length > 0) {
      const message = `"${content}" is not two paths. Write the old one, a tab and the new one.`;
      problems.push({ line, message });
      continue;
    }
    const message = lineFault(from, to);
    if (message === undefined) redirects.push({ from, to, line });
    else problems.push({ line, message });
  }
  return { redirects, problems };
}

export function pathOfTarget(to: string): string {
  return to.replace(/[?#].*$/, '');
}

export function isExternal(to: string): boolean {
  return !to.startsWith('/');
}

/**
 * Finds all faults of a list: a source that appears twice or hides a page, a target that is redirected or dead. Anchors
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
    if (next) {
      return `${from} leads to ${path}, which line ${next.line} redirects. Point it at a page of the site.`;
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
