import { parse as parseToml, TomlError } from 'smol-toml';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import type { LanguageCheckedBy } from '../../content';
import { offsetOf } from './offsetOf';
import { checkProjectConfig } from './projectConfig';
import { type Fence, type Problem, problemAt } from './verdict';

function parseJson(fence: Fence): Problem[] {
  try {
    JSON.parse(fence.code);
  } catch (error) {
    // The compiler's parser reports a position for every error that it finds; Node mentions one only in its
    // message.
    const source = ts.parseJsonText('fence.json', fence.code) as ts.JsonSourceFile & {
      parseDiagnostics: ts.DiagnosticWithLocation[];
    };
    const [first] = source.parseDiagnostics;
    const said = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(said)?.[1];
    const at = position === undefined ? first?.start : Number(position);
    const message = `This is not valid JSON: ${said}. Fix it, or use another language for the fence.`;
    return [problemAt(fence, at ?? 0, 'json-syntax', message)];
  }
  if (fence.meta.title === undefined || !/(?:^|\/)convex\.json$/.test(fence.meta.title)) return [];
  return checkProjectConfig(fence.code).map(({ offset, message }) =>
    problemAt(fence, offset, 'project-config', message),
  );
}

function parseYaml(fence: Fence): Problem[] {
  const documents = parseAllDocuments(fence.code);
  if (!Array.isArray(documents)) return [];
  return documents
    .flatMap(({ errors }) => errors)
    .map(({ message, pos: [at] }) => {
      const [said = message] = message.split(' at line');
      return problemAt(fence, at, 'yaml-syntax', `This is not valid YAML: ${said}. Fix it.`);
    });
}

function parseTomlFence(fence: Fence): Problem[] {
  try {
    parseToml(fence.code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const at = offsetOf(fence.code, error.line, error.column);
    const [said = error.message] = error.message.split('\n');
    return [problemAt(fence, at, 'toml-syntax', `This is not valid TOML: ${said}. Fix it.`)];
  }
}

/** Parsers for data, by language. Each returns the problems of a fence. */
export const dataParsers: Readonly<Record<LanguageCheckedBy<'data'>, (fence: Fence) => Problem[]>> =
  {
    json: parseJson,
    yaml: parseYaml,
    toml: parseTomlFence,
  };
