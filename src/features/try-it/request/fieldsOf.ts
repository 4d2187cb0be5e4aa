import type {
  HttpOperation,
  HttpParameter,
  HttpSchema,
  HttpType,
} from '@site/src/lib/httpOperation';
import { typesOf, valueText } from '@site/src/lib/httpValues';

/** A field of the form, without the token's. */
export interface TryField {
  /** Its name in the form and among the values. */
  key: string;
  label: string;
  hint: string;
  /** What is said below it: plain text with `code` between backticks. */
  help?: string;
  control: 'text' | 'number' | 'address' | 'choice' | 'json';
  /** What a `choice` offers; the first may be empty, for a value that is not sent. */
  choices: readonly string[];
  initial: string;
  placeholder?: string;
}

/** Keys of values that aren't parameters. */
export const bodyKey = 'body';
export const serverKey = (name: string): string => `server.${name}`;
export const parameterKey = (parameter: HttpParameter): string =>
  `${parameter.in}.${parameter.name}`;

function choicesOf(schema: HttpSchema): readonly string[] {
  if (schema.enum) return schema.enum.filter((value) => value !== null).map(valueText);
  return typesOf(schema).includes('boolean') ? ['true', 'false'] : [];
}

/** The types of a value that is sent. */
export const sentTypes = (schema: HttpSchema): readonly HttpType[] =>
  typesOf(schema).filter((type) => type !== 'null');

/** How a value is entered that has no parts, and what its label says after its name. */
export function controlOf(schema: HttpSchema, isRequired: boolean) {
  const types = sentTypes(schema);
  const choices = choicesOf(schema);
  const text = types.some((type) => type === 'integer' || type === 'number') ? 'number' : 'text';
  return {
    hint: [types.join(' or '), !isRequired && 'optional'].filter(Boolean).join(', '),
    control: choices.length > 0 ? 'choice' : text,
    choices: isRequired ? choices : ['', ...choices],
  } as const;
}

function fieldOf(parameter: HttpParameter, isDangerous: boolean): TryField {
  const { name, required, schema } = parameter;
  const example = valueText(parameter.example);
  return {
    key: parameterKey(parameter),
    label: name,
    ...controlOf(schema, required),
    // The reader must name what to delete; an example must never be sent by accident.
    initial: required && !isDangerous ? example : '',
    placeholder: example,
  };
}

/**
 * The fields of an operation in the order of its form. Required fields start with their example, except a server's
 * address, because the token would be sent there.
 */
export function fieldsOf(operation: HttpOperation): readonly TryField[] {
  const { servers, parameters, body, warning } = operation;
  const server = servers[0].variables.map(
    ({ name, default: example, description }): TryField => ({
      key: serverKey(name),
      label: name === 'deploymentUrl' ? 'Deployment URL' : name,
      hint: '',
      help: description,
      control: 'address',
      choices: [],
      initial: '',
      placeholder: example,
    }),
  );
  const content: TryField[] = body
    ? [
        {
          key: bodyKey,
          label: 'Body',
          hint: body.required ? 'JSON' : 'JSON, optional',
          control: 'json',
          choices: [],
          initial: JSON.stringify(body.example, undefined, 2),
        },
      ]
    : [];
  const own = parameters.map((parameter) => fieldOf(parameter, warning !== undefined));
  return [...server, ...own, ...content];
}
