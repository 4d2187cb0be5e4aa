import type { BehaviorGroup } from '../types';

export const constants: BehaviorGroup = {
  title: 'Constants and limits',
  behaviors: [
    [
      "'scroll doc' is sent past 300 px",
      "e2e-full/analytics > dashboard events > 'scroll doc' once a page, past 300 px and not before",
    ],
    [
      'Code is TypeScript for a reader who has not chosen',
      'e2e/code > samples with types > are TypeScript for a reader who has not chosen',
    ],
    [
      'Preferences are kept in local storage',
      'component/components/preferences > a preference > is stored, and visible to style sheets',
    ],
    [
      'The cookie allowsCookies: path /, 400 days, secure unless on localhost, for the parent domain',
      'unit/features/consent/cookie > path /, max age 34,560,000 seconds, secure unless on localhost, parent domain when on it',
      'e2e-full/secure-host > on docs.convex.dev the choice is for .convex.dev, secure, and good for 400 days',
    ],
    [
      'Cookies are polled every 300 ms where no event tells of changes',
      'component/features/consent/watch > elsewhere cookies are polled every 300 ms',
    ],
    [
      'The consent banner has its text, Decline, Accept and a Privacy Policy link',
      'e2e-full/consent > the banner asks with the exact text, Decline and Accept, and a Privacy Policy link',
    ],
    [
      "The search button says 'Search docs and more...' with ⌘K on Apple's systems and Ctrl K elsewhere",
      "e2e/search > the button > says 'Search docs and more...' with Ctrl K",
      'e2e/search > the button > has the hint ⌘K on …',
    ],
    [
      "The placeholder of search is 'Search across Docs, Stack, and Discord...'",
      "e2e/search > typing > the placeholder is 'Search across Docs, Stack, and Discord...'",
    ],
    [
      'Three docs hits a page are asked for',
      'e2e-full/search > both sources answer > one search on index docs with 3 hits per page, read for title, objectID and contents',
    ],
    [
      'The dialog is 45rem wide and 5rem high when empty, at most min(80vh, 60rem), and covers a phone',
      'e2e/search > its size > on desktop a centered panel 45rem wide, 5rem high with an empty query',
      'e2e/search > its size > at most min(80vh, 60rem) high: … px in … px',
      'e2e/search > its size > below the breakpoint it covers the screen and has Cancel',
    ],
    [
      "The AI option says 'Get an instant AI answer'",
      "component/features/search/SearchAssistant > the AI option > is the first row, 'Get an instant AI answer', and not the one highlighted",
    ],
    [
      'A host of docs search that cannot be reached is asked again after 2 minutes',
      'e2e-full/search > hosts of the docs search > when the first cannot be reached the next is asked; the first again after 2 minutes',
      'e2e-full/search > hosts of the docs search > one that does not answer within 2 s is passed over',
    ],
    [
      'The copyright year is 2025',
      'e2e/shell > end of a page > the footer of every page has the copyright',
    ],
  ],
};
