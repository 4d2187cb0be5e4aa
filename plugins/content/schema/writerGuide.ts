import { type ComponentDefinition, componentDefinitions, type PropDefinition } from './components';

/** A longer list of values, such as the icons, is left out. */
const mostValues = 8;

function valueText({ type, values }: PropDefinition): string {
  if (type === 'json') return 'JSON in braces';
  if (values === undefined) return type === 'boolean' ? 'written alone' : 'text';
  if (values.length > mostValues) return 'a name from `icons.ts`';
  return values.map((value) => `\`${value}\``).join(', ');
}

function propsOf({ props = {} }: ComponentDefinition): string {
  const lines = Object.entries(props).map(([name, prop]) => {
    const kind = prop.link ? 'a link to a file, or an `https` address' : valueText(prop);
    return `\`${name}\`${prop.required ? '' : ' (optional)'}: ${kind}`;
  });
  return lines.join('<br>') || 'none';
}

function contentOf(name: string, { children = 'required', parent }: ComponentDefinition): string {
  const part = Object.entries(componentDefinitions).find(([, other]) => other.parent === name);
  const own = { none: 'nothing', optional: 'text or nothing', required: 'text' }[children];
  const content = part ? `only \`${part[0]}\`` : own;
  return parent ? `${content}; goes directly into \`${parent}\`` : content;
}

function table(components: [string, ComponentDefinition][]): string[] {
  return [
    '| Component | What it is for | Props | Contains |',
    '| --- | --- | --- | --- |',
    ...components.map(
      ([name, definition]) =>
        `| \`${name}\` | ${definition.purpose} | ${propsOf(definition)} | ${contentOf(name, definition)} |`,
    ),
  ];
}

/** Writes the guide to the components that pages can use, from their definitions. */
export function writerGuide(): string {
  const components = Object.entries(componentDefinitions);
  const written = components.filter(([, { isGenerated }]) => !isGenerated);
  const generated = components.filter(([, { isGenerated }]) => isGenerated);
  const examples = written.filter(([, { parent }]) => parent === undefined);
  return `${[
    '# Components for writers',
    '',
    'Pages use these components without an import. This page is generated from the definitions that `plugins/content/schema/components.ts` lists, one for each component: its props, what search and the content rules read, how it is converted to Markdown, and its row here. `npx vitest run tests/unit/plugins/content/components.test.ts -u` regenerates it.',
    '',
    ...table(written),
    '',
    '## In generated pages',
    '',
    'The reference generators also use these components. Do not write them by hand.',
    '',
    ...table(generated),
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
