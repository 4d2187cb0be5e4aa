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
import { httpDocumentOf } from '../data/generated';
import { collectImports, readPartialImports } from '../parse/files';
import type { Page, Report } from '../parse/page';
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
  element: Element,
  name: string,
  { props = {} }: ComponentDefinition,
  report: Report,
): void {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = `<${name}> takes no {…} props. Write each as name="value".`;
      report(attribute, 'prop-value', message);
      continue;
    }
    const prop = props[attribute.name];
    if (!prop) {
      const names = Object.keys(props);
      const fix =
        names.length === 0
          ? 'It takes no props: remove this one.'
          : nearestOrList(attribute.name, names, (choice) => `"${choice}"`);
      report(attribute, 'unknown-prop', `<${name}> has no prop "${attribute.name}". ${fix}`);
      continue;
    }
    const fault = checkValue(name, attribute, prop);
    if (fault) report(attribute, 'prop-value', fault);
  }
  for (const [prop, { required, values }] of Object.entries(props)) {
    if (!required || attributeOf(element, prop)) continue;
    const choices = values && values.length <= 6 ? `: ${orList(values)}` : '';
    report(element, 'missing-prop', `<${name}> has no ${prop}. Add ${prop}="…"${choices}.`);
  }
}

function checkFamily(
  file: string,
  element: Element,
  name: string,
  schema: ComponentDefinition,
  parent: string | undefined,
  report: Report,
): void {
  if (schema.parent && parent !== schema.parent) {
    const fix = `Put it directly into <${schema.parent}> … </${schema.parent}>.`;
    report(element, 'component-parent', `<${name}> is outside <${schema.parent}>. ${fix}`);
  }
  const { children = 'required' } = schema;
  const content = contentOf(element);
  const [first] = content;
  // Fields of HTTP operations may have no description.
  if (children === 'required' && !first && !httpDocumentOf(file)) {
    report(element, 'component-children', `<${name}> is empty. Write its content or remove it.`);
  }
  if (children === 'none' && first) {
    report(first, 'component-children', `<${name}> must be empty. Write it as <${name} … />.`);
  }
  const child = components.find((candidate) => componentDefinitions[candidate]?.parent === name);
  const stray = content.find((node) => !isElement(node) || node.name !== child);
  if (child && stray) {
    const message = `<${name}> may contain only <${child}>. Put this into a <${child}>.`;
    report(stray, 'component-children', message);
  }
  const fault = schema.checkContent?.(content);
  if (fault) report(element, fault.rule, fault.message);
}

function checkHtml(element: Element, name: string, inFigure: boolean, report: Report): void {
  if (!inFigure) {
    const instead = markdownFor[name];
    const fix = instead ? `Write ${instead} instead.` : 'Write it in Markdown or as a component.';
    report(element, 'raw-html', `<${name}> is HTML in a page. ${fix}`);
    return;
  }
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || /^(?:aria|data)-/.test(attribute.name)) continue;
    const camel = attribute.name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
    const right = htmlNames[attribute.name] ?? camel;
    if (right === attribute.name) continue;
    const message = `${attribute.name} is not an attribute in JSX. Write ${right}.`;
    report(attribute, 'jsx-attribute', message);
  }
}

function checkElement(
  file: string,
  element: Element,
  ancestors: readonly string[],
  partials: readonly string[],
  report: Report,
): void {
  const { name } = element;
  if (name === null) {
    report(element, 'raw-html', '<> has no effect in a page. Remove it.');
    return;
  }
  if (partials.includes(name)) {
    if (element.attributes.length === 0 && element.children.length === 0) return;
    const message = `<${name}> is a partial, which takes no props or children. Write <${name} />.`;
    report(element, 'partial', message);
    return;
  }
  if (/^\p{Ll}/u.test(name)) {
    checkHtml(element, name, ancestors.includes('Figure'), report);
    return;
  }
  const schema = definitionOf(name);
  if (schema) {
    checkProps(element, name, schema, report);
    checkFamily(file, element, name, schema, ancestors.at(-1), report);
    return;
  }
  const fix = nearestOrList(name, components, (choice) => `<${choice}>`);
  const message = `Unknown component <${name}>. ${fix || `Use ${components.join(', ')}.`}`;
  report(element, 'unknown-component', message);
}

/** Checks JSX: components, their props, parents and children, HTML, expressions, imports and exports. */
export function checkComponents(page: Page, report: Report): void {
  const partials = collectImports(page).map(({ name }) => name);
  const visit = (node: Nodes, ancestors: readonly string[]) => {
    if (node.type === 'mdxjsEsm' && !readPartialImports(node.value)) {
      const message =
        'A page can only import partials, and cannot export. Components need no import. Remove the line.';
      report(node, 'import-export', message);
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // Some writers escape a brace as a quoted string.
      const harmless = isComment(node) || /^\s*(?:'[^']*'|"[^"]*")?\s*$/.test(node.value);
      const message = `{${node.value}} is code in a page. Use backticks, or \\{ for a brace.`;
      if (!harmless) report(node, 'expression', message);
    }
    if (isElement(node)) checkElement(page.file, node, ancestors, partials, report);
    const inner = isElement(node) ? [...ancestors, node.name ?? ''] : ancestors;
    if ('children' in node) for (const child of node.children) visit(child, inner);
  };
  visit(page.tree, []);
}
