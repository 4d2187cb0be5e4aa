import { roleActionsTable, roleResources } from '../roleActions';
import type { ComponentDefinition } from './componentDefinition';

export const RoleActions: ComponentDefinition = {
  purpose:
    'A table of actions and the roles that allow them, from `plugins/content/roleActionList.json`.',
  example: '<RoleActions resource="Billing" />',
  props: { resource: { type: 'enum', values: roleResources, required: true } },
  children: 'none',
  toMarkdown: (element, { requiredProp }) => [roleActionsTable(requiredProp(element, 'resource'))],
};
