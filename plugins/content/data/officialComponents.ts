import type { PhrasingContent, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ComponentDefinition } from '../../../src/components/definition';
import { text } from '../../../src/lib/mdast';
import { readHistory } from './history';
import list from './officialList.json';

/** A component of the documented package's makers. Not all are installed here, so a file has their versions. */
export interface OfficialComponent {
  group: string;
  title: string;
  url: string;
  package: string;
  version: string;
  /** The releases of the documented package that it accepts. */
  range: string;
  line: string;
}

export const officialComponents: readonly OfficialComponent[] = list;

export const componentGroups = [...new Set(list.map(({ group }) => group))];

const row = (...cells: PhrasingContent[]): Table['children'][number] => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** The table that `<OfficialComponents>` stands for. */
export function officialComponentsTable(group: string): Table {
  const accepts = text(`Accepts ${readHistory().package}`);
  return {
    type: 'table',
    children: [
      row(text('Component'), text('What it adds'), text('Newest checked'), accepts),
      ...officialComponents
        .filter((component) => component.group === group)
        .map(({ title, url, line, package: name, version, range }) =>
          row(
            { type: 'link', url, title: name, children: [text(title)] },
            text(line),
            text(version),
            code(range),
          ),
        ),
    ],
  };
}

/** A remark plugin that puts the table where a page has `<OfficialComponents group="…" />`. */
export function showOfficialComponents() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'OfficialComponents' || !parent || index === undefined) return undefined;
      const group = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'group',
      )?.value;
      parent.children.splice(index, 1, officialComponentsTable(String(group)));
      return SKIP;
    });
  };
}

export const OfficialComponents: ComponentDefinition = {
  purpose:
    'A table of official components with their versions, from `plugins/content/data/officialList.json`.',
  example: '<OfficialComponents group="Database" />',
  props: { group: { type: 'enum', values: componentGroups, required: true } },
  children: 'none',
  toMarkdown: (element, { requiredProp }) => [
    officialComponentsTable(requiredProp(element, 'group')),
  ],
};
