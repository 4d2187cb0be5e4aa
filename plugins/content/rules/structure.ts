import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { isComment, isElement, isInvisible, textOf, walk } from '../../../src/lib/mdast';
import { product } from '../../../src/site/product';
import { isReferencePage } from '../data/generated';
import { textBlocks } from '../parse/collect';
import { headingIds } from '../parse/headings';
import type { Page, Report } from '../parse/page';

/** Names that keep their capital inside a title. */
const productNames: readonly string[] = parse(
  readFileSync(new URL('../data/productNames.yaml', import.meta.url), 'utf8'),
);

/** Names of several words whose parts are ordinary words elsewhere. */
const phrases =
  /\b(?:App Router|Client Components?|Pages Router|Route Handlers?|Server Actions?|Server Components?|VS Code)\b/g;

const words = new Set([product.name, ...productNames].flatMap((name) => name.split(' ')));

/** Finds the words of a title that sentence case doesn't capitalize. */
export function wronglyCapitalized(title: string): string[] {
  const wrong: string[] = [];
  let startsSentence = true;
  for (const word of title.replace(phrases, (name) => name.toLowerCase()).split(/\s+/)) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const plainCapital = /^\p{Lu}[\p{Ll}'’-]+$/u.test(bare);
    if (!startsSentence && plainCapital && !words.has(bare)) wrong.push(bare);
    startsSentence = /[:.?!—]$/.test(word);
  }
  return wrong;
}

/** The maximum number of asides on a page. With more, readers skip them all. */
const asideLimit = 2;

function isLead(node: Nodes | undefined): boolean {
  return (
    node?.type === 'paragraph' &&
    node.children.some((child) => textOf(child).trim() !== '' && child.type !== 'image')
  );
}

export function checkStructure(page: Page, report: Report): void {
  const first = page.tree.children.find((node) => !isInvisible(node) && node.type !== 'mdxjsEsm');
  if (!first) report(page.tree, 'lead', 'The page is empty. Start with a paragraph, the lead.');
  else if (!isLead(first)) {
    report(first, 'lead', 'The page does not start with its lead. Put a paragraph before this.');
  }

  let asides = 0;
  walk(page.tree, (node) => {
    if (isElement(node) && node.name === 'Aside') {
      asides += 1;
      if (asides > asideLimit) {
        const message = `The page has more than ${asideLimit} asides. Put this into the text.`;
        report(node, 'asides', message);
      }
    }
  });
}

export function checkHeadings(page: Page, pageReport: Report): void {
  const seen = new Map<string, number>();
  let previous = 1;

  for (const { heading, wanted, explicit, aliases } of headingIds(page.tree)) {
    const { depth } = heading;
    const report = (rule: string, message: string) => pageReport(heading, rule, message);
    const line = heading.position?.start.line ?? 1;
    const text = textOf(heading).trim();

    if (text === '') report('heading-empty', 'The heading has no text. Write it or remove it.');
    else if (wanted === '') {
      report('heading-id', 'The heading has no letter for its id. Add one: {/* #the-id */}.');
      continue;
    }
    if (depth === 1) {
      report(
        'heading-h1',
        'The title is the only h1 of a page. Remove this line or change it to "##".',
      );
      continue;
    }
    const marks = '#'.repeat(depth);
    if (depth > previous + 1) {
      const fix = `Change it to "${'#'.repeat(previous + 1)}" or add the heading in between.`;
      const above = previous === 1 ? 'the title' : `a "${'#'.repeat(previous)}"`;
      report('heading-skip', `"${marks}" follows ${above}: a level is skipped. ${fix}`);
    } else if (depth > 3) {
      report('heading-depth', `"${marks}" is too deep: pages have two levels. Use "##" or "###".`);
    }
    previous = depth;

    const last = heading.children.at(-1);
    if (!explicit && last && isComment(last)) {
      const id = textOf(last).replace(/[/*\s]+/g, '');
      report('heading-id', `The id of a heading starts with #. Write {/* #${id} */}.`);
    }
    for (const id of [wanted, ...aliases]) {
      const first = seen.get(id);
      if (first !== undefined) {
        const fix = explicit ? 'Choose another id.' : 'Make the heading more specific.';
        report('heading-duplicate', `The id "${id}" is already used on line ${first}. ${fix}`);
      } else seen.set(id, line);
    }
  }
}

/**
 * The maximum number of characters in a lead, which is set large: more would push the first code off a phone's first
 * screens. Readers decide by it whether they are on the right page.
 */
const leadLimit = 200;

/** Headings that name a place on the page instead of its content. */
const emptyHeading =
  /^(?:details|examples?|general|if something goes wrong|introduction|misc|more|notes|other|overview|usage)$/i;

function headingProblems(text: string): string[] {
  const problems = wronglyCapitalized(text).map(
    (word) =>
      `"${word}" is capitalized. Headings use sentence case; add a product name to plugins/content/data/productNames.yaml.`,
  );
  if (emptyHeading.test(text)) {
    problems.push(`"${text}" doesn't describe its section. Name the content.`);
  }
  if (/[.:!,;]$/.test(text)) problems.push('The heading ends with punctuation. Remove it.');
  const [contraction] = /\b\w+(?:n['’]t|['’](?:ll|re|ve))\b/.exec(text) ?? [];
  if (contraction) problems.push(`"${contraction}" is a contraction. Write it in full.`);
  return problems;
}

/** Checks the wording of what readers skim: the lead and the headings. */
export function checkWording({ file, tree }: Page, report: Report): void {
  if (isReferencePage(file)) return;
  const blocks = textBlocks(tree);
  for (const { node, text } of blocks.filter((block) => block.node.type === 'heading')) {
    for (const message of headingProblems(text.trim())) report(node, 'heading-style', message);
  }
  const lead = blocks.find(({ node }) => node.type === 'paragraph');
  const length = lead ? textOf(lead.node).length : 0;
  if (!lead || length <= leadLimit) return;
  const message = `The lead has ${length} characters; the maximum is ${leadLimit}. Split the paragraph.`;
  report(lead.node, 'lead-length', message);
}

/** The maximum number of words that readers pass before they are done. */
const wordLimit = 700;

const quickstartId = /^quickstart\/|(?:^|\/)quickstart(?:-[^/]*)?$/;

/** What readers see only when they unfold it, and drawings. */
const uncounted = ['Fold', 'svg'];

/** Code counts as one word. */
const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;

/** Checks that a quickstart is short. What most readers skip is folded, and what comes next doesn't count. */
export function checkQuickstart({ id, tree }: Page, report: Report): void {
  if (!quickstartId.test(id)) return;
  const end = tree.children.findIndex(
    (node) => node.type === 'heading' && textOf(node) === 'Next steps',
  );
  const children = end === -1 ? tree.children : tree.children.slice(0, end);
  const blocks = textBlocks({ type: 'root', children }, uncounted);
  const words = blocks.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words <= wordLimit) return;
  const message = `The quickstart has ${words} words before "Next steps"; the maximum is ${wordLimit}. Shorten it, or put what most readers skip into <Fold summary="…">.`;
  report(tree.children[end] ?? tree, 'quickstart-length', message);
}
