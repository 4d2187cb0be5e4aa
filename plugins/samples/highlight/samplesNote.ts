import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type FenceMeta, isCheckedBy, isPartial, parseFenceMeta } from '../../content';

interface Sample {
  lang: string | null | undefined;
  meta: FenceMeta;
}

/**
 * Whether all TypeScript and JavaScript samples are compiled, and readers see at least one of them. The
 * fences decide, not the last run of the checker: if a sample is wrong, `npm test` fails and nothing is
 * published.
 */
function areCompiled(samples: readonly Sample[]): boolean {
  const programs = samples.filter(
    ({ lang, meta }) => isCheckedBy('program', lang) && !meta.signature,
  );
  const shown = programs.filter(({ meta }) => !meta.hidden && !meta.test);
  return (
    programs.every(({ meta }) => meta.skip === undefined) &&
    shown.some(({ meta }) => meta.expectError === undefined)
  );
}

/**
 * A remark plugin that adds `<SamplesNote>` to the end of pages whose samples are all compiled. It must run
 * before codeFences.
 */
export function samplesNote() {
  return (tree: Root, file: VFile): void => {
    if (isPartial(relative(file.cwd, file.path ?? '').replaceAll('\\', '/'))) return;
    const samples: Sample[] = [];
    visit(tree, 'code', ({ lang, meta }) => {
      samples.push({ lang, ...parseFenceMeta(meta ?? '') });
    });
    if (!areCompiled(samples)) return;
    const note: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'SamplesNote',
      attributes: [],
      children: [],
    };
    tree.children.push(note);
  };
}
