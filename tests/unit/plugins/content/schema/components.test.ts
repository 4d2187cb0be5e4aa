import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillLinks } from '../../../../../plugins/agents/markdown/plugin';
import { type Page, parsePage } from '../../../../../plugins/content/parse/page';
import { checkComponents } from '../../../../../plugins/content/rules/components';
import {
  type ComponentDefinition,
  componentDefinitions,
  definitionOf,
  type PropDefinition,
} from '../../../../../plugins/content/schema/components';
import { violations } from '../../../../violations';
import { pageFrom } from '../pageFrom';

/** Expanded by remark plugins at build time, so they aren't React components. */
const expandedWhenBuilding = ['Limit', 'ErrorExample', 'Since'];

/** A longer list of values, such as the icons, is left out. */
const mostValues = 8;

function valueText({ type, values }: PropDefinition): string {
  if (type === 'json') return 'JSON in braces';
  if (values === undefined) return type === 'boolean' ? 'written alone' : 'text';
  if (values.length > mostValues) return 'a name from `icons.ts`';
  return values.map((value) => `\`${value}\``).join(', ');
}

function propsText({ props = {} }: ComponentDefinition): string {
  const lines = Object.entries(props).map(([name, prop]) => {
    const kind = prop.link ? 'a link to a file, or an `https` address' : valueText(prop);
    return `\`${name}\`${prop.required ? '' : ' (optional)'}: ${kind}`;
  });
  return lines.join('<br>') || 'none';
}

function contentTextOf(
  name: string,
  { children = 'required', parent }: ComponentDefinition,
): string {
  const part = Object.entries(componentDefinitions).find(([, other]) => other.parent === name);
  const own = { none: 'nothing', optional: 'text or nothing', required: 'text' }[children];
  const content = part ? `only \`${part[0]}\`` : own;
  return parent ? `${content}; goes directly into \`${parent}\`` : content;
}

function componentTable(components: [string, ComponentDefinition][]): string[] {
  return [
    '| Component | What it is for | Props | Contains |',
    '| --- | --- | --- | --- |',
    ...components.map(
      ([name, definition]) =>
        `| \`${name}\` | ${definition.purpose} | ${propsText(definition)} | ${contentTextOf(name, definition)} |`,
    ),
  ];
}

/** Writes the guide to the components that pages can use, from their definitions. */
function writerGuide(): string {
  const components = Object.entries(componentDefinitions);
  const written = components.filter(([, { isGenerated }]) => !isGenerated);
  const generated = components.filter(([, { isGenerated }]) => isGenerated);
  const examples = written.filter(([, { parent }]) => parent === undefined);
  return `${[
    '# Components for writers',
    '',
    'Pages use these components without an import. This page is generated from the definitions that `plugins/content/schema/components.ts` lists, one for each component: its props, what search and the content rules read, how it is converted to Markdown, and its row here. `npx vitest run tests/unit/plugins/content/schema/components.test.ts -u` regenerates it.',
    '',
    ...componentTable(written),
    '',
    '## In generated pages',
    '',
    'The reference generators also use these components. Do not write them by hand.',
    '',
    ...componentTable(generated),
    '',
    '## Examples',
    ...examples.flatMap(([name, { example }]) => [
      '',
      `### ${name}`,
      '',
      '````mdx',
      example,
      '````',
    ]),
  ].join('\n')}\n`;
}

/** All components of pages, whose file is read as text: it imports style sheets. */
const [, everywhere = ''] =
  /writerComponents = \{([^}]+)\}/.exec(readFileSync('src/components/index.ts', 'utf8')) ?? [];

describe('the definitions of components for writers', () => {
  const definitions = Object.entries(componentDefinitions);
  const imported = definitions.filter(([name, { module }]) => {
    if (module === undefined) return false;
    const path = module.replace('@site/', '');
    const file = existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}/index.ts`;
    return new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
  });
  const components = [...(everywhere.match(/\w+/g) ?? []), ...imported.map(([name]) => name)];

  test('are one for every component that pages can render, and no more', () => {
    expect(components.length).toBeGreaterThan(10);
    expect(definitions.map(([name]) => name).sort()).toEqual(
      [...components, ...expandedWhenBuilding].sort(),
    );
  });

  function messagesOn(page: Page): string[] {
    const messages: string[] = [];
    checkComponents(page, (_where, _rule, message) => messages.push(message));
    return messages;
  }

  test('show writers an example of each that they can paste, and of a part in that of its parent', () => {
    const faults = violations(definitions, ({ example: own, parent }, name) => {
      const example = definitionOf(parent ?? null)?.example ?? own;
      const { page, syntaxError } = parsePage('docs/page.mdx', example);
      const { markdown } = pageFrom(`---\ntitle: A page\n---\n\n${example}\n`);
      const text =
        markdown &&
        fillLinks(markdown, {
          siteUrl: 'https://docs.convex.dev',
          baseUrl: '/',
          router: 'browser',
          routes: new Map(
            ['page', 'schemas', 'react', 'queries'].map((id) => [`docs/${id}.mdx`, `/${id}`]),
          ),
        });
      return [
        !example.includes(`<${name}`) && 'the example is of something else',
        syntaxError?.message,
        ...(page ? messagesOn(page) : []),
        !text && 'there is no Markdown copy',
        text?.includes(`<${name}`) && 'the Markdown copy has the component',
      ];
    });
    expect(faults).toEqual([]);
  });

  test('make the guide for writers', async () => {
    await expect(writerGuide()).toMatchFileSnapshot(resolve('src/components/README.md'));
  });
});
