import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import {
  attributeOf,
  contentOf,
  type Element,
  isComment,
  isElement,
  orList,
} from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt } from '../../build';
import { httpDocumentOf } from '../data/generated';
import type { Page } from '../parse/page';
import { collectImports, readPartialImports } from '../parse/partials';
import {
  type ComponentDefinition,
  componentDefinitions,
  definitionOf,
  type PropDefinition,
} from '../schema/components';

const components = Object.keys(componentDefinitions);

/** What to write instead of the HTML elements that writers use most. */
const markdownFor: Readonly<Record<string, string>> = {
  a: '[text](address)',
  b: '**text**',
  strong: '**text**',
  i: '*text*',
  em: '*text*',
  code: '`text`',
  img: '![what it shows](file)',
  br: 'a blank line',
  hr: 'a heading',
  p: 'a paragraph',
  ul: 'a list of "- " lines',
  ol: 'a list of "1. " lines',
  table: 'a Markdown table',
  pre: 'a fence',
  details: '<Fold summary="…">',
  svg: '<Figure> around it',
};

const htmlNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

function nearestOrList(name: string, names: readonly string[], quote: (name: string) => string) {
  const close = nearest(name, names);
  if (close !== undefined) return `Did you mean ${quote(close)}?`;
  return names.length <= 12 ? `Use ${orList(names.map(quote))}.` : '';
}

function isJson(text: string | undefined): boolean {
  try {
    return text !== undefined && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function checkValue(
  name: string,
  attribute: MdxJsxAttribute,
  schema: PropDefinition,
): string | undefined {
  const { value } = attribute;
  const prop = attribute.name;
  if (schema.type === 'boolean') {
    if (value === null || value === undefined) return undefined;
    if (typeof value === 'object' && /^(?:true|false)$/.test(value.value.trim())) return undefined;
    return `The prop ${prop} of <${name}> takes no value. Write ${prop} alone.`;
  }
  if (schema.type === 'json') {
    if (typeof value === 'object' && isJson(value?.value)) return undefined;
    return `The prop ${prop} of <${name}> is not JSON in braces. Only generated pages use it.`;
  }
  if (typeof value !== 'string') {
    return `The prop ${prop} of <${name}> is not a quoted string. Write ${prop}="…".`;
  }
  if (schema.type === 'enum' && schema.values && !schema.values.includes(value)) {
    const fix =
      nearestOrList(value, schema.values, (choice) => `"${choice}"`) ||
      'The names are in src/components/icons.ts.';
    return `${prop}="${value}" is not a value of <${name}>. ${fix}`;
  }
  if (value.trim() === '') return `The prop ${prop} of <${name}> is empty. Write its text.`;
  return undefined;
}

function checkProps(
  page: Page,
  element: Element,
  name: string,
  schema: ComponentDefinition,
): Finding[] {
  const findings: Finding[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = `<${name}> takes no {…} props. Write each as name="value".`;
      findings.push(findingAt(page.file, attribute, 'prop-value', message));
      continue;
    }
    const prop = schema.props[attribute.name];
    if (!prop) {
      const names = Object.keys(schema.props);
      const fix =
        names.length === 0
          ? 'It takes no props: remove this one.'
          : nearestOrList(attribute.name, names, (choice) => `"${choice}"`);
      const message = `<${name}> has no prop "${attribute.name}". ${fix}`;
      findings.push(findingAt(page.file, attribute, 'unknown-prop', message));
      continue;
    }
    const fault = checkValue(name, attribute, prop);
    if (fault) findings.push(findingAt(page.file, attribute, 'prop-value', fault));
  }
  for (const [prop, { required, values }] of Object.entries(schema.props)) {
    if (!required || attributeOf(element, prop)) continue;
    const choices = values && values.length <= 6 ? `: ${orList(values)}` : '';
    const message = `<${name}> has no ${prop}. Add ${prop}="…"${choices}.`;
    findings.push(findingAt(page.file, element, 'missing-prop', message));
  }
  return findings;
}

function checkFamily(page: Page, element: Element, name: string, parent: string | null): Finding[] {
  const schema = definitionOf(name);
  if (!schema) return [];
  const findings: Finding[] = [];
  const report = (where: Nodes, rule: string, message: string) =>
    findings.push(findingAt(page.file, where, rule, message));

  if (schema.parent && parent !== schema.parent) {
    const fix = `Put it directly into <${schema.parent}> … </${schema.parent}>.`;
    report(element, 'component-parent', `<${name}> is outside <${schema.parent}>. ${fix}`);
  }
  const content = contentOf(element);
  // Fields of HTTP operations whose names say all have no description.
  const needsContent = schema.children === 'required' && !httpDocumentOf(page.file);
  if (needsContent && content.length === 0) {
    report(element, 'component-children', `<${name}> is empty. Write its content or remove it.`);
  }
  const [first] = content;
  if (schema.children === 'none' && first) {
    report(first, 'component-children', `<${name}> must be empty. Write it as <${name} … />.`);
  }
  const child = components.find((candidate) => componentDefinitions[candidate]?.parent === name);
  const stray = content.find((node) => !isElement(node) || node.name !== child);
  if (child && stray) {
    report(
      stray,
      'component-children',
      `<${name}> may contain only <${child}>. Put this into a <${child}>.`,
    );
  }
  const fault = schema.checkContent?.(content);
  if (fault) report(element, fault.rule, fault.message);
  return findings;
}

function checkHtml(page: Page, element: Element, name: string, inFigure: boolean): Finding[] {
  if (!inFigure) {
    const instead = markdownFor[name];
    const fix = instead ? `Write ${instead} instead.` : 'Write it in Markdown or as a component.';
    return [findingAt(page.file, element, 'raw-html', `<${name}> is HTML in a page. ${fix}`)];
  }
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || /^(?:aria|data)-/.test(attribute.name)) return [];
    const camel = attribute.name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
    const right = htmlNames[attribute.name] ?? camel;
    if (right === attribute.name) return [];
    const message = `${attribute.name} is not an attribute in JSX. Write ${right}.`;
    return [findingAt(page.file, attribute, 'jsx-attribute', message)];
  });
}

function checkPartial(page: Page, element: Element): Finding[] {
  if (element.attributes.length === 0 && element.children.length === 0) return [];
  const message = `<${element.name}> is a partial, which takes no props or children. Write <${element.name} />.`;
  return [findingAt(page.file, element, 'partial', message)];
}

function checkElement(
  page: Page,
  element: Element,
  ancestors: readonly string[],
  partials: readonly string[],
): Finding[] {
  const { name } = element;
  if (name !== null && partials.includes(name)) return checkPartial(page, element);
  if (name === null) {
    return [findingAt(page.file, element, 'raw-html', '<> has no effect in a page. Remove it.')];
  }
  if (/^\p{Ll}/u.test(name)) return checkHtml(page, element, name, ancestors.includes('Figure'));
  const schema = definitionOf(name);
  if (!schema) {
    const fix = nearestOrList(name, components, (choice) => `<${choice}>`);
    const message = `Unknown component <${name}>. ${fix || `Use ${components.join(', ')}.`}`;
    return [findingAt(page.file, element, 'unknown-component', message)];
  }
  return [
    ...checkProps(page, element, name, schema),
    ...checkFamily(page, element, name, ancestors.at(-1) ?? null),
  ];
}

/** Checks JSX: components, their props, parents and children, HTML, expressions, imports and exports. */
export function checkComponents(page: Page): Finding[] {
  const findings: Finding[] = [];
  const partials = collectImports(page).map(({ name }) => name);
  const walk = (node: Nodes, ancestors: readonly string[]) => {
    if (node.type === 'mdxjsEsm' && !readPartialImports(node.value)) {
      const message =
        'A page can only import partials, and cannot export. Components need no import. Remove the line.';
      findings.push(findingAt(page.file, node, 'import-export', message));
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // Some writers escape a brace as a quoted string.
      const harmless = isComment(node) || /^\s*(?:'[^']*'|"[^"]*")?\s*$/.test(node.value);
      if (!harmless) {
        const message = `{${node.value}} is code in a page. Use backticks, or \\{ for a brace.`;
        findings.push(findingAt(page.file, node, 'expression', message));
      }
    }
    let inner = ancestors;
    if (isElement(node)) {
      findings.push(...checkElement(page, node, ancestors, partials));
      inner = [...ancestors, node.name ?? ''];
    }
    if ('children' in node) for (const child of node.children) walk(child, inner);
  };
  walk(page.tree, []);
  return findings;
}
