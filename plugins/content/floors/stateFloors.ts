import { relative } from 'node:path';
import type { Code, Parents, Root, RootContent } from 'mdast';
import { gt } from 'semver';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isElement } from '../elements';
import { parseFenceMeta } from '../fenceMeta';
import { paragraph, small } from '../markdownNodes';
import { definitionOf } from '../mdx-components';
import { isPartial } from '../partials';
import { type Floors, hashFences, readFloors } from './floorsFile';

const note = (value: string): RootContent => paragraph(small(value));

/** `1.43` for 1.43.0. */
const shortVersion = (version: string) => version.replace(/\.0$/, '');

const sentence = (verb: string, version: string) =>
  `${verb} convex ${shortVersion(version)} or newer.`;

const isMetadata = ({ type }: RootContent) => type === 'yaml' || type === 'mdxjsEsm';

/** Where the content of a page starts, below the lead and its facts. */
function startOf({ children }: Root): number {
  let at = children.findIndex((node) => !isMetadata(node));
  if (children[at]?.type === 'paragraph') at += 1;
  const next = children[at];
  if (next && isElement(next) && definitionOf(next.name)?.isBelowLead) at += 1;
  return at;
}

/**
 * Says in a page's tree which release its samples need, if that is more than usual, and which single ones need more
 * than the page. It says nothing about samples that have changed since `npm run check:versions`.
 * @param file relative to the site's directory
 */
export function stateFloors(
  tree: Root,
  file: string,
  floors: Floors | undefined = readFloors(),
): void {
  const page = floors?.pages[file];
  if (!floors || !page) return;
  const fences: { node: Code; parent: Parents }[] = [];
  visit(tree, 'code', (node, _index, parent) => {
    if (parent) fences.push({ node, parent });
  });
  const hashed = fences.map(({ node: { lang, meta, value } }) => ({
    lang: lang ?? '',
    meta: parseFenceMeta(meta ?? '').meta,
    code: value,
  }));
  if (hashFences(hashed) !== page.samples) return;
  for (const [index, version] of Object.entries(page.fences ?? {})) {
    const { node, parent } = fences[Number(index)] ?? {};
    if (!node || !parent || !gt(version, floors.usual)) continue;
    const verb = node.lang === 'bash' || node.lang === 'json' ? 'Needs' : 'Compiles with';
    parent.children.splice(
      parent.children.indexOf(node as never) + 1,
      0,
      note(sentence(verb, version)) as never,
    );
  }
  const { needs, half = needs } = page;
  if (isPartial(file) || !gt(half, floors.usual)) return;
  tree.children.splice(startOf(tree), 0, note(sentence('Compiles with', half)));
}

/** The remark plugin for `stateFloors`. It must run before the plugins that change fences. */
export function sampleFloors() {
  return (tree: Root, file: VFile): void =>
    stateFloors(tree, relative(file.cwd, file.path ?? '').replaceAll('\\', '/'));
}
