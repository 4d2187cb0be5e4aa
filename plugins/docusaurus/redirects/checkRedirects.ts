import { nearest } from '../../../src/lib/nearest';
import type { LineProblem, Redirect } from './parseRedirects';

/** The pages that redirects may point at. */
export interface KnownRoutes {
  built: ReadonlySet<string>;
  /** Pages that will exist; may overlap with those that do. */
  planned: ReadonlySet<string>;
}

export interface CheckedRedirects {
  /** Redirects whose target exists. */
  live: Redirect[];
  /** Redirects whose target is planned but not built yet. */
  heldBack: Redirect[];
  problems: LineProblem[];
}

/** Takes the query and the anchor off a target. */
export function pathOfTarget(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/** Whether a target lies on another host. */
export function isExternal(to: string): boolean {
  return !to.startsWith('/');
}

function written(redirect: Redirect): string {
  return redirect.wildcard ? `${redirect.from}*` : redirect.from;
}

/** The redirect that would answer a path, as a host decides: the exact one, else the longest wildcard. */
function answering(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const exact = redirects.find(({ wildcard, from }) => !wildcard && from === path);
  if (exact) return exact;
  return redirects
    .filter(({ wildcard, from }) => wildcard && path.startsWith(from))
    .sort((a, b) => b.from.length - a.from.length)[0];
}

/**
 * Sorts redirects into those that work now and those that wait for their page, and finds every fault: a
 * source given twice or hiding a page, a chain, a loop, a dead target. Anchors are not checked here.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  { built, planned }: KnownRoutes,
): CheckedRedirects {
  const result: CheckedRedirects = { live: [], heldBack: [], problems: [] };
  const first = new Map<string, Redirect>();
  const isPage = (path: string) => built.has(path) || planned.has(path);

  for (const redirect of redirects) {
    const { from, to, wildcard, line } = redirect;
    const report = (message: string) => result.problems.push({ line, message });
    const name = written(redirect);

    const twin = first.get(name);
    if (twin) {
      report(`${name} is redirected twice, first in line ${twin.line}. Keep one of the lines.`);
      continue;
    }
    first.set(name, redirect);

    if (!wildcard && isPage(from)) {
      const kind = built.has(from) ? 'a page of the site' : 'a planned page (planned-routes.txt)';
      report(`${from} is ${kind}, which this redirect would hide. Remove the redirect.`);
      continue;
    }
    if (isExternal(to)) {
      result.live.push(redirect);
      continue;
    }

    const path = pathOfTarget(to);
    // A page answers before a wildcard does, so a wildcard is a chain only where there is no page.
    const next = isPage(path) ? undefined : answering(redirects, path);
    if (next === redirect) {
      report(`${name} leads back to itself. Point it at a page.`);
    } else if (next && !isExternal(next.to) && answering([redirect], pathOfTarget(next.to))) {
      report(`${name} and ${written(next)} (line ${next.line}) form a loop. Point one at a page.`);
    } else if (next) {
      const mend = `Point it straight at ${next.to}`;
      report(`${name} leads to ${path}, which line ${next.line} redirects again. ${mend}.`);
    } else if (built.has(path)) {
      result.live.push(redirect);
    } else if (planned.has(path)) {
      result.heldBack.push(redirect);
    } else {
      const close = nearest(path, [...built, ...planned]);
      const mend = close ? `Did you mean ${close}?` : 'Point it at a page of the site.';
      report(`The target ${path} of ${name} is neither built nor planned. ${mend}`);
    }
  }
  return result;
}

/** Whether a page of HTML has an element with the id; minified HTML may leave out the quotes. */
export function hasId(html: string, id: string): boolean {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(?:"${escaped}"|'${escaped}'|${escaped}(?=[\\s>]))`).test(html);
}
