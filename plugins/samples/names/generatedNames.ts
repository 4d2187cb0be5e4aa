import ts from 'typescript';
import type { ApiName, ApiNames } from '../../reference';
import { firstSentenceIn } from '../../reference';
import type { loadTemplates } from '../checks/codegen';

/** The anchor of a name that has its own heading. */
const own = Symbol('own');

/** Where the pages of the generated files explain their names, by file. */
const anchors: Readonly<Record<string, Readonly<Record<string, string | typeof own>>>> = {
  api: { api: '', internal: '' },
  dataModel: { DataModel: own, Doc: own, Id: own, TableNames: own },
  server: {
    query: 'builders',
    internalQuery: 'builders',
    mutation: 'builders',
    internalMutation: 'builders',
    action: 'builders',
    internalAction: 'builders',
    httpAction: 'builders',
    env: 'env',
    QueryCtx: own,
    MutationCtx: own,
    ActionCtx: own,
    DatabaseReader: 'database-types',
    DatabaseWriter: 'database-types',
  },
};

const routes: Readonly<Record<string, string>> = {
  api: '/generated-api/api',
  dataModel: '/generated-api/data-model',
  server: '/generated-api/server',
};

function hrefOf(file: string, anchor: string): string {
  const route = routes[file] ?? '';
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** The place of a name that a generated file declares; undefined for other files and unexplained names. */
export function generatedPlace(path: string, name: string): string | undefined {
  const [, file = ''] = /\/_generated\/(\w+)\.d\.ts$/.exec(path) ?? [];
  return anchors[file]?.[name] === undefined ? undefined : `_generated/${file}:${name}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function signatureOf(
  node: ts.VariableDeclaration | ts.TypeAliasDeclaration,
  source: ts.SourceFile,
) {
  const name = node.name.getText(source);
  const type = oneLine(node.type?.getText(source) ?? 'unknown');
  if (ts.isVariableDeclaration(node)) return `${name}: ${type}`;
  const parameters = node.typeParameters?.map((one) => one.getText(source)).join(', ');
  return `type ${name}${parameters === undefined ? '' : `<${parameters}>`} = ${type}`;
}

/** Explains the names of the generated files, with the comments that the package writes into them. */
export function generatedNames(templates: ReturnType<typeof loadTemplates>): ApiNames {
  const texts = {
    api: templates.apiCodegen([]).DTS,
    dataModel: templates.dynamicDataModelDTS(),
    server: templates.serverCodegen({ useTypeScript: false }).DTS,
  };
  const names: Record<string, ApiName> = {};
  for (const [file, text] of Object.entries(texts)) {
    const source = ts.createSourceFile('names.ts', text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      const nodes = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement];
      const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
      for (const node of nodes) {
        if (!ts.isVariableDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
        const name = node.name.getText(source);
        const anchor = anchors[file]?.[name];
        if (anchor === undefined) continue;
        names[`_generated/${file}:${name}`] = {
          name,
          signature: signatureOf(node, source),
          sentence: firstSentenceIn(ts.getTextOfJSDocComment(comment?.comment) ?? ''),
          href: hrefOf(file, anchor === own ? name.toLowerCase() : anchor),
        };
      }
    }
  }
  return names;
}
