import type { PhrasingContent, Table } from 'mdast';
import type { ComponentDefinition } from '../../../src/components/definition';
import { table, text } from '../../../src/lib/mdast';
import { replaceElements } from '../remark/tables';
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

/** The table that `<OfficialComponents>` stands for. */
export function officialComponentsTable(group: string): Table {
  return table([
    [
      text('Component'),
      text('What it adds'),
      text('Newest checked'),
      text(`Accepts ${readHistory().package}`),
    ],
    ...officialComponents
      .filter((component) => component.group === group)
      .map(({ title, url, line, package: name, version, range }): PhrasingContent[] => [
        { type: 'link', url, title: name, children: [text(title)] },
        text(line),
        text(version),
        { type: 'inlineCode', value: range },
      ]),
  ]);
}

/** A remark plugin that puts the table where a page has `<OfficialComponents group="…" />`. */
export const showOfficialComponents = replaceElements(
  'OfficialComponents',
  'group',
  officialComponentsTable,
);

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
