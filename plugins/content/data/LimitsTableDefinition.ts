import type { ComponentDefinition } from '../../../src/components/definition';
import { limitsTables } from './limitsTable';

export const LimitsTable: ComponentDefinition = {
  purpose:
    'A table of limits or prices that differ between plans or classes of deployments, from `plugins/content/data/limits.yaml` and `src/lib/billing/meterList.json`.',
  example: '<LimitsTable of="database" />',
  props: { of: { type: 'enum', values: limitsTables, required: true } },
  children: 'none',
  // Known ones are tables before a page is converted.
  toMarkdown: (element, { fail }) => fail(element, 'is not a table of limits'),
};
