import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { data, type Gap, lackOf } from './floor';

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = data.css as Record<string, Identifier>;

/** Functions and keywords of types, such as `color-mix`, which many properties take. */
const functions = new Map<string, Identifier>();
function collect(group: Identifier | undefined): void {
  for (const [name, feature] of Object.entries(group ?? {})) {
    if (name === '__compat') continue;
    if (!functions.has(name)) functions.set(name, feature as Identifier);
    collect(feature as Identifier);
  }
}
collect(types);

type Used = [feature: string, found: Identifier | undefined];

function usedBy({ prop, value, parent }: Declaration): Used[] {
  const inFunctions = [...value.matchAll(/([a-z-]+)\(/g)].map(
    ([, name = '']): Used => [`${name}()`, functions.get(name)],
  );
  if (prop.startsWith('--')) return inFunctions;
  const isDescriptor = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  const property = isDescriptor ? atRules?.['font-face']?.[prop] : properties?.[prop];
  const words = value.replace(/"[^"]*"|\([^()]*\)/g, ' ').match(/[a-z][a-z-]*/g) ?? [];
  const keywords = words.map((word): Used => [`${prop}: ${word}`, property?.[word]]);
  return [[prop, property], ...keywords, ...inFunctions];
}

function usedByAtRule({ name, params }: AtRule): Used[] {
  const media = name === 'media' ? [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)] : [];
  return [
    [`@${name}`, atRules?.[name]],
    ...media.map(([, feature = '']): Used => [`@media (${feature})`, atRules?.media?.[feature]]),
  ];
}

function usedBySelector(selector: string): Used[] {
  const pseudo = [...selector.matchAll(/::?([a-z][a-z-]*)/g)];
  const nesting: Used[] = selector.includes('&') ? [['&', selectors?.nesting]] : [];
  return [...pseudo.map(([text, name = '']): Used => [text, selectors?.[name]]), ...nesting];
}

/**
 * Finds what a style sheet uses and the floor doesn't have. What is in `@supports` is left out.
 * @returns the gaps, each feature once, and how many known features were looked at
 */
export function styleGaps(css: string, place: string): { gaps: Gap[]; looked: number } {
  const gaps = new Map<string, Gap>();
  let looked = 0;
  const note = (used: readonly Used[]) => {
    for (const [feature, found] of used) {
      if (!found?.__compat) continue;
      looked += 1;
      const needs = lackOf(found);
      if (needs !== '') gaps.set(feature, { feature, place, needs });
    }
  };
  const walk = (nodes: postcss.ChildNode[] = []) => {
    for (const node of nodes) {
      if (node.type === 'decl') note(usedBy(node));
      else if (node.type === 'atrule' && node.name !== 'supports') {
        note(usedByAtRule(node));
        walk(node.nodes);
      } else if (node.type === 'rule') {
        if (node.parent?.type === 'rule') note([['&', selectors?.nesting]]);
        note(usedBySelector(node.selector));
        walk(node.nodes);
      }
    }
  };
  walk(postcss.parse(css).nodes);
  return { gaps: [...gaps.values()], looked };
}
