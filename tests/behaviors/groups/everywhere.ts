import type { BehaviorGroup } from '../types';

export const everywhere: BehaviorGroup = {
  title: 'Access and robustness',
  behaviors: [
    [
      'By keyboard, zoomed, narrow, without motion, in forced colors, on 15 kinds of pages',
      'e2e/accessibility > by keyboard, at 200 % and 320 px, with reduced motion, forced colors, targets of 24 px, headings in order: …',
    ],
    [
      'No page has a violation that axe knows of',
      'e2e/walk > every page loads and starts without a word, does not scroll sideways at 320, 390 or 1024 px and has no axe violation on a desktop before the start or on a phone after it, share … of …',
      'e2e/search-axe > the search dialog, … > has no violation in light or dark: …',
      'e2e/ask-ai-axe > the Ask AI panel, …, … > has no violation: empty, with passages, without one, and after a failure',
    ],
    [
      '2,000 random actions leave a page that is whole',
      'e2e/fuzz > … random actions leave no error, no stuck overlay, a page that scrolls, and its title',
    ],
    [
      'Pages load, start and change without a word in the console',
      'e2e/walk > every page loads and starts without a word, does not scroll sideways at 320, 390 or 1024 px and has no axe violation on a desktop before the start or on a phone after it, share … of …',
      'e2e/console > going from page to page within the application says nothing either',
    ],
  ],
};
