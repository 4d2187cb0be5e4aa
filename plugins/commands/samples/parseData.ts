import { parse as parseToml, TomlError } from 'smol-toml';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import type { LanguageCheckedBy } from '../../content/languages';
import { offsetOf } from './offsetOf';
import { type Fence, type Problem, problemAt } from './types';

function parseJson(fence: Fence): Problem[] {
  try {
    JSON.parse(fence.code);
    return [];
  } catch (error) {
    // The compiler's parser knows places of all faults that it knows; Node names one only in words.
    const source = ts.parseJsonText('fence.json', fence.code) as ts.JsonSourceFile & {
      parseDiagnostics: ts.DiagnosticWithLocation[];
    };
    const [first] = source.parseDiagnostics;
    const said = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(said)?.[1];
    const at = position === undefined ? first?.start : Number(position);
    const message = `This is no JSON: ${said}. Mend it, or name another language.`;
    return [problemAt(fence, at ?? 0, 'json-syntax', message)];
  }
}

function parseYaml(fence: Fence): Problem[] {
  const documents = parseAllDocuments(fence.code);
  if (!Array.isArray(documents)) return [];
  return documents
    .flatMap(({ errors }) => errors)
    .map(({ message, pos: [at] }) => {
      const [said = message] = message.split(' at line');
      return problemAt(fence, at, 'yaml-syntax', `This is no YAML: ${said}. Mend it.`);
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
    return [problemAt(fence, at, 'toml-syntax', `This is no TOML: ${said}. Mend it.`)];
  }
}

/** Checks that data of each language can be read. */
export const dataParsers: Readonly<Record<LanguageCheckedBy<'data'>, (fence: Fence) => Problem[]>> =
  {
    json: parseJson,
    yaml: parseYaml,
    toml: parseTomlFence,
  };
