import type { ModuleFactory } from './messages';

/**
 * Evaluates a compiled module.
 * @param imports the packages that it can import
 * @param extra what its factory gets besides
 * @returns its exports
 */
export function evaluateModule<Extra extends unknown[]>(
  factory: ModuleFactory<Extra>,
  imports: Readonly<Record<string, unknown>>,
  ...extra: Extra
): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  factory((name) => imports[name], module, ...extra);
  return module.exports;
}
