import type { ComponentDefinition } from '../../../../src/components/definition';

export const TryIt = {
  purpose: 'A form that sends a request to an HTTP operation.',
  example: '<TryIt operation={{"method": "GET"}} />',
  props: { operation: { type: 'json', required: true } },
  children: 'none',
  isGenerated: true,
  module: '@site/plugins/reference/http/ui',
  // A form has no equivalent in Markdown.
  toMarkdown: () => [],
} as const satisfies ComponentDefinition;

export const Endpoint = {
  purpose: 'Method and address of an HTTP operation, under the lead of its page.',
  example: '<Endpoint method="GET" server="https://api.convex.dev/v1" path="/teams/{team_id}" />',
  props: {
    method: { type: 'string', required: true, text: 'detail' },
    server: { type: 'string', required: true, text: 'detail' },
    path: { type: 'string', required: true, text: 'name' },
  },
  children: 'none',
  isGenerated: true,
  module: '@site/plugins/reference/http/ui',
  isBelowLead: true,
  // Readers search for a URL without its host, as they write it: `/api/query`.
  search: (prop) => {
    const base = prop('server').replace(/^(?:\{[^}]*\}|https?:\/\/[^/]+)/, '');
    const address = base + prop('path');
    return { topic: address, text: `${prop('method')} ${address}` };
  },
  toMarkdown: (element, { requiredProp }) => {
    const [method, server, path] = ['method', 'server', 'path'].map((name) =>
      requiredProp(element, name),
    );
    return [{ type: 'code', lang: 'text', value: `${method} ${server}${path}` }];
  },
} as const satisfies ComponentDefinition;

export const RequestPanel = {
  purpose:
    'The request to an HTTP operation, the form that sends it, and an example of the response. On wide screens it is next to the article.',
  example: `<RequestPanel>

The request.

</RequestPanel>`,
  isGenerated: true,
  module: '@site/plugins/reference/http/ui',
} as const satisfies ComponentDefinition;
