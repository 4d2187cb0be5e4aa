import type { PhrasingContent, RootContent } from 'mdast';
import {
  bullets,
  type Element,
  isElement,
  item,
  paragraph,
  strong,
  text,
  textOf,
} from '../../lib/mdast';
import { type ComponentDefinition, inside, type MarkdownWriter } from '../definition';

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** The type of a parameter, from its prop or its `<ParameterType>`, and the rest of its content. */
function typeOf(part: Element, { prop }: MarkdownWriter) {
  const isType = (node: RootContent | PhrasingContent): node is Element =>
    isElement(node as RootContent) && (node as Element).name === 'ParameterType';
  const children = part.children.flatMap((child): RootContent[] => {
    const alone = child.type === 'paragraph' && child.children.every(isType);
    return alone ? (child.children as RootContent[]) : [child as RootContent];
  });
  const element = children.find(isType);
  const type = element ? textOf(element).trim() : prop(part, 'type');
  return { type, rest: children.filter((child) => !isType(child)) };
}

const parameter = `<Parameter name="retries" type="number" default="3">

How often a failed call is repeated.

</Parameter>`;

export const Parameters = {
  purpose: 'Parameters, fields or props with their descriptions.',
  example: inside('Parameters', parameter),
  props: { label: { type: 'string', text: 'prose' } },
  toMarkdown: (element, writer) => {
    const { blocks, parts, prop, link } = writer;
    const nameOf = (part: Element, name: string): PhrasingContent =>
      prop(part, 'href') === undefined ? code(name) : link(part, [code(name)]);
    const items = parts(element, 'Parameter').map((part) => {
      const required = prop(part, 'required') !== undefined;
      const defaultValue = prop(part, 'default');
      const since = prop(part, 'since');
      const name = prop(part, 'name');
      const { type, rest } = typeOf(part, writer);
      const facts: PhrasingContent[][] = [
        ...(type === undefined ? [] : [[code(type)]]),
        ...(since === undefined ? [] : [[text(`since ${since}`)]]),
        ...(required ? [[text('required')]] : []),
        ...(defaultValue === undefined ? [] : [[text('default '), code(defaultValue)]]),
      ];
      const start = [
        ...(name === undefined ? [] : [nameOf(part, name)]),
        ...(name !== undefined && facts.length > 0 ? [text(' (')] : []),
        ...facts.flatMap((fact, index) => (index === 0 ? fact : [text(', '), ...fact])),
        ...(name !== undefined && facts.length > 0 ? [text(')')] : []),
      ];
      return item(start, blocks({ ...part, children: rest } as Element));
    });
    const label = prop(element, 'label');
    return [...(label ? [paragraph(strong(label))] : []), bullets(items)];
  },
} as const satisfies ComponentDefinition;

export const Parameter = {
  purpose: 'One parameter: its name and type on a line, its description below.',
  example: parameter,
  props: {
    name: { type: 'string', text: 'name' },
    type: { type: 'string', text: 'detail' },
    id: { type: 'string' },
    href: { type: 'string', link: true },
    required: { type: 'boolean' },
    default: { type: 'string', text: 'detail' },
    since: { type: 'string', text: 'detail' },
  },
  parent: 'Parameters',
} as const satisfies ComponentDefinition;

export const ParameterType = {
  purpose: 'A type that contains links, in place of the `type` of a `Parameter`.',
  example: '<ParameterType>[Query](./queries.mdx)</ParameterType>',
  props: { summary: { type: 'string', text: 'detail' } },
  isGenerated: true,
  toMarkdown: (element) => [code(textOf(element).trim())],
} as const satisfies ComponentDefinition;
