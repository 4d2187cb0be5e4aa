/** What this plugin reads of a node of compiled MDX (ESTree). */
export interface Node {
  type: string;
  body?: Node | Node[];
  consequent?: Node;
  expression?: Node;
  callee?: Node;
  name?: string;
  id?: Node;
}

/** The function that MDX adds to each page, to throw when a component of the page doesn't exist. */
const guard = '_missingMdxReference';

function isGuard({ type, id, consequent }: Node): boolean {
  if (type === 'FunctionDeclaration') return id?.name === guard;
  return type === 'IfStatement' && consequent?.expression?.callee?.name === guard;
}

function withoutGuards(node: Node): void {
  if (!Array.isArray(node.body)) return;
  node.body = node.body.filter((one) => !isGuard(one));
  for (const { type, body } of node.body) {
    if (type === 'FunctionDeclaration' && body && !Array.isArray(body)) withoutGuards(body);
  }
}

/**
 * A recma plugin that leaves out MDX's checks that a page's components exist: the build has rendered every page, and
 * would have failed. In `npm start` they stay, because their message names the component.
 */
export function trustComponents() {
  return (program: Node): void => {
    if (process.env.NODE_ENV === 'production') withoutGuards(program);
  };
}
