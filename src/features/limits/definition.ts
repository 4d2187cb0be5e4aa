import type { ComponentDefinition } from '../../components/definition';

export const PlanFilter: ComponentDefinition = {
  purpose:
    'A choice of a plan above everything it contains, whose tables then only have the columns of that plan. On the page of limits.',
  example: `<PlanFilter>

| In a month | Free | Starter |
| --- | --- | --- |
| Calls | 1,000,000 | Unlimited |

</PlanFilter>`,
  module: '@site/src/features/limits',
};
