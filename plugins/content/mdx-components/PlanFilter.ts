import type { ComponentDefinition } from './componentDefinition';

const module = '@site/src/features/limits';

export const PlanFilter: ComponentDefinition = {
  purpose:
    'A choice of a plan above everything it contains, whose tables (`LimitsTable`) then only have the columns of that plan. On the page of limits.',
  example: `<PlanFilter>

<LimitsTable of="database" />

</PlanFilter>`,
  props: {},
  children: 'required',
  module,
  toMarkdown: (element, { blocks }) => blocks(element),
};

export const BillCalculator: ComponentDefinition = {
  purpose:
    'A form that sums the bill of a month, on the page of limits. A worked example follows it.',
  example: '<BillCalculator />',
  props: {},
  children: 'none',
  module,
  // A form has no equivalent in Markdown.
  toMarkdown: () => [],
};
