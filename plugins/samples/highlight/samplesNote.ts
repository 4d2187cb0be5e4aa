import { relative } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../../../src/lib/mdast';
import { isCheckedBy, isPartial, parseFenceMeta } from '../../content';

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
