import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { isElement } from '../../content/elements';
import { absoluteUrl } from './absoluteUrl';
import { type PageContext, PageError } from './context';
import { drawFileTree, type TreeEntry } from './drawFileTree';
import { bullets, item, paragraph, quote, strong, text, textOf } from './nodes';

/** A JSX element, in a line of text or alone. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What a converter works with. */
export interface Conversion {
  context: PageContext;
  /** The partials that the page imports: name to file. */
  partials: ReadonlyMap<string, string>;
  /** The element's children, converted. */
  blocks: (element: JsxElement) => RootContent[];
  /** The element's children that are elements themselves, not converted; nothing else may stand there. */
  parts: (element: JsxElement, name: string) => JsxElement[];
}

type Converter = (element: JsxElement, conversion: Conversion) => RootContent[];

/** The written value of an attribute: its text, `''` for a bare name, or undefined. */
function attribute(element: JsxElement, name: string, context: PageContext): string | undefined {
  const found = element.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  if (found === undefined) return undefined;
  if (typeof found.value === 'object' && found.value !== null) {
    const message = `${name} of <${element.name}> is an expression. Write it as text: ${name}="…".`;
    throw new PageError(context, element, message);
  }
  return found.value ?? '';
}

function required(element: JsxElement, name: string, context: PageContext): string {
  const value = attribute(element, name, context);
  if (value) return value;
  throw new PageError(context, element, `<${element.name}> has no ${name}. Add ${name}="…".`);
}

function link(element: JsxElement, children: PhrasingContent[], context: PageContext) {
  const url = absoluteUrl(required(element, 'href', context), context, element);
  return { type: 'link' as const, url, children };
}

/** `<Cards>` and `<Contents>`: a list of titled links, each with its line. */
function linkList(partName: string): Converter {
  return (element, { context, blocks, parts }) => [
    bullets(
      parts(element, partName).map((part) => {
        const title = text(required(part, 'title', context));
        return item([link(part, [title], context)], blocks(part));
      }),
    ),
  ];
}

function markGrid(element: JsxElement, { context, parts }: Conversion): RootContent[] {
  const marks = parts(element, 'MarkLink');
  return [bullets(marks.map((mark) => item([link(mark, [text(textOf(mark).trim())], context)])))];
}

function steps(element: JsxElement, { context, blocks, parts }: Conversion): RootContent[] {
  return parts(element, 'Step').flatMap((step, index) => {
    const content = blocks(step);
    const [heading] = content;
    if (heading?.type !== 'heading') {
      throw new PageError(context, step, '<Step> has no title. Begin it with ### and a title.');
    }
    heading.children.unshift(text(`${index + 1}. `));
    return content;
  });
}

function aside(element: JsxElement, { context, blocks }: Conversion): RootContent[] {
  const title = paragraph(strong(required(element, 'title', context)));
  return [{ type: 'blockquote', children: [title, ...blocks(element)] as never }];
}

function tabs(element: JsxElement, { context, blocks, parts }: Conversion): RootContent[] {
  return parts(element, 'Tab').flatMap((tab) => [
    paragraph(strong(required(tab, 'label', context))),
    ...blocks(tab),
  ]);
}

function treeEntry(listItem: ListItem): TreeEntry {
  const lists = listItem.children.filter((child): child is List => child.type === 'list');
  const own = listItem.children.filter((child) => child.type !== 'list');
  const [name = '', ...comment] = own.map(textOf).join(' ').trim().split(/\s+/);
  const children = lists.flatMap((list) => list.children.map(treeEntry));
  return { name, comment: comment.join(' '), children };
}

function fileTree(element: JsxElement, { context, blocks }: Conversion): RootContent[] {
  const lists = blocks(element);
  if (lists.length === 0 || !lists.every((block): block is List => block.type === 'list')) {
    throw new PageError(
      context,
      element,
      '<FileTree> holds more than a list. Write "- name" lines.',
    );
  }
  const entries = lists.flatMap((list) => list.children.map(treeEntry));
  return [{ type: 'code', lang: 'text', value: drawFileTree(entries) }];
}

function errorExample(element: JsxElement, { context, blocks }: Conversion): RootContent[] {
  return [...blocks(element), quote(`Error: ${required(element, 'message', context)}`)];
}

function videoLink(element: JsxElement, { context }: Conversion): RootContent[] {
  const url = `https://www.youtube.com/watch?v=${required(element, 'id', context)}`;
  const title = text(`Video: ${required(element, 'title', context)}`);
  return [paragraph({ type: 'link', url, children: [title] })];
}

/** The type of a parameter, from its attribute or its `<ParameterType>`, and what else the parameter holds. */
function typeOf(part: JsxElement, context: PageContext) {
  const isType = (node: RootContent | PhrasingContent): node is JsxElement =>
    isElement(node as RootContent) && (node as JsxElement).name === 'ParameterType';
  const children = part.children.flatMap((child): RootContent[] => {
    const alone = child.type === 'paragraph' && child.children.every(isType);
    return alone ? (child.children as RootContent[]) : [child as RootContent];
  });
  const element = children.find(isType);
  const type = element ? textOf(element).trim() : attribute(part, 'type', context);
  return { type, rest: children.filter((child) => !isType(child)) };
}

function parameters(element: JsxElement, { context, blocks, parts }: Conversion): RootContent[] {
  const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
  const items = parts(element, 'Parameter').map((part) => {
    const needed = attribute(part, 'required', context) !== undefined;
    const byDefault = attribute(part, 'default', context);
    const name = attribute(part, 'name', context);
    const { type, rest } = typeOf(part, context);
    const facts: PhrasingContent[][] = [
      ...(type === undefined ? [] : [[code(type)]]),
      ...(needed ? [[text('required')]] : []),
      ...(byDefault === undefined ? [] : [[text('default '), code(byDefault)]]),
    ];
    const start = [
      ...(name === undefined ? [] : [code(name)]),
      ...(name !== undefined && facts.length > 0 ? [text(' (')] : []),
      ...facts.flatMap((fact, index) => (index === 0 ? fact : [text(', '), ...fact])),
      ...(name !== undefined && facts.length > 0 ? [text(')')] : []),
    ];
    return item(start, blocks({ ...part, children: rest } as JsxElement));
  });
  const label = attribute(element, 'label', context);
  return [...(label ? [paragraph(strong(label))] : []), bullets(items)];
}

/** The words that describe a drawing to those who do not see it. */
function describe(svg: JsxElement): string {
  const words = svg.children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child): child is JsxElement => isElement(child))
    .filter(({ name }) => name === 'title' || name === 'desc')
    .map((child) => textOf(child).trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
  return words.map((word) => (/[.!?]$/.test(word) ? word : `${word}.`)).join(' ');
}

function figure(element: JsxElement, { context, blocks }: Conversion): RootContent[] {
  const drawings = element.children.filter((child): child is JsxElement => isElement(child));
  const words = drawings
    .filter(({ name }) => name === 'svg')
    .map(describe)
    .join(' ');
  if (words === '') {
    const message = '<Figure> has no <svg> with a <title>. Add one, for readers who do not see it.';
    throw new PageError(context, element, message);
  }
  const caption = text(required(element, 'caption', context));
  const rest = { ...element, children: element.children.filter((child) => !isElement(child)) };
  return [
    paragraph({ type: 'emphasis', children: [caption] }),
    paragraph(text(`Diagram: ${words}`)),
    ...blocks(rest as JsxElement),
  ];
}

const factLabels = [
  ['runsIn', 'Runs in'],
  ['calledBy', 'Called by'],
  ['transactional', 'Transactional'],
  ['cached', 'Cached'],
] as const;

function functionFacts(element: JsxElement, { context }: Conversion): RootContent[] {
  const items = factLabels.flatMap(([name, label]) => {
    const value = attribute(element, name, context);
    return value === undefined ? [] : [item([text(`${label}: ${value}`)])];
  });
  return [bullets(items)];
}

function referenceFacts(element: JsxElement, { context }: Conversion): RootContent[] {
  const fact = (name: string) => required(element, name, context);
  const href = attribute(element, 'href', context);
  const source = attribute(element, 'source', context);
  const place: PhrasingContent[] =
    source && href ? [text('Source: '), { type: 'link', url: href, children: [text(source)] }] : [];
  return [
    bullets([
      item([text(`Import from: ${fact('module')}`)]),
      item([text(`Kind: ${fact('kind')}`)]),
      item([text(`Package: ${fact('package')}, ${fact('license')}`)]),
      ...(place.length > 0 ? [item(place)] : []),
    ]),
  ];
}

function endpoint(element: JsxElement, { context }: Conversion): RootContent[] {
  const [method, server, path] = ['method', 'server', 'path'].map((name) =>
    required(element, name, context),
  );
  return [{ type: 'code', lang: 'text', value: `${method} ${server}${path}` }];
}

function responses(element: JsxElement, { context, blocks, parts }: Conversion): RootContent[] {
  return parts(element, 'Response').flatMap((part) => {
    const title = `${required(part, 'status', context)}: ${required(part, 'title', context)}`;
    return [paragraph(strong(title)), ...blocks(part)];
  });
}

/** How each component for writers is written in Markdown; parts are written by the whole they belong to. */
export const converters: Readonly<Record<string, Converter>> = {
  Steps: steps,
  Aside: aside,
  Cards: linkList('Card'),
  Contents: linkList('ContentsLink'),
  MarkGrid: markGrid,
  Tabs: tabs,
  FileTree: fileTree,
  ErrorExample: errorExample,
  VideoLink: videoLink,
  Kind: (element) => [text(textOf(element).trim())],
  Parameters: parameters,
  Figure: figure,
  Endpoint: endpoint,
  Responses: responses,
  // A form says nothing on paper.
  TryIt: () => [],
  Fold: (element, { blocks }) => blocks(element),
  FunctionFacts: functionFacts,
  ParameterType: (element) => [{ type: 'inlineCode', value: textOf(element).trim() } as never],
  ReferenceFacts: referenceFacts,
  UsedIn: (element, { blocks }) => blocks(element),
};
