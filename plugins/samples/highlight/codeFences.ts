import { relative } from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../../../src/lib/mdast';
import { type PackageManagerName, packageManager } from '../../../src/lib/preferences';
import {
  attributeText,
  diffProblem,
  type FenceLanguage,
  type FenceMeta,
  isCheckedBy,
  isPartial,
  isTyped,
  type LineMark,
  PageFiles,
  parseFenceMeta,
  resolveMarks,
  withoutTypes,
} from '../../content';
import { NameTable, readApiIndex } from '../../reference';
import { highlight, highlightChanges } from './highlight';
import { linkedSignature } from './linkedSignature';
import { carryMarks, toJavaScript } from './toJavaScript';

/**
 * A remark plugin that adds `<SamplesNote>` to the end of pages whose TypeScript and JavaScript samples are all
 * compiled, if readers see at least one of them. The fences decide, not the last run of the checker: if a sample is
 * wrong, `npm test` fails and nothing is published. It must run before codeFences.
 */
export function samplesNote() {
  return (tree: Root, file: VFile): void => {
    if (isPartial(relative(file.cwd, file.path ?? '').replaceAll('\\', '/'))) return;
    let [isEachCompiled, isOneShown] = [true, false];
    visit(tree, 'code', ({ lang, meta: text }) => {
      const { meta } = parseFenceMeta(text ?? '');
      if (!isCheckedBy('program', lang) || meta.signature) return;
      if (meta.skip !== undefined) isEachCompiled = false;
      if (!meta.hidden && !meta.test && meta.expectError === undefined) isOneShown = true;
    });
    if (isEachCompiled && isOneShown) tree.children.push(jsxElement('SamplesNote', {}));
  };
}

type Attributes = Record<string, string | boolean | undefined>;

function jsx(name: string, attributes: Attributes): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: value === true ? null : String(value),
      })),
    children: [],
  };
}

function isErrorExample(node: { type: string } | undefined): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'ErrorExample';
}

/** How each manager runs a command of an installed package. */
const runInstalled = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' };

export function forPackageManager(line: string, manager: PackageManagerName): string {
  if (manager === 'npm') return line;
  const [, command] = /^npx (convex\b.*)$/.exec(line) ?? [];
  if (command !== undefined) return `${runInstalled[manager]} ${command}`;
  // Two spellings of one command: `bun x` is `bunx`.
  return convert(line, manager).replace(/^bun x /, 'bunx ');
}

function commands(code: string): MdxJsxFlowElement {
  const blocks = packageManager.values.map((manager) => {
    const lines = code.split('\n').map((line) => forPackageManager(line, manager));
    return [manager, highlight(lines.join('\n'), 'bash')];
  });
  return jsx('PackageManager', Object.fromEntries(blocks));
}

/** @param before what its file was, for a fence that shows the change */
function shownCode(
  code: string,
  language: FenceLanguage,
  marks: (LineMark | undefined)[],
  before: string | undefined,
) {
  if (before !== undefined) return highlightChanges(before, code, language);
  const isChange = marks.some((mark) => mark === 'add' || mark === 'remove');
  return { html: highlight(code, language, marks), diff: isChange };
}

/** The attributes for the JavaScript version of a fence, if it has one. */
async function javaScriptOf(
  { lang, value }: Code,
  meta: FenceMeta,
  title: string | undefined,
  before: string | undefined,
): Promise<Attributes> {
  // Code that must fail, that isn't checked, or that only declares types has no JavaScript version for
  // readers, and two versions in one fence are no program.
  if (meta.expectError !== undefined || meta.skip !== undefined || meta.signature) return {};
  if (!isTyped(lang) || (meta.ins.length > 0 && meta.del.length > 0)) return {};
  const code = await toJavaScript(value, lang);
  if (code === undefined) return {};
  const jsFile = title?.replace(/\.([cm]?)ts(x?)(?= |$)/, '.$1js$2');
  const old = before && ((await toJavaScript(before, lang)) ?? before);
  if (code === value && old === before) return { jsFile };
  const marks = carryMarks(value, resolveMarks(meta, value).lines, code);
  const { html, diff } = shownCode(code, withoutTypes(lang), marks, old);
  return { jsFile, jsHtml: html, ...(diff === 'folded' && { diff }) };
}

/**
 * Shows the fences of a page, one after another.
 * @returns what the next fence is shown as; undefined for one that is only compiled
 */
function blocksOf(page: VFile, symbols: () => NameTable) {
  const files = new PageFiles();
  /** The files that readers have seen a part of. */
  const shown = new Set<string | undefined>();

  return async (node: Code, parent: Parent): Promise<MdxJsxFlowElement | undefined> => {
    const { meta, problems } = parseFenceMeta(node.meta ?? '');
    const fail = (message: string, rule: string) => page.fail(message, node, `code-fences:${rule}`);
    const marks = resolveMarks(meta, node.value);
    const [problem] = [...problems, ...marks.problems];
    if (problem) fail(problem.message, problem.rule);
    const before = files.next(meta, node.value);
    const fault = diffProblem(meta, node.value, before);
    if (fault) fail(fault, 'fence-diff');
    if (meta.hidden || meta.test) return undefined;
    const isContinued = meta.append && shown.has(meta.title);
    shown.add(meta.title);
    if (meta.pm) return commands(node.value);
    const language = (node.lang ?? 'text') as FenceLanguage;
    if (meta.links !== undefined) {
      const names = meta.links.split(' ');
      const links = { names, file: page.path, table: symbols() };
      const children = linkedSignature(node.value, language, links);
      return { ...jsx('CodeBlock', { language, collapse: meta.collapse }), children };
    }
    // The bar says the file that the code is for, or that it is for none.
    const file = meta.bad ? 'Don’t' : isContinued ? `${meta.title} (continued)` : meta.title;
    const old = meta.diff ? before : undefined;
    const javaScript = await javaScriptOf(node, meta, file, old).catch((error: Error) =>
      fail(`The code can’t become JavaScript: ${error.message.split('\n')[0]}`, 'javascript'),
    );
    return jsx('CodeBlock', {
      file,
      bad: meta.bad,
      language,
      ...shownCode(node.value, language, marks.lines, old),
      ...javaScript,
      message:
        (isErrorExample(parent) ? attributeText(parent, 'message') : undefined) ?? meta.expectError,
      collapse: meta.collapse,
    });
  };
}

/**
 * A remark plugin that turns fences into `<CodeBlock>` and `<PackageManager>`, highlighted.
 * @throws at the fence's line if its meta is invalid
 */
export function codeFences() {
  let table: NameTable | undefined;
  const symbols = () => {
    table ??= new NameTable(readApiIndex(process.cwd()));
    return table;
  };
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: [Code, Parent][] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (parent) fences.push([node, parent]);
    });
    const next = blocksOf(file, symbols);
    for (const [node, parent] of fences) {
      const block = await next(node, parent);
      parent.children.splice(parent.children.indexOf(node), 1, ...(block ? [block] : []));
    }
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!isErrorExample(node) || parent === undefined || index === undefined) return;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index + node.children.length];
    });
  };
}
