import type { ComponentDefinition } from '../../../src/components/definition';
import { roleActionsTable, roleResources } from './roleActions';

export const RoleActions: ComponentDefinition = {
  purpose:
    'A table of actions and the roles that allow them, from `plugins/content/data/roleActionList.json`.',
  example: '<RoleActions resource="Billing" />',
  props: { resource: { type: 'enum', values: roleResources, required: true } },
  children: 'none',
  toMarkdown: (element, { requiredProp }) => [roleActionsTable(requiredProp(element, 'resource'))],
};
