import { relative } from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { packageManager } from '../../../src/lib/preferences';
import {
  diffProblem,
  type FenceLanguage,
  type FenceMeta,
  isTyped,
  PageFiles,
  parseFenceMeta,
  resolveMarks,
  type TypedLanguage,
  withoutTypes,
} from '../../content';
import { NameTable, readApiIndex } from '../../reference';
import { EraseError } from './EraseError';
import { forPackageManager } from './forPackageManager';
import { highlight } from './highlight';
import { highlightChanges } from './highlightChanges';
import { linkedSignature } from './linkedSignature';
import { type MarkedCode, toJavaScript, versionsToJavaScript } from './toJavaScript';

type Attributes = Record<string, string | boolean | undefined>;

function jsx(name: string, attributes: Attributes): MdxJsxFlowElement {
  const entries = Object.entries(attributes).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: entries.map(
      ([key, value]): MdxJsxAttribute => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: value === true ? null : String(value),
      }),
    ),
    children: [],
  };
}

function isErrorExample(node: Parent | undefined): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'ErrorExample';
}

function messageOf(parent: Parent | undefined): string | undefined {
  if (!isErrorExample(parent)) return undefined;
  const attribute = parent.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'message',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function commands(code: string): MdxJsxFlowElement {
  const blocks = packageManager.values.map((manager) => [
    manager,
    highlight(forPackageManager(code, manager), 'bash'),
  ]);
  return jsx('PackageManager', Object.fromEntries(blocks));
}

/** What the bar of a block says: the file that the code is for, or that it is for none. */
function fileOf({ title, bad }: FenceMeta, isContinued: boolean): string | undefined {
  if (bad) return 'Don’t';
  return title !== undefined && isContinued ? `${title} (continued)` : title;
}

/** The attributes of a JavaScript version, or what `toJavaScript` returns instead of one. */
type JavaScript = Attributes | 'same' | undefined;

async function markedJavaScript(sample: MarkedCode, language: TypedLanguage): Promise<JavaScript> {
  const made = await toJavaScript(sample, language);
  if (typeof made !== 'object') return made;
  return { jsHtml: highlight(made.code, withoutTypes(language), made.marks) };
}

async function changedJavaScript(
  { before, after }: Versions,
  language: TypedLanguage,
): Promise<JavaScript> {
  const made = await versionsToJavaScript(before, after, language);
  if (typeof made !== 'object') return made;
  const { html, isFolded } = highlightChanges(made.before, made.after, withoutTypes(language));
  return { jsHtml: html, ...(isFolded && { diff: 'folded' }) };
}

/**
 * The attributes for a fence's JavaScript version, if it has one.
 * @throws at the line that can't be converted
 */
async function javaScriptOf(
  node: Code,
  { meta, title }: { meta: FenceMeta; title: string | undefined },
  file: VFile,
  convert: (language: TypedLanguage) => Promise<JavaScript>,
): Promise<Attributes> {
  // Code that must fail, that isn't checked, or that only declares types has no JavaScript version for
  // readers.
  if (meta.expectError !== undefined || meta.skip !== undefined || meta.signature) return {};
  if (!isTyped(node.lang)) return {};
  try {
    const javaScript = await convert(node.lang);
    if (!javaScript) return {};
    const jsFile = title?.replace(/\.([cm]?)ts(x?)(?= |$)/, '.$1js$2');
    return javaScript === 'same' ? { jsFile } : { jsFile, ...javaScript };
  } catch (error) {
    if (!(error instanceof EraseError)) throw error;
    const line = (node.position?.start.line ?? 0) + 1 + error.line;
    return file.fail(error.message, { line, column: 1 }, 'code-fences:javascript');
  }
}

/** A file before and after a fence. */
interface Versions {
  before: string;
  after: string;
}

/** The attributes of a fence that shows how its file has changed. */
async function changesOf(node: Code, meta: FenceMeta, before: string, file: VFile) {
  const versions = { before, after: node.value };
  const language = (node.lang ?? 'text') as FenceLanguage;
  const { html, isFolded } = highlightChanges(before, node.value, language);
  return {
    html,
    diff: isFolded ? 'folded' : true,
    ...(await javaScriptOf(node, { meta, title: meta.title }, file, (typed) =>
      changedJavaScript(versions, typed),
    )),
  };
}

/** The types that a writer asks for: the positions of the names, and their tooltips. */
async function typesOf(node: Code, file: VFile) {
  const line = node.position?.start.line ?? 0;
  const path = relative(file.cwd, file.path).replaceAll('\\', '/');
  // Loads the compiler, which few pages need.
  const { typeTooltips } = await import('./typeTooltips');
  const tooltips = (await typeTooltips(path, String(file)))[line] ?? [];
  if (tooltips.length === 0) {
    file.fail(
      '`twoslash` finds no name here whose type is worth showing. Remove it.',
      node,
      'code-fences:twoslash',
    );
  }
  const texts = [...new Set(tooltips.map(({ text }) => text))];
  const idOf = (text: string) => `type-${line}-${texts.indexOf(text)}`;
  const html = texts.map(
    (text) => `<div popover id="${idOf(text)}">${highlight(text, 'ts')}</div>`,
  );
  return {
    noted: tooltips.map(({ start, length, text }) => ({ start, length, note: idOf(text) })),
    typesHtml: html.join(''),
  };
}

async function codeBlock(
  node: Code,
  parent: Parent,
  file: VFile,
  files: PageFiles,
  /** The files that readers have seen a part of. */
  shown: ReadonlySet<string | undefined>,
  symbols: () => NameTable,
): Promise<MdxJsxFlowElement | undefined> {
  const { meta, problems } = parseFenceMeta(node.meta ?? '');
  const marks = resolveMarks(meta, node.value);
  const [problem] = [...problems, ...marks.problems];
  if (problem) file.fail(problem.message, node, `code-fences:${problem.rule}`);
  const before = files.next(meta, node.value);
  const fault = diffProblem(meta, node.value, before);
  if (fault) file.fail(fault, node, 'code-fences:fence-diff');
  if (meta.hidden || meta.test) return undefined;
  if (meta.pm) return commands(node.value);
  const language = (node.lang ?? 'text') as FenceLanguage;
  if (meta.links !== undefined) {
    const names = meta.links.split(' ');
    const links = { names, file: file.path, table: symbols() };
    const children = linkedSignature(node.value, language, links);
    return { ...jsx('CodeBlock', { language, collapse: meta.collapse }), children };
  }
  if (meta.diff && before !== undefined) {
    const attributes = await changesOf(node, meta, before, file);
    return jsx('CodeBlock', { file: meta.title, language, ...attributes });
  }
  const types = meta.twoslash ? await typesOf(node, file) : undefined;
  const title = fileOf(meta, meta.append && shown.has(meta.title));
  return jsx('CodeBlock', {
    file: title,
    bad: meta.bad,
    language,
    html: highlight(node.value, language, marks.lines, types?.noted),
    typesHtml: types?.typesHtml,
    ...(await javaScriptOf(node, { meta, title }, file, (typed) =>
      markedJavaScript({ code: node.value, marks: marks.lines }, typed),
    )),
    diff: marks.lines.some((mark) => mark === 'add' || mark === 'remove'),
    message: messageOf(parent) ?? meta.expectError,
    collapse: meta.collapse,
  });
}

/**
 * A remark plugin that turns fences into `<CodeBlock>` and `<PackageManager>`. They are highlighted at build
 * time, so readers download no highlighter.
 * @throws at the fence's line if its meta is invalid
 */
export function codeFences() {
  let table: NameTable | undefined;
  const symbols = () => {
    table ??= new NameTable(readApiIndex(process.cwd()));
    return table;
  };
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: { node: Code; parent: Parent }[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent !== undefined) fences.push({ node, parent });
    });
    const files = new PageFiles();
    const shown = new Set<string | undefined>();
    for (const { node, parent } of fences) {
      const block = await codeBlock(node, parent, file, files, shown, symbols);
      if (block) shown.add(parseFenceMeta(node.meta ?? '').meta.title);
      parent.children.splice(parent.children.indexOf(node), 1, ...(block ? [block] : []));
    }
    visit(tree, isErrorExampleNode, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const { children } = node as MdxJsxFlowElement;
      parent.children.splice(index, 1, ...children);
      return [SKIP, index + children.length];
    });
  };
}

function isErrorExampleNode(node: { type: string }): boolean {
  return isErrorExample(node as Parent);
}
