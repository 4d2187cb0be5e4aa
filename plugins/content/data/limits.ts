import { readFileSync } from 'node:fs';
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
    /** With its unit: `30 minutes`. */
    value: z.string(),
    /** How sentences state it, with `{}` for the number. */
    near: z.array(z.string().includes('{}')).default([]),
    since: z.union([z.string(), z.number()]).optional(),
  }),
);

/** Parses a list of limits. @throws when a name is there twice */
export function parseLimits(text: string) {
  const limits = new Map<string, z.infer<typeof shape>[number]>();
  for (const limit of shape.parse(parse(text))) {
    const { name } = limit;
    if (limits.has(name)) throw new Error(`limits: "${name}" has two values. Keep one of them.`);
    limits.set(name, limit);
  }
  return limits;
}

export const limits = parseLimits(readFileSync(new URL('limits.yaml', import.meta.url), 'utf8'));

/** A remark plugin that replaces each `<Limit>` by its value. One whose name is unknown stays. */
export function fillLimits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== 'Limit' || !parent || index === undefined) return;
      const limit = limits.get(attributeText(node, 'name') ?? '');
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
  props: { name: { type: 'string', required: true } },
  children: 'none',
  isInline: true,
  // Known ones are text before a page is converted.
  toMarkdown: (element, { fail }) => fail(element, 'has a name that is not among the limits'),
};
