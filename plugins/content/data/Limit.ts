import type { ComponentDefinition } from '../../../src/components/definition';

export const Limit: ComponentDefinition = {
  purpose: 'A limit of the platform with its unit, from `plugins/content/data/limits.yaml`.',
  example: 'An action runs for at most <Limit name="action time" />.',
  props: {
    name: { type: 'string', required: true },
    plan: { type: 'string' },
  },
  children: 'none',
  isInline: true,
  // Known ones are text before a page is converted.
  toMarkdown: (element, { fail }) => fail(element, 'has a name that is not among the limits'),
};
