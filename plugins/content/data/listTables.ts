import type { PhrasingContent, Table } from 'mdast';
import type { ComponentDefinition } from '../../../src/components/definition';
import { table, text } from '../../../src/lib/mdast';
import { replaceElements } from '../remark/tables';
import { readHistory } from './history';
import official from './officialList.json';
import actions from './roleActionList.json';

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** A component for a table of the rows of a list that have a value, such as those of a group. */
export function listTable(
  name: string,
  prop: string,
  {
    purpose,
    values,
    tableOf,
  }: Pick<ComponentDefinition, 'purpose'> & {
    values: readonly string[];
    tableOf: (value: string) => Table;
  },
) {
  const definition: ComponentDefinition = {
    purpose,
    example: `<${name} ${prop}="${values[0]}" />`,
    props: { [prop]: { type: 'enum', values, required: true } },
    children: 'none',
    toMarkdown: (element, { requiredProp }) => [tableOf(requiredProp(element, prop))],
  };
  // A remark plugin that puts the table where a page has the component. One with an unknown value stays.
  const show = replaceElements(name, prop, (value) =>
    values.includes(value) ? tableOf(value) : undefined,
  );
  return { definition, show };
}

/** Components of the documented package's makers. Not all are installed here, so a file has their versions. */
export const officialComponents = official;

export const componentGroups = [...new Set(official.map(({ group }) => group))];

export function officialComponentsTable(group: string): Table {
  const heads = ['Component', 'What it adds', 'Newest checked', `Accepts ${readHistory().package}`];
  return table([
    heads.map(text),
    ...officialComponents
      .filter((component) => component.group === group)
      .map(({ title, url, line, package: name, version, range }): PhrasingContent[] => [
        { type: 'link', url, title: name, children: [text(title)] },
        text(line),
        text(version),
        code(range),
      ]),
  ]);
}

export const { definition: OfficialComponents, show: showOfficialComponents } = listTable(
  'OfficialComponents',
  'group',
  {
    purpose:
      'A table of official components with their versions, from `plugins/content/data/officialList.json`.',
    values: componentGroups,
    tableOf: officialComponentsTable,
  },
);

/** What a role may do: everywhere, except in production, with what the member made, or nowhere. */
const extents = {
  all: 'Yes',
  'non-production': 'Outside production',
  own: 'Own ones',
  none: 'No',
};

type Extent = keyof typeof extents;

type Role = 'admin' | 'developer' | 'projectAdmin';

export const roleActions = actions as ((typeof actions)[number] & Record<Role, Extent>)[];

export const roleResources = [...new Set(roleActions.map(({ resource }) => resource))];

export function roleActionsTable(resource: string): Table {
  const own = roleActions.filter((each) => each.resource === resource);
  // Only actions of deployments are a key's.
  const hasKeys = own.some(({ deployKey }) => deployKey);
  const heads = ['Action', 'What it allows', 'Admin', 'Developer', 'Project Admin'];
  return table([
    [...heads, ...(hasKeys ? ['Deploy key'] : [])].map(text),
    ...own.map(({ action, allows, admin, developer, projectAdmin, deployKey }) => [
      code(action),
      text(allows),
      ...[admin, developer, projectAdmin].map((extent) => text(extents[extent])),
      ...(hasKeys ? [text(deployKey ? 'Can have it' : 'No')] : []),
    ]),
  ]);
}

export const { definition: RoleActions, show: showRoleActions } = listTable(
  'RoleActions',
  'resource',
  {
    purpose:
      'A table of actions and the roles that allow them, from `plugins/content/data/roleActionList.json`.',
    values: roleResources,
    tableOf: roleActionsTable,
  },
);
