import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  Emphasis,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';

type Flow = BlockContent | DefinitionContent;

/** Plain text. Characters that Markdown would read as markup are escaped on output. */
export function text(value: string): Text {
  return { type: 'text', value };
}

export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

/** Quiet text, which needs no component and, without a class, no style. */
export function small(value: string, className?: string): Emphasis {
  const hProperties = className && { hProperties: { className: [className] } };
  return { type: 'emphasis', data: { hName: 'small', ...hProperties }, children: [text(value)] };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function quote(value: string): Blockquote {
  return { type: 'blockquote', children: [paragraph(text(value))] };
}

/** A list item that starts with `start`. The first paragraph of the content continues on the same line. */
export function item(start: PhrasingContent[], content: readonly RootContent[] = []): ListItem {
  const [first, ...rest] = content;
  const isLine = first?.type === 'paragraph';
  const line = paragraph(...start, ...(isLine ? [text(': '), ...first.children] : []));
  return {
    type: 'listItem',
    spread: false,
    children: [line, ...((isLine ? rest : content) as Flow[])],
  };
}

export function bullets(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}
