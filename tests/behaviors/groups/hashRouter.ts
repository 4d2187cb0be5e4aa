import type { BehaviorGroup } from '../types';

const hash = (name: string) =>
  `e2e-variants/hash/hash > in hash-router mode, opened from a folder path > ${name}`;

export const hashRouter: BehaviorGroup = {
  title: 'Hash-router mode',
  behaviors: [
    ['The landing page shows', hash('the landing page shows, with styles, icons and font')],
    ['Links lead on within the document', hash('links lead on within the document')],
    ['A deep link shows its page', hash('a deep link shows its page')],
    ['Links to headings work', hash('a link in the contents leads to its heading')],
    ['The skip link works', hash('the skip link moves the focus and stays on the page')],
    ['Search finds and opens pages', hash('search finds a page and opens it')],
    ['An unknown page says so', hash('an unknown page says so')],
  ],
};
