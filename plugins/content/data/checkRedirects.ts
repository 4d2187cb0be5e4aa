import { nearest } from '../../../src/lib/nearest';
import type { LineProblem, Redirect } from './parseRedirects';

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
