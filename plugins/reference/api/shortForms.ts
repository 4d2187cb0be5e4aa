import ts from 'typescript';

type Print = (part: ts.Node) => string;

const printer = ts.createPrinter({ removeComments: true });

/** Prints a part of a declaration without comments, on as many lines as the printer takes. */
export function fullText(part: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, part, part.getSourceFile());
}

/** The text with every run of spaces and line breaks as one space. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The first form that is at most `most` characters long, or else the last one. */
export function shortest(forms: readonly string[], most: number): string {
  return forms.find((form) => form.length <= most) ?? forms.at(-1) ?? '';
}

function nameOf(parameter: ts.ParameterDeclaration, print: Print): string {
  const rest = parameter.dotDotDotToken ? '...' : '';
  const name = ts.isIdentifier(parameter.name) ? print(parameter.name) : 'props';
  return `${rest}${name}${parameter.questionToken ? '?' : ''}`;
}

/** Type parameters with and without their constraints. */
function genericForms(parameters: readonly ts.TypeParameterDeclaration[] = [], print: Print) {
  if (parameters.length === 0) return ['', ''] as const;
  const names = parameters.map(({ name }) => print(name));
  return [`<${parameters.map(print).join(', ')}>`, `<${names.join(', ')}>`] as const;
}

/**
 * What follows the name of something that can be called, from long to short: first the constraints of its
 * type parameters are left out, then the types of its parameters.
 */
function callForms(node: ts.SignatureDeclarationBase, print: Print): string[] {
  const [whole, names] = genericForms(node.typeParameters, print);
  const typed = `(${node.parameters.map(print).join(', ')})`;
  const bare = `(${node.parameters.map((parameter) => nameOf(parameter, print)).join(', ')})`;
  const result = node.type ? `: ${print(node.type)}` : '';
  return [whole + typed, names + typed, names + bare, bare].map((form) => oneLine(form + result));
}

/** A type, then only the names of its fields: `{ path; method; }`. */
function typeForms(type: ts.TypeNode, print: Print): string[] {
  const whole = oneLine(print(type));
  if (!ts.isTypeLiteralNode(type)) return [whole];
  const names = type.members.flatMap(({ name }) => (name ? [print(name)] : []));
  return names.length === 0 ? [whole] : [whole, `{ ${names.join('; ')} }`];
}

/** A member of a class or interface as a line of its declaration, from long to short. */
export function memberForms(member: ts.ClassElement | ts.TypeElement, print: Print): string[] {
  const whole = oneLine(print(member));
  const isCall =
    ts.isMethodDeclaration(member) ||
    ts.isMethodSignature(member) ||
    ts.isConstructorDeclaration(member);
  if (!isCall) return [whole.endsWith(';') ? whole : `${whole};`];
  const name = member.name ? print(member.name) : 'constructor';
  const optional = member.questionToken ? '?' : '';
  return callForms(member, print).map((form) => `${name}${optional}${form};`);
}

/** What follows the name of a declaration, with its colon or equals sign, from long to short. */
export function declarationForms(node: ts.Node, print: Print): string[] {
  if (ts.isFunctionDeclaration(node)) return callForms(node, print);
  if (ts.isTypeAliasDeclaration(node)) {
    const types = typeForms(node.type, print);
    return genericForms(node.typeParameters, print).flatMap((start) =>
      types.map((type) => `${start} = ${type}`),
    );
  }
  if (!(ts.isVariableDeclaration(node) || ts.isPropertySignature(node)) || !node.type) return [];
  if (ts.isFunctionTypeNode(node.type)) return callForms(node.type, print);
  return typeForms(node.type, print).map((type) => `: ${type}`);
}

/** A name with what follows it, as readers write or call it, from long to short. */
export function signatureForms(node: ts.Node, print: Print): string[] {
  const { name } = node as ts.NamedDeclaration;
  const shown = name ? print(name) : 'constructor';
  if (ts.isClassDeclaration(node)) return [`class ${shown}`];
  if (ts.isInterfaceDeclaration(node)) return [`interface ${shown}`];
  const isFunctionField =
    ts.isPropertySignature(node) && node.type && ts.isFunctionTypeNode(node.type);
  if (!isFunctionField && (ts.isTypeElement(node) || ts.isClassElement(node))) {
    return memberForms(node, print).map((form) => form.replace(/;$/, ''));
  }
  const keyword = ts.isTypeAliasDeclaration(node) ? 'type ' : '';
  return declarationForms(node, print).map((form) => oneLine(keyword + shown + form));
}
