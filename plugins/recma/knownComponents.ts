import type { Program, Statement } from 'estree';

/** The function that MDX adds to a page, which throws when a component isn't defined. */
const reporter = '_missingMdxReference';

const isReport = (statement: Statement): boolean =>
  statement.type === 'IfStatement' &&
  statement.consequent.type === 'ExpressionStatement' &&
  statement.consequent.expression.type === 'CallExpression' &&
  statement.consequent.expression.callee.type === 'Identifier' &&
  statement.consequent.expression.callee.name === reporter;

/**
 * A recma plugin that leaves out MDX's checks whether the components of a page exist. React refuses to render one that
 * doesn't, which stops the build; in the browser, the checks would be in the script of every page.
 */
export function knownComponents() {
  return (program: Program): void => {
    program.body = program.body.filter(
      (node) => node.type !== 'FunctionDeclaration' || node.id.name !== reporter,
    );
    for (const node of program.body) {
      if (node.type !== 'FunctionDeclaration') continue;
      node.body.body = node.body.body.filter((statement) => !isReport(statement));
    }
  };
}
