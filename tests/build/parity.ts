import type { CheerioAPI } from 'cheerio';
import type { Nodes, Root } from 'mdast';

/** What a page says: its blocks of prose in order, and its lines of code. */
interface PageText {
  prose: string[];
  code: string[];
}

/** What is missing from each of the two forms of a page. */
interface Difference {
  missingInMarkdown: string[];
  missingInHtml: string[];
}

const ignoredElements = new Set(
  'nav aside button script style template input select textarea'.split(' '),
);

const inlineElements = new Set(
  'a abbr b bdi code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Words alone: the two forms have different marks, spaces and signs between the same words. */
const wordsOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}$_]+/gu, '');

const lineOf = (text: string) => text.replace(/\s+/g, '');

class TextWriter {
  readonly text: PageText = { prose: [], code: [] };
  private block = '';

  add(text: string): void {
    this.block += text;
  }

  end(): void {
    const words = wordsOf(this.block);
    if (words !== '') this.text.prose.push(words);
    this.block = '';
  }

  addCode(code: string): void {
    this.end();
    this.text.code.push(...code.split('\n').map(lineOf).filter(Boolean));
  }
}

type HtmlNode = ReturnType<CheerioAPI>[number];

/** The text of a drawing is what it says to readers who can't see it. */
function drawingText(page: CheerioAPI, svg: HtmlNode): string {
  return page(svg).find('title, desc').text();
}

/**
 * What a built page says to its readers without any choice or press. Navigation and controls aren't part of it, nor is
 * what is marked as a repetition.
 */
function htmlText(page: CheerioAPI): PageText {
  const writer = new TextWriter();
  const walk = (node: HtmlNode): void => {
    if (node.type === 'text') {
      writer.add(node.data);
      return;
    }
    if (node.type !== 'tag' || 'data-markdown-ignore' in node.attribs) return;
    const { name } = node;
    if (ignoredElements.has(name) || 'data-no-print' in node.attribs) return;
    if (name === 'svg') {
      writer.add(drawingText(page, node));
      return;
    }
    if (name === 'pre') {
      const code = page(node).clone();
      code.find('[data-markdown-ignore]').remove();
      writer.addCode(code.text());
      return;
    }
    const isBlock = !inlineElements.has(name);
    if (isBlock) writer.end();
    for (const child of node.children) walk(child);
    if (isBlock) writer.end();
  };
  for (const main of page('main').get()) walk(main);
  writer.end();
  return writer.text;
}

/** What a page's Markdown says, without its first block, which says where the page is. */
function markdownText({ children: [, ...blocks] }: Root): PageText {
  const writer = new TextWriter();
  const walk = (node: Nodes): void => {
    if (node.type === 'code') {
      writer.addCode(node.value);
      writer.add(/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '');
      writer.end();
    } else if (node.type === 'text' || node.type === 'inlineCode') writer.add(node.value);
    else if (node.type === 'image') writer.add(node.alt ?? '');
    else if ('children' in node) {
      const isInline = ['link', 'strong', 'emphasis', 'delete'].includes(node.type);
      if (!isInline) writer.end();
      for (const child of node.children) walk(child);
      if (!isInline) writer.end();
    }
  };
  for (const block of blocks) walk(block);
  writer.end();
  return writer.text;
}

/** The labels of tabs, which are buttons in HTML and text in Markdown. */
const tabLabels = (page: CheerioAPI) =>
  page('[role=tab]')
    .map((_, tab) => wordsOf(page(tab).text()))
    .get();

/** What a live sample does, which readers of the page see by running it: its element is marked as for HTML only. */
const liveSample = wordsOf('The web page runs');

/** Compares what a page says in HTML and in its parsed Markdown. Order and formatting don't matter. */
export function compareTexts(page: CheerioAPI, markdown: Root): Difference {
  const html = htmlText(page);
  const copy = markdownText(markdown);
  const [htmlCode, copyCode] = [new Set(html.code), new Set(copy.code)];
  // A file tree, an address or a type is code in one of the forms and prose in the other.
  const joined = ({ prose, code }: PageText) => [...prose, ...code.map(wordsOf)].join('');
  const [htmlWords, copyWords] = [joined(html), joined(copy)];
  const labels = new Set(tabLabels(page));
  const isInHtml = (words: string) =>
    htmlWords.includes(words) ||
    labels.has(words) ||
    // Words that only Markdown needs, because HTML shows them by a number, a color or an icon.
    htmlWords.includes(words.replace(/^(?:error|diagram|\d+)/, ''));
  return {
    missingInMarkdown: [
      ...html.prose.filter((words) => !copyWords.includes(words)),
      ...html.code.filter((line) => !copyCode.has(line)),
    ],
    missingInHtml: [
      ...copy.prose.filter((words) => !isInHtml(words) && !words.startsWith(liveSample)),
      ...copy.code.filter((line) => !htmlCode.has(line) && !isInHtml(wordsOf(line))),
    ],
  };
}
