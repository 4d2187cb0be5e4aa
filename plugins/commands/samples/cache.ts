import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageResult } from './types';

/** Hashes what else than a page's text decides its result: the packages, the checker, Node. */
export function hashOfTools(packagesRoot: string, toolDir: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = [
    join(packagesRoot, 'package-lock.json'),
    join(packagesRoot, 'plugins/content/fenceMeta.ts'),
    join(packagesRoot, 'plugins/content/page.ts'),
    ...readdirSync(toolDir)
      .sort()
      .map((name) => join(toolDir, name)),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Results of pages from earlier runs. Only clean ones are kept, so a fault is always looked at anew. */
export class ResultCache {
  readonly #dir: string;
  readonly #tools: string;

  constructor(dir: string, tools: string) {
    this.#dir = dir;
    this.#tools = tools;
  }

  #file(page: string): string {
    return join(this.#dir, `${page.replace(/\.mdx?$/, '')}.json`);
  }

  #key(source: string): string {
    return createHash('sha256').update(this.#tools).update(source).digest('hex');
  }

  /** Finds the result of a page whose text and tools are the same as then. */
  read(page: string, source: string): PageResult | undefined {
    try {
      const { key, result } = JSON.parse(readFileSync(this.#file(page), 'utf8')) as {
        key: string;
        result: PageResult;
      };
      return key === this.#key(source) ? result : undefined;
    } catch {
      return undefined;
    }
  }

  write(source: string, result: PageResult): void {
    if (result.problems.length > 0) return;
    const file = this.#file(result.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ key: this.#key(source), result }));
  }
}
