import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, gt, gte, minVersion } from 'semver';
import ts from 'typescript';
import { marksOf, type PageRecord, readHistory } from '../../content';
import { commandParts } from '../../reference';
import { isComponent } from '../checks/componentFiles';
import type { ReadCode } from '../checks/grammars';
import { readCommands } from '../checks/shell';
import { shellFactsOf } from '../checks/shellFacts';
import { type Fence, isProgram } from '../checks/verdict';
import { configKeys, type UnpackedRelease } from './releaseFiles';

/** Whether a reader could use the fence: it is shown and should work. */
export function counts(fence: Fence): boolean {
  const { lang, meta } = fence;
  if (meta.hidden || meta.test || meta.signature) return false;
  if (meta.skip !== undefined || meta.expectError !== undefined) return false;
  return isProgram(fence) || isComponent(fence) || lang === 'bash' || isConfig(fence);
}

const isConfig = ({ lang, meta }: Fence) => lang === 'json' && meta.title === 'convex.json';

/** The release that the section around a line arrived in, if a page marks it. */
export function sinceAt({ since, headings }: PageRecord, line: number): string | undefined {
  const marks = since.filter((mark) => {
    const at = headings.findIndex((heading) => heading.line === mark.line);
    const heading = headings[at];
    if (!heading) return mark.line <= line && line <= mark.end;
    const next = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth);
    return mark.line <= line && line < (next?.line ?? Number.POSITIVE_INFINITY);
  });
  return marks
    .map(({ version }) => version)
    .sort(compare)
    .at(-1);
}

const packageName = (specifier: string) => /^(?:@[^/]+\/)?[^./][^/]*/.exec(specifier)?.[0];

/** What the text of a fence says about the releases that it needs. */
export class StatedFloors {
  readonly #packagesRoot: string;
  readonly #read: ReadCode;
  /** Oldest first. */
  readonly #releases: readonly UnpackedRelease[];
  readonly #companions = new Map<string, string>();
  readonly #configs = new Map<string, string>();

  /** @param releases the installed one first */
  constructor(packagesRoot: string, read: ReadCode, releases: readonly UnpackedRelease[]) {
    this.#packagesRoot = packagesRoot;
    this.#read = read;
    this.#releases = [...releases].reverse();
    let before: Set<string> | undefined;
    for (const release of this.#releases) {
      const keys = configKeys(release);
      // The first release with a list has the keys of those before it.
      for (const key of keys ?? [])
        if (before && !before.has(key)) this.#configs.set(key, release.version);
      before = keys ?? before;
    }
  }

  /** The first release that a package accepts as its peer. */
  #companionFloor(name: string): string {
    const known = this.#companions.get(name);
    if (known !== undefined) return known;
    const [first] = this.#releases;
    let floor = first?.version ?? '';
    try {
      const file = join(this.#packagesRoot, 'node_modules', name, 'package.json');
      const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
      const least = minVersion(peerDependencies[first?.name ?? ''] ?? '*');
      const fits = this.#releases.find(({ version }) => least && gte(version, least));
      floor = fits?.version ?? floor;
    } catch {
      // Packages that aren't installed are declared on the page.
    }
    this.#companions.set(name, floor);
    return floor;
  }

  async #commandFloors({ code }: Fence): Promise<string[]> {
    const history = readHistory();
    const marks = marksOf(history, 'cli', this.#releases.at(-1)?.version ?? '');
    const { cli } = shellFactsOf(this.#packagesRoot);
    const commands = await readCommands(code, this.#read);
    return commands.flatMap((words) => {
      const at = words.findIndex(({ text }) => text === history.package);
      if (at < 1 || !/^(?:npx|bunx|pnpx|exec|dlx|x)$/.test(words[at - 1]?.text ?? '')) return [];
      return commandParts(cli(), words.slice(at + 1)).flatMap((key) => marks.get(key)?.since ?? []);
    });
  }

  async #all(page: PageRecord, fence: Fence): Promise<string[]> {
    const since = sinceAt(page, fence.line);
    const own = since === undefined ? [] : [since];
    if (fence.lang === 'bash') return [...own, ...(await this.#commandFloors(fence))];
    if (isConfig(fence)) {
      const used = [...this.#configs].filter(([key]) =>
        fence.code.includes(`"${key.split('.').at(-1)}"`),
      );
      return [...own, ...used.map(([, version]) => version)];
    }
    const { importedFiles } = ts.preProcessFile(fence.code, true, true);
    const names = importedFiles.flatMap(({ fileName }) => packageName(fileName) ?? []);
    return [...own, ...names.map((name) => this.#companionFloor(name))];
  }

  /** The highest release that a section's mark, the imports, the commands or the keys of a fence ask for. */
  async of(page: PageRecord, fence: Fence): Promise<string> {
    const first = this.#releases[0]?.version ?? '';
    const all = await this.#all(page, fence);
    return all.reduce((highest, one) => (gt(one, highest) ? one : highest), first);
  }
}
