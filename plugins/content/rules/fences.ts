import type { Code } from 'mdast';
import { orList, walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { type Place, placeOf } from '../../build';
import { type FenceMeta, fencePlaces, parseFenceMeta, resolveMarks } from '../parse/fenceMeta';
import { diffProblem, PageFiles } from '../parse/fences';
import { openFenceMessage, type Page, type Report } from '../parse/page';
import { fenceLanguages, isCheckedBy, isFenceLanguage, languageAliases } from '../schema/languages';

function metaStart(page: Page, node: Code): Place {
  const start = placeOf(node);
  const line = page.lines[start.line - 1] ?? '';
  const info = line.indexOf(node.lang ?? '', start.column - 1);
  const meta = line.indexOf(node.meta ?? '', info + (node.lang ?? '').length);
  return { line: start.line, column: meta === -1 ? start.column : meta + 1 };
}

function checkLanguage(node: Code): string | undefined {
  const { lang } = node;
  if (!lang)
    return 'The fence has no language. Add one after the ```, or `text` if it is not code.';
  if (isFenceLanguage(lang)) return undefined;
  const other = nearest(lang, [...fenceLanguages, ...languageAliases.keys()]);
  const close =
    languageAliases.get(lang.toLowerCase()) ?? languageAliases.get(other ?? '') ?? other;
  const fix = close ? `Did you mean \`${close}\`?` : `Use one of: ${fenceLanguages.join(', ')}.`;
  return `Unknown fence language \`${lang}\`. ${fix}`;
}

function isOpen(page: Page, node: Code): boolean {
  const position = node.position;
  if (!position) return false;
  const last = page.lines[position.end.line - 1] ?? '';
  return position.start.line === position.end.line || !/(?:`{3,}|~{3,})\s*$/.test(last);
}

/** The earlier fences of a page: their files, and all their titles. */
interface Earlier {
  files: PageFiles;
  titles: Set<string | undefined>;
}

function appendFault({ title }: FenceMeta, lang: string, { titles }: Earlier): string | undefined {
  if (title === undefined) return '`append` adds to a titled file. Add title="…" or remove it.';
  if (isCheckedBy('component', lang)) {
    return '`append` is for TypeScript and JavaScript. Show the whole file.';
  }
  if (titles.has(title)) return undefined;
  return `There is no earlier fence title="${title}" to append to. Remove \`append\`.`;
}

function checkFence(page: Page, node: Code, earlier: Earlier, pageReport: Report): void {
  const report = (rule: string, message: string, where: Code | Place = node) =>
    pageReport(where, rule, message);

  if (isOpen(page, node)) {
    const { line, column } = placeOf(node);
    const opening = page.lines[line - 1]?.slice(column - 1) ?? '';
    const marker = /^(?:`{3,}|~{3,})/.exec(opening)?.[0] ?? '```';
    report('fence-unclosed', openFenceMessage(marker), { line, column });
    return;
  }
  const language = checkLanguage(node);
  if (language) report('fence-language', language);

  const { meta, problems } = parseFenceMeta(node.meta ?? '');
  const start = metaStart(page, node);
  for (const { rule, message, column } of [
    ...problems,
    ...resolveMarks(meta, node.value).problems,
  ]) {
    report(rule, message, { line: start.line, column: start.column + column - 1 });
  }
  const misspelled = problems.some(({ rule }) => rule !== 'fence-lines' && rule !== 'fence-mark');
  const isProgram = isCheckedBy('program', node.lang);
  if (isProgram && !misspelled) {
    if (meta.title !== undefined && meta.in !== undefined) {
      report('fence-file', 'The fence has both `title` and `in`. Keep `title` for a whole file.');
    } else if (meta.title === undefined && meta.in === undefined && !meta.test && !meta.signature) {
      const places = orList(fencePlaces.map((place) => `"${place}"`));
      const fix = `Add title="convex/….ts" for a file, or in="…": ${places}.`;
      report('fence-file', `The fence does not say where its code lives. ${fix}`);
    }
  }
  if (meta.test && !meta.hidden) {
    report('fence-test', '`test` is never shown to readers. Add `hidden`.');
  }
  if (meta.test && !isProgram) report('fence-test', '`test` is for TypeScript. Remove it.');
  if (meta.expectError !== undefined && !isProgram) {
    const message = '`expect-error` is for TypeScript and JavaScript. Remove it.';
    report('fence-expect-error', message);
  }
  const wrongAppend = meta.append && appendFault(meta, node.lang ?? '', earlier);
  if (wrongAppend && !misspelled) report('fence-append', wrongAppend);
  earlier.titles.add(meta.title);
  const wrongDiff = diffProblem(meta, node.value, earlier.files.next(meta, node.value));
  if (wrongDiff && !misspelled) report('fence-diff', wrongDiff);
  if (meta.pm && node.lang !== 'bash') {
    report('fence-pm', '`pm` is for npm commands. Change the language to `bash`, or remove it.');
  }
}

export function checkFences(page: Page, report: Report): void {
  const earlier = { files: new PageFiles(), titles: new Set<string | undefined>() };
  walk(page.tree, (node) => {
    if (node.type === 'code') checkFence(page, node, earlier, report);
  });
}
