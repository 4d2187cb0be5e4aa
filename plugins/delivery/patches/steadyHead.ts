import { definePatch } from './define/definePatch';

export const steadyHead = definePatch({
  name: 'steadyHead',
  reason:
    'react-helmet-async removes and adds tags of the head while a slow processor hydrates; static-first/holdHead.ts keeps the head as the HTML has it.',
  reliesOn: ['react-helmet-async'],
  expects: { 'react-helmet-async/lib/index.module.js': [/\.canUseDOM=/, /\.canUseDOM\?/] },
});
