/** One line of the list. */
export interface Redirect {
  /** The old path, without a trailing slash, or without its `*` if it is a wildcard: `/understanding/`. */
  from: string;
  /** A route, optionally with an anchor or a query, or an https URL. */
  to: string;
  /** Whether the source matches everything below it. */
  wildcard: boolean;
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

export interface ParsedRoutes {
  routes: string[];
  problems: LineProblem[];
}

interface DataLine {
  line: number;
  text: string;
}

function dataLines(text: string): DataLine[] {
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
  if (from.replace(/\/\*$/, '/').includes('*')) {
    return `In the source ${from} the * is not the last part. Write it alone after the last slash.`;
  }
  if (from === '/' || from === '/*') {
    return `The source ${from} would redirect the whole site. Name the paths that moved.`;
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
    if (message === undefined) {
      const wildcard = from.endsWith('/*');
      redirects.push({ from: wildcard ? from.slice(0, -1) : from, to, wildcard, line });
    } else {
      problems.push({ line, message });
    }
  }
  return { redirects, problems };
}

/** Parses a list of routes, one per line. `#` starts a comment line. */
export function parseRoutes(text: string): ParsedRoutes {
  const routes = new Set<string>();
  const problems: LineProblem[] = [];
  for (const { line, text: route } of dataLines(text)) {
    if (!/^\/[^\s*?#]*$/.test(route) || /.\/$/.test(route)) {
      const message = `"${route}" is not a route. Write a path like /functions/actions.`;
      problems.push({ line, message });
    } else if (routes.has(route)) {
      problems.push({ line, message: `The route ${route} is listed twice. Keep one.` });
    }
    routes.add(route);
  }
  return { routes: [...routes], problems };
}
