/** The directives of a Content-Security-Policy that a service can add sources to. */
export type SourceDirective = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

/** Sources in addition to the site itself, by directive. */
export type PolicySources = Partial<Record<SourceDirective, readonly string[]>>;

/** Joins the sources of several services; each is listed once. */
export function joinSources(all: readonly PolicySources[]): PolicySources {
  const joined: Partial<Record<SourceDirective, readonly string[]>> = {};
  for (const sources of all) {
    for (const [name, list] of Object.entries(sources)) {
      const directive = name as SourceDirective;
      joined[directive] = [...new Set([...(joined[directive] ?? []), ...list])];
    }
  }
  return joined;
}
