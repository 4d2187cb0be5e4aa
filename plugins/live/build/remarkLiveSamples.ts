import { relative } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { liveSampleName } from '../../content';

/** A remark plugin that gives each `<Live>` the name of its compiled sample. */
export function liveSamples() {
  return (tree: Root, file: VFile): void => {
    const page = relative(file.cwd, file.path ?? '').replaceAll('\\', '/');
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Live') return;
      const value = liveSampleName(page, count);
      element.attributes = [{ type: 'mdxJsxAttribute', name: 'sample', value }];
      count += 1;
    });
  };
}
