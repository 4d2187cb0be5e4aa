import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ComponentDefinition } from '../../../src/components/definition';
import { attributeText, isElement } from '../../../src/lib/mdast';

/** The list of limits, relative to the site's directory. */
export const limitsFile = 'plugins/content/data/limits.yaml';

const shape = z.array(
  z.strictObject({
    name: z.string(),
    /** With its unit: `30 minutes`. If plans or classes of deployments differ, one for each. */
    value: z.union([z.string(), z.record(z.string(), z.string())]),
    /** Which table of the page of limits has it, and the first cell of its row. */
    table: z.tuple([z.string(), z.string()]).optional(),
    /** How sentences state it, with `{}` for the number. */
    near: z.array(z.string().includes('{}')).default([]),
    since: z.union([z.string(), z.number()]).optional(),
  }),
);

/** A limit, or its value for one plan or class of deployments. */
export interface LimitValue extends Omit<z.infer<typeof shape>[number], 'value'> {
  value: string;
  plan?: string;
}

const keyOf = ({ name, plan = '' }: Pick<LimitValue, 'name' | 'plan'>) => `${name} ${plan}`.trim();

/** Parses a list of limits. @throws when a name is there twice */
export function parseLimits(text: string): ReadonlyMap<string, LimitValue> {
  const limits = new Map<string, LimitValue>();
  const add = (limit: LimitValue) => {
    const key = keyOf(limit);
    if (limits.has(key)) throw new Error(`limits: "${key}" has two values. Keep one of the lines.`);
    limits.set(key, limit);
  };
  for (const { value, ...limit } of shape.parse(parse(text))) {
    if (typeof value === 'string') add({ ...limit, value });
    else for (const [plan, own] of Object.entries(value)) add({ ...limit, plan, value: own });
  }
  return limits;
}

let known: ReadonlyMap<string, LimitValue> | undefined;

/** Reads the limits of the platform, by name, followed by the plan if there is one. */
export function readLimits(): ReadonlyMap<string, LimitValue> {
  if (known) return known;
  const folder = dirname(fileURLToPath(import.meta.url));
  known = parseLimits(readFileSync(join(folder, 'limits.yaml'), 'utf8'));
  return known;
}

/** The limit that `<Limit name="…" plan="…" />` shows. */
export function limitOf(name: string, plan?: string): LimitValue | undefined {
  return readLimits().get(keyOf(plan === undefined ? { name } : { name, plan }));
}

/** A remark plugin that replaces each `<Limit>` by its value. One whose name is unknown stays. */
export function fillLimits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== 'Limit' || !parent || index === undefined) return;
      const limit = limitOf(attributeText(node, 'name') ?? '', attributeText(node, 'plan'));
      if (limit === undefined) return;
      const { position } = node;
      const text = { type: 'text' as const, value: limit.value, ...(position ? { position } : {}) };
      parent.children.splice(index, 1, text);
    });
  };
}

export const Limit: ComponentDefinition = {
  purpose: 'A limit of the platform with its unit, from `plugins/content/data/limits.yaml`.',
  example: 'An action runs for at most <Limit name="action time" />.',
  props: {
    name: { type: 'string', required: true },
    plan: { type: 'string' },
  },
  children: 'none',
  isInline: true,
  // Known ones are text before a page is converted.
  toMarkdown: (element, { fail }) => fail(element, 'has a name that is not among the limits'),
};
