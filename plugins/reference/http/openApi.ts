import { dereference, validate } from '@readme/openapi-parser';
import type { HttpParameter, HttpSchema, JsonValue } from '../../../src/lib/http';
import { YamlFile } from '../yamlFile';

interface OpenApiContent {
  schema: HttpSchema;
  example?: JsonValue;
  examples?: Record<string, { summary: string; value: JsonValue }>;
}

export interface OpenApiResponse {
  description: string;
  content?: { 'application/json': OpenApiContent };
}

interface OpenApiParameter extends Omit<HttpParameter, 'keepsSlashes'> {
  'x-keeps-slashes'?: true;
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description: string;
  tags?: [string];
  'x-keywords': string[];
  'x-without-sidebar'?: true;
  'x-warning'?: string;
  'x-client'?: string;
  security?: Record<string, string[]>[];
  parameters?: OpenApiParameter[];
  requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: HttpSchema; example: JsonValue } };
  };
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiScheme {
  scheme: 'bearer' | 'Convex';
  description: string;
}

/** The methods of a path, as a document writes them. */
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An OpenAPI 3.1 document with every reference resolved. Keys that start with `x-` are this site's extensions. */
export interface OpenApiDocument {
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    'x-info-page': string;
    'x-keywords': string[];
  };
  servers: {
    url: string;
    variables?: Record<string, { default: string; description: string }>;
  }[];
  security: Record<string, string[]>[];
  'x-project'?: Record<string, string>;
  paths: Record<string, Partial<Record<(typeof methods)[number], OpenApiOperation>>>;
  components: { securitySchemes: Record<string, OpenApiScheme> };
}

export interface PlacedOperation {
  path: string;
  method: (typeof methods)[number];
  operation: OpenApiOperation;
}

export function operationsOf({ paths }: OpenApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** The last part of an operation's route: `public_query_get` and `create project` without uninformative words. */
export function slugOf({ operationId }: OpenApiOperation): string {
  return operationId
    .replace(/^public_/, '')
    .replace(/[ _]+/g, '-')
    .toLowerCase();
}

/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

type Node = Record<string | number, unknown> | undefined;

/** A document as it is written, and the faults in it. */
export class Source extends YamlFile {
  readonly raw = this.toJS();

  /** The path of a part in the file, which is in a component if a reference leads there. */
  #written(path: Path): Path {
    let at: Path = [];
    for (const key of path) {
      at = [...at, key];
      const node = at.reduce<Node>((value, one) => value?.[one] as Node, this.raw as Node);
      if (typeof node?.$ref !== 'string') continue;
      at = node.$ref.split('/').slice(1);
    }
    return at;
  }

  /** Records a fault; one in a shared part once. */
  override report(path: Path, text: string, rule?: string): void {
    const at = this.#written(path);
    const message = `#/${at.map((key) => String(key).replace(/~/g, '~0').replace(/\//g, '~1')).join('/')}: ${text}`;
    if (this.findings.some((finding) => finding.message === message)) return;
    super.report(at, message, rule);
  }

  /** Finds what a message of the parser is about: it quotes the value, but not in which line it is. */
  #reportParser(message: string): void {
    const quotes = message.matchAll(/^> *\d+ \| *"([^"]+)": (.*?),?$|[`"](#?[^`"\n]+)[`"]/gm);
    const texts = [...quotes].flatMap(([, key, value, quote = key]) => [`${key}: ${value}`, quote]);
    const found = texts.find((text) => text !== undefined && this.text.includes(text)) ?? '';
    const [, short = message.split('\n')[0]] = /\^+ (.*)$/m.exec(message) ?? [];
    this.reportAt(this.text.indexOf(found), `${short} Write it as OpenAPI 3.1 asks for.`);
  }

  /** The document with every reference replaced by its target; undefined if it isn't OpenAPI. */
  async resolve(): Promise<OpenApiDocument | undefined> {
    if (this.findings.length > 0) return undefined;
    const copy = () => structuredClone(this.raw) as Parameters<typeof validate>[0];
    const result = await validate(copy());
    if (!result.valid) for (const { message } of result.errors) this.#reportParser(message);
    const onCircular = (path: string) => {
      const [, at] = path.split('#/');
      if (at === undefined) return;
      this.report(at.split('/'), 'The schema contains itself. Write out the nested levels.');
    };
    const options = { dereference: { circular: 'ignore', onCircular } } as const;
    const document = result.valid && (await dereference(copy() as never, options));
    return document && this.findings.length === 0 ? (document as OpenApiDocument) : undefined;
  }
}
