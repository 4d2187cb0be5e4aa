import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDocs } from '../../lib/listDocs';
import { isReferencePage } from '../../lib/referenceDir';

/** A name in inline code. Lines and columns start at 1. */
interface CodeMention {
  text: string;
  line: number;
  column: number;
}

/** What a page says about names of code. */
export interface Guide {
  /** From the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  title: string;
  mentions: CodeMention[];
  /** Names that its fences import → from where. */
  imports: Map<string, string>;
  /** Every word of its fences. */
  words: Set<string>;
}

const importPattern = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+["']([^"']+)["']/g;

function readImports(code: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const [, names = '', from = ''] of code.matchAll(importPattern)) {
    for (const part of names.split(',')) {
      const name = part.replace(/^\s*(?:type\s+)?|\s+as\s.*$/gs, '').trim();
      if (name !== '') imports.set(name, from);
    }
  }
  return imports;
}

/** Reads a page by its lines: fast enough for every start, and blind to nothing but indented code. */
export function readGuide(file: string, source: string): Guide {
  const code: string[] = [];
  const mentions: CodeMention[] = [];
  let fence: string | undefined;
  for (const [row, line] of source.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      else code.push(line);
    } else if (mark !== undefined) fence = mark;
    else if (!/^#{1,6} /.test(line)) {
      for (const match of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) {
        mentions.push({ text: match[1] ?? '', line: row + 1, column: match.index + 1 });
      }
    }
  }
  const whole = code.join('\n');
  return {
    file,
    title: /^title: ["']?(.*?)["']?$/m.exec(source)?.[1] ?? file,
    mentions,
    imports: readImports(whole),
    words: new Set(whole.match(/[\w$]+/g)),
  };
}

/** Reads every page and part of pages but those of the reference itself. */
export function readGuides(siteDir: string): Guide[] {
  return listDocs(siteDir)
    .filter((file) => !isReferencePage(file))
    .map((file) => readGuide(file, readFileSync(join(siteDir, file), 'utf8')));
}
