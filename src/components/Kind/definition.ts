import { text, textOf } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

export const Kind = {
  purpose: 'The shape of a function kind before its word, in tables that compare kinds.',
  example: '<Kind of="query">Query</Kind>',
  props: { of: { type: 'enum', values: ['query', 'mutation', 'action'], required: true } },
  isInline: true,
  toMarkdown: (element) => [text(textOf(element).trim())],
} as const satisfies ComponentDefinition;
