import { functionFactLabels } from '../../lib/functionFactLabels';
import { bullets, item, text } from '../../lib/mdast/markdownNodes';
import type { ComponentDefinition } from '../definition';

const fact = { type: 'string', required: true, text: 'prose' } as const;

export const FunctionFacts: ComponentDefinition = {
  purpose: 'What a reader asks first about a function kind, under the lead of its page.',
  example:
    '<FunctionFacts runsIn="Convex runtime" calledBy="Clients" transactional="Yes" cached="Yes" />',
  props: { runsIn: fact, calledBy: fact, transactional: fact, cached: fact },
  children: 'none',
  isBelowLead: true,
  toMarkdown: (element, { prop }) => {
    const items = Object.entries(functionFactLabels).flatMap(([name, label]) => {
      const value = prop(element, name);
      return value === undefined ? [] : [item([text(`${label}: ${value}`)])];
    });
    return [bullets(items)];
  },
};
