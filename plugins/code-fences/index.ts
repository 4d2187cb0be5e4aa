import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type FenceLanguage, parseFenceMeta, resolveMarks } from '../../src/lib/fenceMeta';
import { forPackageManager, packageManagers } from '../../src/lib/packageManagers';
import { highlight } from './highlight';

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
  const blocks = packageManagers.map((manager) => [
    manager,
    highlight(forPackageManager(code, manager), 'bash'),
  ]);
  return jsx('PackageManager', Object.fromEntries(blocks));
}

function codeBlock(
  node: Code,
  parent: Parent | undefined,
  file: VFile,
): MdxJsxFlowElement | undefined {
  const { meta, problems } = parseFenceMeta(node.meta ?? '');
  const marks = resolveMarks(meta, node.value);
  const [problem] = [...problems, ...marks.problems];
  if (problem) file.fail(problem.message, node, `code-fences:${problem.rule}`);
  if (meta.hidden || meta.test) return undefined;
  if (meta.pm) return commands(node.value);
  const language = (node.lang ?? 'text') as FenceLanguage;
  return jsx('CodeBlock', {
    file: meta.title,
    language,
    html: highlight(node.value, language, marks.lines),
    diff: marks.lines.some((mark) => mark === 'add' || mark === 'remove'),
    message: messageOf(parent) ?? meta.expectError,
    collapse: meta.collapse,
  });
}

/**
 * A remark plugin that turns fences into `<CodeBlock>` and `<PackageManager>`, highlighted when building,
 * so that no highlighter reaches the reader.
 * @throws at the fence's line when its meta is wrong.
 */
export function codeFences() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const block = codeBlock(node, parent, file);
      parent.children.splice(index, 1, ...(block ? [block] : []));
      return [SKIP, index + (block ? 1 : 0)];
    });
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
