import ts from 'typescript';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Types that don't help a reader. */
const telling = (type: string) => !/^(?:any|unknown|void|Promise<(?:void|any)>)$/.test(type);

/** What the compiler knows about a name. */
export interface Description {
  /** The text before the type: `const tasks: `. */
  label: string;
  type: string;
  /** The name of its type is informative even when the full type is long. */
  isParameter: boolean;
}

const parameterWord = '(parameter)';

/** The keyword before a declared name, or undefined for names whose type isn't worth showing. */
function wordFor(declaration: ts.Node): string | undefined {
  if (ts.isParameter(declaration)) return parameterWord;
  if (ts.isBindingElement(declaration)) {
    const owner = ts.walkUpBindingElementsAndPatterns(declaration);
    return ts.isParameter(owner) ? parameterWord : wordFor(owner);
  }
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  return declaration.parent.flags & ts.NodeFlags.Const ? 'const' : 'let';
}

/** Whether a function returns the result of a call directly, without a variable that would have its type. */
function isReturned(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) {
    node = node.parent;
  }
  return ts.isReturnStatement(node.parent);
}

function describeCall(name: ts.Identifier, checker: ts.TypeChecker): Description | undefined {
  const { parent } = name;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee || !isReturned(call)) {
    return undefined;
  }
  const type = checker.typeToString(checker.getTypeAtLocation(call), call, flags);
  return { label: `${name.text}(…): `, type, isParameter: false };
}

function describeDeclared(name: ts.Identifier, checker: ts.TypeChecker): Description | undefined {
  const { parent } = name;
  if (ts.isFunctionDeclaration(parent) && parent.name === name) {
    const [signature] = checker.getTypeAtLocation(name).getCallSignatures();
    if (!signature) return undefined;
    const type = checker.signatureToString(signature, parent, flags);
    return { label: `function ${name.text}: `, type, isParameter: false };
  }
  const isDeclared =
    (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) &&
    parent.name === name;
  const word = isDeclared ? wordFor(parent) : undefined;
  if (word === undefined) return undefined;
  const type = checker.typeToString(checker.getTypeAtLocation(name), name, flags);
  return { label: `${word} ${name.text}: `, type, isParameter: word === parameterWord };
}

/**
 * Describes the type of a name as an editor would, in the places where that helps a reader: declarations,
 * destructured names, and the call whose result a function returns.
 */
export function describeType(
  name: ts.Identifier,
  checker: ts.TypeChecker,
): Description | undefined {
  const found = describeDeclared(name, checker) ?? describeCall(name, checker);
  if (!found || !telling(found.type)) return undefined;
  return { ...found, type: found.type.replace(/import\("[^"]*"\)\./g, '') };
}
