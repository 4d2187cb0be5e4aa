import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Keys of parts: `server/defineTable`, `env set --force`. */
interface ReleaseChanges {
  new?: string[];
  deprecated?: string[];
  removed?: string[];
}

/** What a release changed. Lists that would be empty are left out. */
export type Release = Partial<Record<'api' | 'cli', ReleaseChanges>>;

/** The releases of the package, oldest first, from the first one that the site describes. */
export interface History {
  package: string;
  /** When releases were published, `2026-10-22`. A date that isn't certain is left out. */
  published?: Record<string, string>;
  releases: Record<string, Release>;
}

/** The committed history. It isn't called history.json, because jiti would load that instead of this module. */
const historyUrl = new URL('./releases.json', import.meta.url);

export const historyFile = (): string => fileURLToPath(historyUrl);

export function readHistory(file: URL | string = historyUrl): History {
  return JSON.parse(readFileSync(file, 'utf8')) as History;
}
