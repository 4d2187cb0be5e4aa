import { tokenKey } from '../request/checkForm';

/** The values of a form by the keys of their fields, apart from the token. */
export function readForm(form: HTMLFormElement): { token: string; values: Record<string, string> } {
  const entries = [...new FormData(form)].map(([key, value]) => [key, String(value)]);
  const { [tokenKey]: token = '', ...values } = Object.fromEntries(entries) as Record<
    string,
    string
  >;
  return { token: token.trim(), values };
}
