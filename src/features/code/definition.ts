import type { ComponentDefinition } from '../../components/definition';
import { quote } from '../../lib/mdast';

export const ErrorExample: ComponentDefinition = {
  purpose: 'Code that fails, with the message that a reader sees and will search for.',
  example: `<ErrorExample message="Update on nonexistent document ID <id>">

\`\`\`ts in="mutation"
await ctx.db.delete("posts", postId);
await ctx.db.patch("posts", postId, { title: "Final" });
\`\`\`

</ErrorExample>`,
  props: { message: { type: 'string', required: true, text: 'error' } },
  checkContent: (content) =>
    content.some((node) => node.type === 'code')
      ? undefined
      : {
          rule: 'error-example',
          message: '<ErrorExample> has no code. Add the fence that fails.',
        },
  toMarkdown: (element, { blocks, requiredProp }) => [
    ...blocks(element),
    quote(`Error: ${requiredProp(element, 'message')}`),
  ],
};
