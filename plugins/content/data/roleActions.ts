import type { Table } from 'mdast';
import type { ComponentDefinition } from '../../../src/components/definition';
import { table, text } from '../../../src/lib/mdast';
import { replaceElements } from '../remark/tables';
import list from './roleActionList.json';

/** What a role may do: everywhere, except in production, with what the member made, or nowhere. */
type Extent = 'all' | 'non-production' | 'own' | 'none';

/** An action that roles allow, and whether a deploy key can have it. */
export interface RoleAction {
  resource: string;
  action: string;
  allows: string;
  admin: Extent;
  developer: Extent;
  projectAdmin: Extent;
  deployKey: boolean;
}

export const roleActions = list as readonly RoleAction[];

export const roleResources = [...new Set(roleActions.map(({ resource }) => resource))];

const words: Record<Extent, string> = {
  all: 'Yes',
  'non-production': 'Outside production',
  own: 'Own ones',
  none: 'No',
};

/** The table that `<RoleActions>` stands for. */
export function roleActionsTable(resource: string): Table {
  const actions = roleActions.filter((each) => each.resource === resource);
  // Only actions of deployments are a key's.
  const hasKeys = actions.some(({ deployKey }) => deployKey);
  const heads = ['Action', 'What it allows', 'Admin', 'Developer', 'Project Admin'];
  return table([
    [...heads, ...(hasKeys ? ['Deploy key'] : [])].map(text),
    ...actions.map(({ action, allows, admin, developer, projectAdmin, deployKey }) => [
      { type: 'inlineCode' as const, value: action },
      text(allows),
      ...[admin, developer, projectAdmin].map((extent) => text(words[extent])),
      ...(hasKeys ? [text(deployKey ? 'Can have it' : 'No')] : []),
    ]),
  ]);
}

/** A remark plugin that puts the table where a page has `<RoleActions resource="…" />`. */
export const showRoleActions = replaceElements('RoleActions', 'resource', roleActionsTable);

export const RoleActions: ComponentDefinition = {
  purpose:
    'A table of actions and the roles that allow them, from `plugins/content/data/roleActionList.json`.',
  example: '<RoleActions resource="Billing" />',
  props: { resource: { type: 'enum', values: roleResources, required: true } },
  children: 'none',
  toMarkdown: (element, { requiredProp }) => [roleActionsTable(requiredProp(element, 'resource'))],
};
