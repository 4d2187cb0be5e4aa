import { paragraph, text } from '../../lib/mdast';
import type { ComponentDefinition } from '../definition';

export const VideoLink = {
  purpose: 'A link to a video on YouTube by its id. Nothing is loaded before a reader follows it.',
  example: '<VideoLink id="UVvd7BF99-4" title="Introduction to Convex" />',
  props: {
    // The id of the video on YouTube, not of an element on the page.
    id: { type: 'string', required: true, anchor: false },
    title: { type: 'string', required: true, text: 'prose' },
  },
  children: 'none',
  module: '@site/src/components/VideoLink/VideoLink',
  toMarkdown: (element, { requiredProp }) => {
    const url = `https://www.youtube.com/watch?v=${requiredProp(element, 'id')}`;
    const title = text(requiredProp(element, 'title'));
    return [paragraph({ type: 'link', url, children: [title] }, text(' (video on YouTube)'))];
  },
} as const satisfies ComponentDefinition;
