import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';

/** The list of limits, relative to the site's directory. */
export const limitsFile = 'plugins/content/limits/limits.yaml';

const shape = z.array(
  z.strictObject({
    name: z.string(),
    /** With its unit: `30 minutes`. */
    value: z.string(),
    /** The plan or class of deployments, where the value differs. */
    plan: z.string().optional(),
    /** On the page of limits: the id of a heading, the first cell of a row and the head of a column. */
    row: z.tuple([z.string(), z.string(), z.string()]).optional(),
    /** How sentences state it, with `{}` for the number. */
    near: z.array(z.string().includes('{}')).default([]),
    since: z.union([z.string(), z.number()]).optional(),
  }),
);

export type Limit = z.infer<typeof shape>[number];

const keyOf = ({ name, plan = '' }: Pick<Limit, 'name' | 'plan'>) => `${name} ${plan}`.trim();

/** Parses a list of limits. @throws when a name has two values */
export function parseLimits(text: string): ReadonlyMap<string, Limit> {
  const limits = new Map<string, Limit>();
  for (const limit of shape.parse(parse(text))) {
    const key = keyOf(limit);
    if (limits.has(key)) throw new Error(`limits: "${key}" has two values. Keep one of the lines.`);
    limits.set(key, limit);
  }
  return limits;
}

let known: ReadonlyMap<string, Limit> | undefined;

/** Reads the limits of the platform, by name, followed by the plan if there is one. */
export function readLimits(): ReadonlyMap<string, Limit> {
  if (known) return known;
  const folder = dirname(fileURLToPath(import.meta.url));
  known = parseLimits(readFileSync(join(folder, 'limits.yaml'), 'utf8'));
  return known;
}

/** The limit that `<Limit name="…" plan="…" />` shows. */
export function limitOf(name: string, plan?: string): Limit | undefined {
  return readLimits().get(keyOf(plan === undefined ? { name } : { name, plan }));
}
