import { statSync } from 'node:fs';
import { registerHooks } from 'node:module';

const endings = ['', '.ts', '/index.ts'];

function isFile(url: URL): boolean {
  return statSync(url, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Resolves a relative import without an extension, as the site's bundler does. */
function findFile(specifier: string, parent: string): string | undefined {
  return endings.map((ending) => new URL(specifier + ending, parent)).find(isFile)?.href;
}

// Node strips types itself, but requires extensions and the attribute for JSON, and treats `.ts` as CommonJS
// until it has read the file.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL: parent = '' } = context;
    const isOwn = parent.startsWith('file:') && !parent.includes('/node_modules/');
    const file =
      isOwn && /^(?:\.\.?\/|file:)/.test(specifier) ? findFile(specifier, parent) : undefined;
    if (file === undefined) return nextResolve(specifier, context);
    if (file.endsWith('.json')) {
      const importAttributes = { type: 'json' };
      return { url: file, format: 'json', importAttributes, shortCircuit: true };
    }
    if (!file.endsWith('.ts')) return nextResolve(file, context);
    return { url: file, format: 'module-typescript', shortCircuit: true };
  },
});
