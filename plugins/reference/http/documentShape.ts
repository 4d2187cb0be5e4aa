import * as z from 'zod';
import type { HttpSchema, JsonValue } from '../../../src/lib/httpOperation';
import { typesOf } from '../../../src/lib/httpValues';

/*
 * The parts of OpenAPI 3.1 that the documents use, and what a page needs in addition. A document can't
 * contain anything that no page shows. Keys that start with `x-` are this site's extensions.
 */

const text = z.string().trim().min(1);
const type = z.enum(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const example = z.custom<JsonValue>(
  (value) => value !== undefined,
  'There is no example. Add "example: …" with a value that could be sent.',
);

const schemaWithoutType = z.strictObject({
  type: z.union([type, z.array(type).min(2)]).optional(),
  title: text.optional(),
  description: text.optional(),
  format: text.optional(),
  enum: z.array(z.json()).min(1).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: text.optional(),
  default: z.json().optional(),
  examples: z.array(z.json()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  required: z.array(text).optional(),
  get additionalProperties() {
    return z.union([z.literal(false), schema]).optional();
  },
  get items() {
    return schema.optional();
  },
  get oneOf() {
    return z.array(schema).min(2).optional();
  },
});

/** A schema of JSON values. */
const schema: z.ZodType<HttpSchema> = z.lazy(() =>
  schemaWithoutType.superRefine((value, { addIssue }) => {
    const fault = (message: string, path: (string | number)[] = []) =>
      addIssue({ code: 'custom', message, path });
    const types = typesOf(value);
    if (types.length === 0 && !value.oneOf) {
      fault('The schema has no type. Add "type: …", or "oneOf: […]" for one of several.');
    }
    if (types.length === 1 && types[0] === 'array' && !value.items) {
      fault('The array has no item type. Add "items: …".');
    }
    for (const name of value.required ?? []) {
      if (value.properties && Object.hasOwn(value.properties, name)) continue;
      fault(`"${name}" is required but is not a property. Add it to "properties".`, ['required']);
    }
    for (const [name, property] of Object.entries(value.properties ?? {})) {
      if (property.description) continue;
      fault('The property is not described. Add "description: …".', ['properties', name]);
    }
  }),
) as z.ZodType<HttpSchema>;

const security = z.array(z.record(z.string(), z.array(z.string())));

const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: text,
  schema,
  example,
  'x-keeps-slashes': z.literal(true).optional(),
});

const jsonContent = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({ 'application/json': content });

const requestBody = z.strictObject({
  required: z.boolean(),
  content: jsonContent(z.strictObject({ schema, example })),
});

const response = z.strictObject({
  description: text,
  content: jsonContent(
    z.strictObject({
      schema,
      example: z.json().optional(),
      examples: z.record(z.string(), z.strictObject({ summary: text, value: example })).optional(),
    }),
  ).optional(),
});

const operation = z.strictObject({
  operationId: text,
  summary: text,
  description: text,
  'x-keywords': z.array(text).min(1),
  tags: z.array(text).length(1).optional(),
  'x-unlisted': z.literal(true).optional(),
  'x-warning': text.optional(),
  'x-client': text.optional(),
  'x-since': text.optional(),
  security: security.optional(),
  parameters: z.array(parameter).optional(),
  requestBody: requestBody.optional(),
  responses: z.record(z.string().regex(/^(?:[1-5](?:\d\d|XX)|default)$/), response),
});

const server = z.strictObject({
  url: text.regex(/[^/]$/, 'The URL ends with a slash. Remove it.'),
  variables: z.record(z.string(), z.strictObject({ default: text, description: text })).optional(),
});

/** A whole document. */
export const documentShape = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: text,
    version: text,
    summary: text,
    description: text,
    'x-info-page': text,
    'x-keywords': z.array(text).min(1),
  }),
  servers: z.array(server).min(1),
  security,
  'x-project': z.record(z.string(), text).optional(),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: operation.optional(),
      post: operation.optional(),
      put: operation.optional(),
      patch: operation.optional(),
      delete: operation.optional(),
    }),
  ),
  components: z.strictObject({
    parameters: z.record(z.string(), parameter).optional(),
    responses: z.record(z.string(), response).optional(),
    schemas: z.record(z.string(), schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('http'),
        scheme: z.enum(['bearer', 'Convex']),
        description: text,
      }),
    ),
  }),
});

export type OpenApiDocument = z.infer<typeof documentShape>;
export type OpenApiOperation = z.infer<typeof operation>;
export type OpenApiResponse = z.infer<typeof response>;
export type OpenApiScheme = OpenApiDocument['components']['securitySchemes'][string];

/** The methods of a path, as a document writes them. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
