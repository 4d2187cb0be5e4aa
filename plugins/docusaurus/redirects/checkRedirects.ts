import { nearest } from '../../../src/lib/nearest';
import type { LineProblem, Redirect } from './parseRedirects';

/** The pages that redirects can point to. */
export interface KnownRoutes {
  built: ReadonlySet<string>;
  /** Pages that will exist. They may overlap with those that do. */
  planned: ReadonlySet<string>;
}

export interface CheckedRedirects {
  /** Redirects whose target exists. */
  live: Redirect[];
  /** Redirects whose target is planned but doesn't exist yet. */
  heldBack: Redirect[];
  problems: LineProblem[];
}

/** Removes the query and the anchor from a target. */
export function pathOfTarget(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/** Whether a target is on another host. */
export function isExternal(to: string): boolean {
  return !to.startsWith('/');
}

function written(redirect: Redirect): string {
  return redirect.wildcard ? `${redirect.from}*` : redirect.from;
}

/**
 * The redirect that applies to a path, by the rules of a host: the exact one, otherwise the longest wildcard.
 */
function answering(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const exact = redirects.find(({ wildcard, from }) => !wildcard && from === path);
  if (exact) return exact;
  return redirects
    .filter(({ wildcard, from }) => wildcard && path.startsWith(from))
    .sort((a, b) => b.from.length - a.from.length)[0];
}

/**
 * Separates redirects that work now from those whose page doesn't exist yet, and finds all faults: a source
 * that appears twice or hides a page, a chain, a loop, a dead target. Anchors aren't checked here.
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
      report(`${name} is redirected twice, first on line ${twin.line}. Keep one of the lines.`);
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
    // A page takes precedence over a wildcard, so a wildcard only makes a chain if the page doesn't exist.
    const next = isPage(path) ? undefined : answering(redirects, path);
    if (next === redirect) {
      report(`${name} leads back to itself. Point it at a page.`);
    } else if (next && !isExternal(next.to) && answering([redirect], pathOfTarget(next.to))) {
      report(`${name} and ${written(next)} (line ${next.line}) form a loop. Point one at a page.`);
    } else if (next) {
      const fix = `Point it straight at ${next.to}`;
      report(`${name} leads to ${path}, which line ${next.line} redirects again. ${fix}.`);
    } else if (built.has(path)) {
      result.live.push(redirect);
    } else if (planned.has(path)) {
      result.heldBack.push(redirect);
    } else {
      const close = nearest(path, [...built, ...planned]);
      const fix = close ? `Did you mean ${close}?` : 'Point it at a page of the site.';
      report(`The target ${path} of ${name} is neither built nor planned. ${fix}`);
    }
  }
  return result;
}

/** Whether an HTML page has an element with the id. Minified HTML may omit the quotes. */
export function hasId(html: string, id: string): boolean {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(?:"${escaped}"|'${escaped}'|${escaped}(?=[\\s>]))`).test(html);
}
