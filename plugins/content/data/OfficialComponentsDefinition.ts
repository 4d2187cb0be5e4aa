import type { ComponentDefinition } from '../../../src/components/definition';
import { componentGroups, officialComponentsTable } from './officialComponents';

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
