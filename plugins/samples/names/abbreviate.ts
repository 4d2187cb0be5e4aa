import ts from 'typescript';
import { fullText } from '../../reference';

/** A type with more characters is abbreviated. */
const longestType = 40;

function isConditional(type: ts.Node): boolean {
  return ts.isConditionalTypeNode(type) || (ts.forEachChild(type, isConditional) ?? false);
}

function abbreviatedType(type: ts.TypeNode): string {
  const text = fullText(type).replace(/\s+/g, ' ');
  if (text.length <= longestType && !isConditional(type)) return text;
  if (ts.isTypeReferenceNode(type) && type.typeArguments) {
    const parts = type.typeArguments.map(abbreviatedType).join(', ');
    return `${fullText(type.typeName)}<${parts.length > longestType ? '…' : parts}>`;
  }
  if (ts.isFunctionTypeNode(type)) {
    const names = type.parameters.map(({ name }) => fullText(name)).join(', ');
    return `(${names}) => ${abbreviatedType(type.type)}`;
  }
  if (ts.isTypeLiteralNode(type)) {
    const names = type.members.flatMap(({ name }) => (name ? [fullText(name)] : []));
    return `{ ${names.join('; ')} }`;
  }
  return '…';
}

/** Prints a part of a declaration without constraints, and with `…` for long and conditional types in it. */
export function abbreviatedText(part: ts.Node): string {
  if (ts.isTypeNode(part)) return abbreviatedType(part);
  if (ts.isTypeParameterDeclaration(part)) return fullText(part.name);
  if (!ts.isParameter(part) || !part.type) return fullText(part);
  const name = `${part.dotDotDotToken ? '...' : ''}${fullText(part.name)}${part.questionToken ? '?' : ''}`;
  const type = abbreviatedType(part.type);
  return type === '…' ? name : `${name}: ${type}`;
}
