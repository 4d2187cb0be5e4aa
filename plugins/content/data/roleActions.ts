import type { PhrasingContent, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { ComponentDefinition } from '../../../src/components/definition';
import { text } from '../../../src/lib/mdast';
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

const row = (...cells: PhrasingContent[]): Table['children'][number] => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
});

/** The table that `<RoleActions>` stands for. */
export function roleActionsTable(resource: string): Table {
  const actions = roleActions.filter((each) => each.resource === resource);
  // Only actions of deployments are a key's.
  const hasKeys = actions.some(({ deployKey }) => deployKey);
  return {
    type: 'table',
    children: [
      row(
        text('Action'),
        text('What it allows'),
        text('Admin'),
        text('Developer'),
        text('Project Admin'),
        ...(hasKeys ? [text('Deploy key')] : []),
      ),
      ...actions.map(({ action, allows, admin, developer, projectAdmin, deployKey }) =>
        row(
          { type: 'inlineCode', value: action },
          text(allows),
          text(words[admin]),
          text(words[developer]),
          text(words[projectAdmin]),
          ...(hasKeys ? [text(deployKey ? 'Can have it' : 'No')] : []),
        ),
      ),
    ],
  };
}

/** A remark plugin that puts the table where a page has `<RoleActions resource="…" />`. */
export function showRoleActions() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'RoleActions' || !parent || index === undefined) return undefined;
      const resource = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'resource',
      )?.value;
      parent.children.splice(index, 1, roleActionsTable(String(resource)));
      return SKIP;
    });
  };
}

export const RoleActions: ComponentDefinition = {
  purpose:
    'A table of actions and the roles that allow them, from `plugins/content/data/roleActionList.json`.',
  example: '<RoleActions resource="Billing" />',
  props: { resource: { type: 'enum', values: roleResources, required: true } },
  children: 'none',
  toMarkdown: (element, { requiredProp }) => [roleActionsTable(requiredProp(element, 'resource'))],
};
