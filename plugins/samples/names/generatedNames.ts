import ts from 'typescript';
import { type ApiNames, firstSentenceIn } from '../../reference';
import type { loadTemplates } from '../checks/codegen';
import generated from './generated.json';

/** Where the pages of the generated files explain their names, by file. */
const addresses: Readonly<Record<string, Readonly<Record<string, string>>>> = generated;

/** The place of a name that a generated file declares; undefined for other files and unexplained names. */
export function generatedPlace(path: string, name: string): string | undefined {
  const [, file = ''] = /\/_generated\/(\w+)\.d\.ts$/.exec(path) ?? [];
  return addresses[file]?.[name] === undefined ? undefined : `_generated/${file}:${name}`;
}

function signatureOf(node: ts.VariableDeclaration | ts.TypeAliasDeclaration): string {
  const name = node.name.getText();
  const type = node.type?.getText().replace(/\s+/g, ' ') ?? 'unknown';
  if (ts.isVariableDeclaration(node)) return `${name}: ${type}`;
  const parameters = node.typeParameters?.map((one) => one.getText()).join(', ');
  return `type ${name}${parameters === undefined ? '' : `<${parameters}>`} = ${type}`;
}

/** Explains the names of the generated files, with the comments that the package writes into them. */
export function generatedNames(templates: ReturnType<typeof loadTemplates>): ApiNames {
  const texts = {
    api: templates.apiCodegen([]).DTS,
    dataModel: templates.dynamicDataModelDTS(),
    server: templates.serverCodegen({ useTypeScript: false }).DTS,
  };
  const names: ApiNames = {};
  for (const [file, text] of Object.entries(texts)) {
    const source = ts.createSourceFile('names.ts', text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      const nodes = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement];
      const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
      const sentence = firstSentenceIn(ts.getTextOfJSDocComment(comment?.comment) ?? '');
      for (const node of nodes) {
        if (!ts.isVariableDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
        const name = node.name.getText();
        const href = addresses[file]?.[name];
        if (href === undefined) continue;
        names[`_generated/${file}:${name}`] = {
          name,
          signature: signatureOf(node),
          sentence,
          href,
        };
      }
    }
  }
  return names;
}
