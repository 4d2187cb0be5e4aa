import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listDocs } from '../../content';

/** What Docusaurus' watchers report; `plugin` is null for the site's own configuration. */
interface WatchEvent {
  plugin: { name: string } | null;
  event: { name: string; path: string };
}

type OnEvent = (event: WatchEvent) => void;

/** @docusaurus/core 3.10, `commands/start/watcher.js`. */
interface Watcher {
  setupSiteFileWatchers: (params: object, onEvent: OnEvent) => void;
}

/** The part of a page that the docs plugin reads: the text counts only where it replaces a title or description. */
function metadataOf(source: string): string {
  const matter = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/.exec(source)?.[0] ?? '';
  return /^title:/m.test(matter) && /^description:/m.test(matter) ? matter : source;
}

/**
 * Passes on the events that make Docusaurus load the docs again, and drops events of pages whose text alone
 * has changed.
 * @param files pages and partials, from the site's directory
 * @param read returns a file's text, or throws
 */
export function dropTextChanges(
  files: readonly string[],
  read: (file: string) => string,
  onEvent: OnEvent,
): OnEvent {
  const metadataIn = (file: string): string | undefined => {
    try {
      return metadataOf(read(file));
    } catch {
      // A file can be gone before its event is handled.
      return undefined;
    }
  };
  const known = new Map(files.map((file) => [file, metadataIn(file)]));
  return (watched) => {
    const { plugin, event } = watched;
    const file = event.path.replaceAll('\\', '/');
    if (plugin?.name === 'docusaurus-plugin-content-docs' && /\.mdx?$/.test(file)) {
      const before = known.get(file);
      const now = event.name === 'unlink' ? undefined : metadataIn(file);
      known.set(file, now);
      if (event.name === 'change' && now !== undefined && now === before) return;
    }
    onEvent(watched);
  };
}

const patched = new WeakSet<Watcher>();

/**
 * Keeps Docusaurus from reading all docs and making all routes again after each saved edit, while the bundler waits: the
 * text of a page is known to the bundler alone.
 * @throws when Docusaurus' watcher isn't as expected
 */
export function skipReload(siteDir: string): void {
  // The instance that runs, not one of this plugin's own: Docusaurus loads plugins with fresh modules.
  const load = createRequire(join(siteDir, 'package.json'));
  const watcher = load('@docusaurus/core/lib/commands/start/watcher.js') as Watcher;
  const original = watcher.setupSiteFileWatchers;
  if (typeof original !== 'function' || original.length !== 2) {
    throw new Error(
      'patches: skipReload no longer matches: watcher.js of @docusaurus/core has no setupSiteFileWatchers(params, callback). Adapt plugins/delivery/patches/skipReload.ts, or delete the patch.',
    );
  }
  if (patched.has(watcher)) return;
  patched.add(watcher);
  const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
  watcher.setupSiteFileWatchers = function setupSiteFileWatchers(params, onEvent) {
    original(params, dropTextChanges(listDocs(siteDir), read, onEvent));
  };
}
