import type { CodeMention, PageRecord } from '../../content';
import { frontMatterText, isReferencePage, listDocs, pageStore } from '../../content';

/** What a page says about names in code. */
export interface Guide {
  /** Relative to the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  title: string;
  mentions: CodeMention[];
  /** The names that its fences import, with the module they come from. */
  imports: Map<string, string>;
  /** All words in its fences. */
  words: Set<string>;
  /** All ids that a link can refer to. */
  anchors: ReadonlySet<string>;
}

const importPattern = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+["']([^"']+)["']/g;

/** Reads the names that samples import, with the modules they come from. */
export function readImports(samples: readonly string[]): Map<string, string> {
  const imports = new Map<string, string>();
  for (const [, names = '', from = ''] of samples.join('\n').matchAll(importPattern)) {
    for (const part of names.split(',')) {
      const name = part.replace(/^\s*(?:type\s+)?|\s+as\s.*$/gs, '').trim();
      if (name !== '') imports.set(name, from);
    }
  }
  return imports;
}

/** Extracts what a page says about names in code from its record. */
export function guideOf(record: PageRecord): Guide {
  const { file, frontMatter, mentions, fences, anchors } = record;
  const samples = fences.map(({ code }) => code);
  return {
    file,
    title: frontMatterText(frontMatter, 'title') ?? file,
    mentions,
    imports: readImports(samples),
    words: new Set(samples.join('\n').match(/[\w$]+/g)),
    anchors: new Set(anchors),
  };
}

/** Reads all pages and partials outside the reference. */
export async function readGuides(siteDir: string): Promise<Guide[]> {
  const files = listDocs(siteDir).filter((file) => !isReferencePage(file));
  return [...(await pageStore(siteDir).read(files)).values()].map(guideOf);
}
