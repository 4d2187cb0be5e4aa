import { functionFactLabels } from '../../lib/labels';
import { bullets, item, text } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

const factItem = (label: string, value: string | undefined) =>
  value ? [item([text(`${label}: ${value}`)])] : [];

const fact = { type: 'string', required: true, text: 'prose' } as const;

export const FunctionFacts = {
  purpose: 'What a reader asks first about a function kind, under the lead of its page.',
  example:
    '<FunctionFacts runsIn="Convex runtime" calledBy="Clients" transactional="Yes" cached="Yes" />',
  props: { runsIn: fact, calledBy: fact, transactional: fact, cached: fact },
  children: 'none',
  isBelowLead: true,
  toMarkdown: (element, { prop }) => {
    const facts = Object.entries(functionFactLabels);
    return [bullets(facts.flatMap(([name, label]) => factItem(label, prop(element, name))))];
  },
} as const satisfies ComponentDefinition;

export const ReferenceFacts = {
  purpose: 'Where an API comes from, under the lead of its page.',
  example:
    '<ReferenceFacts module="convex/server" kind="Function" package="convex 1.48.0" license="Apache-2.0" />',
  props: {
    module: { type: 'string', text: 'detail' },
    command: { type: 'string', text: 'detail' },
    kind: { type: 'string', required: true, text: 'detail' },
    package: { type: 'string', required: true, text: 'detail' },
    license: { type: 'string', required: true, text: 'detail' },
    source: { type: 'string', text: 'detail' },
    href: { type: 'string', link: true },
  },
  children: 'none',
  isGenerated: true,
  isBelowLead: true,
  toMarkdown: (element, { prop, requiredProp, link }) => {
    const source = prop(element, 'source');
    const origin = `${requiredProp(element, 'package')}, ${requiredProp(element, 'license')}`;
    const hasSource = source && prop(element, 'href');
    return [
      bullets([
        ...factItem('Run with', prop(element, 'command')),
        ...factItem('Import from', prop(element, 'module')),
        ...factItem('Kind', requiredProp(element, 'kind')),
        ...factItem('Package', origin),
        ...(hasSource ? [item([text('Source: '), link(element, [text(source)])])] : []),
      ]),
    ];
  },
} as const satisfies ComponentDefinition;
