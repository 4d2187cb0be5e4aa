import { functionFactLabels } from '../../lib/labels';
import { bullets, item, text } from '../../lib/mdast';
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

export const ReferenceFacts: ComponentDefinition = {
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
    const module = prop(element, 'module');
    const command = prop(element, 'command');
    const hasSource = source && prop(element, 'href');
    return [
      bullets([
        ...(command ? [item([text(`Run with: ${command}`)])] : []),
        ...(module ? [item([text(`Import from: ${module}`)])] : []),
        item([text(`Kind: ${requiredProp(element, 'kind')}`)]),
        item([
          text(`Package: ${requiredProp(element, 'package')}, ${requiredProp(element, 'license')}`),
        ]),
        ...(hasSource ? [item([text('Source: '), link(element, [text(source)])])] : []),
      ]),
    ];
  },
};
