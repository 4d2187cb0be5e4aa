import type { ComponentDefinition } from '../../components/definition';

export const PlanFilter: ComponentDefinition = {
  purpose:
    'A choice of a plan above everything it contains, whose tables (`LimitsTable`) then only have the columns of that plan. On the page of limits.',
  example: `<PlanFilter>

<LimitsTable of="database" />

</PlanFilter>`,
  module: '@site/src/features/limits',
};
