import type { JSONValue, Value } from 'convex/values';
import { refuse } from '../run/refuse';
import { type Document, fieldAt } from '../store/document';
import { compare } from '../store/keys';
import { parseValue } from './serialized';

type Operand = Value | undefined;

const comparisons: Record<string, (order: number) => boolean> = {
  $eq: (order) => order === 0,
  $neq: (order) => order !== 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
};

/** Both operands are numbers or both are bigints, as the types of `q.add` and so on demand. */
const arithmetic: Record<string, (a: number, b: number) => number> = {
  $add: (a, b) => a + b,
  $sub: (a, b) => a - b,
  $mul: (a, b) => a * b,
  $div: (a, b) => a / b,
  $mod: (a, b) => a % b,
};

function evaluate(expression: JSONValue, document: Document): Operand {
  const [[operator, operand] = ['', null]] = Object.entries(
    expression as Record<string, JSONValue>,
  );
  const operands = () => (operand as JSONValue[]).map((one) => evaluate(one, document));
  if (operator === '$literal') return parseValue(operand);
  if (operator === '$field') return fieldAt(operand as string, document);
  if (operator === '$not') return !evaluate(operand, document);
  if (operator === '$neg') return -(evaluate(operand, document) as number);
  if (operator === '$and') return operands().every(Boolean);
  if (operator === '$or') return operands().some(Boolean);
  const [a, b] = operands();
  const accepts = comparisons[operator];
  if (accepts) return accepts(compare(a, b));
  const calculate = arithmetic[operator];
  if (calculate) return calculate(a as number, b as number);
  return refuse(`the filter ${operator}`);
}

/** Whether a document passes a `.filter(…)`. */
export function matchesFilter(filter: JSONValue, document: Document): boolean {
  return evaluate(filter, document) === true;
}
