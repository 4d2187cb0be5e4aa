import type { BehaviorGroup } from '../types';

const colors = 'e2e/shell > color mode';

export const states: BehaviorGroup = {
  title: 'States and transitions',
  behaviors: [
    [
      'The color mode is light by default',
      `${colors} > of a system that prefers dark > is light at first`,
    ],
    [
      'The color mode alternates between light and dark',
      `${colors} > alternates, and says which one is on`,
      'unit/features/navbar/colorModes > the color mode > otherwise alternates between light and dark',
    ],
    [
      'The color mode cycles through system, light and dark where the system is respected',
      'e2e-variants/shell/shell > the color mode, with system preference respected > cycles through system, light and dark, then system',
      'e2e-variants/shell/shell > the color mode, with system preference respected > follows the system while no choice is made',
    ],
    [
      'The switch of the color mode is disabled until the page is active',
      `${colors} > says that it is disabled until the page is active`,
      'component/features/navbar/ColorModeButton > the button for the color mode > is disabled until the page is active in the browser',
    ],
    [
      'The color mode is remembered and does not flash on load or reload',
      `${colors} > is remembered and set before anything is drawn`,
    ],
    [
      'The color mode follows another tab',
      `${colors} > follows the choice made in another tab of the browser`,
    ],
    [
      'Consent: Accept and Decline are stored and hide the banner',
      'e2e-full/consent > undecided → accept → reload',
      'e2e-full/consent > undecided → decline → reload',
    ],
    [
      'On Accept the persistence of analytics switches to local storage and cookie',
      'e2e-full/analytics > product analytics > on Accept it remembers the reader, in local storage and a cookie, across pages',
    ],
    [
      'Search opens by its button and by Ctrl or Cmd+K, the default prevented',
      'e2e/search > the button > opens the dialog, on the landing page the large one too',
      'e2e/search > opening and closing > … opens the dialog, its default prevented',
    ],
    [
      'Search closes by Escape, Cancel and backdrop, and forgets the query',
      'e2e/search > opening and closing > … closes it, gives the focus back and clears the query',
      'component/features/search/SearchAssistant > the AI option > closes the dialog and asks the assistant about the query',
    ],
    [
      'The page does not scroll while search is open',
      'e2e/search > opening and closing > the page cannot be scrolled and does not move while it is open',
    ],
    [
      'An empty query shows the input alone; another one results and key hints',
      'e2e/search > typing > results and key hints are shown for a query, and only then',
    ],
    [
      'The query waits for 250 ms; a loading indicator shows while either search is pending',
      'component/features/search/SearchDialog > asking > waits for 250 ms without a key',
      'component/features/search/SearchDialog > loading > the indicator shows while either search is pending',
    ],
    [
      'The highlight goes back to the first result, moves by arrows within bounds and by the mouse',
      'e2e/search > keyboard alone > it goes back to the first result when the results change',
      'e2e/search > keyboard alone > the first result is highlighted, arrows move it, bounded at the ends',
      'e2e/search > keyboard alone > a mouse that moves takes the highlight, the keys go on from there',
    ],
    [
      'Enter opens the highlighted result, and nothing while results load',
      'e2e/search > keyboard alone > Enter opens the highlighted result in place',
      'e2e/search > keyboard alone > Enter opens nothing while results load',
    ],
    [
      'Try again clears the error of a page that crashed',
      'component/theme/ErrorPageContent > trying again shows the page once it renders',
    ],
  ],
};
