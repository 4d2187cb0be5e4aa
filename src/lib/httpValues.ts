import type { HttpParameter, HttpSchema, HttpType, JsonValue } from './httpOperation';

/** The types a schema allows; none if it allows any or has alternatives. */
export function typesOf({ type }: Pick<HttpSchema, 'type'>): readonly HttpType[] {
  return type === undefined ? [] : [type].flat();
}

/** The text of a value in a URL, a header or a form field. */
export function valueText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Puts the text of a parameter into the path, encoded. */
export function fillPath(
  path: string,
  { name, keepsSlashes }: HttpParameter,
  text: string,
): string {
  const parts = keepsSlashes ? text.split('/') : [text];
  return path.replace(`{${name}}`, parts.map(encodeURIComponent).join('/'));
}

/** The shell variable for a token, by the name of its kind: `CONVEX_TEAM_TOKEN`. */
export function tokenVariable(name: string): string {
  return `CONVEX_${name.toUpperCase().replace(/\W+/g, '_')}`;
}
