import type { BehaviorGroup } from '../types';

export const loading: BehaviorGroup = {
  title: 'Loading pages',
  behaviors: [
    [
      'Pages load lazily; a spinner shows while loading',
      'component/catalogue/lazyPages > a page that loads lazily > shows once its code is there',
      'component/theme/Loading > while the code of a page is loaded > a spinner shows, with a name',
    ],
    [
      'A failed load shows the error text and a Retry button that works once the fault is lifted',
      'component/catalogue/lazyPages > a page that loads lazily > whose load fails shows the error text and a Retry button, which works once the fault is lifted',
      'e2e-variants/hash/hash > in hash-router mode, opened from a folder path > a page whose code cannot be loaded warns and reloads once, then shows the error text and a Retry button that works',
    ],
    [
      'Code that is gone with an old deployment leads to the new page, never to a dead end',
      'e2e-variants/hash/hash > in hash-router mode, opened from a folder path > a page whose code is gone with an old deployment is opened anew by Retry',
      'component/theme/Loading > where trying again fails too > though the site answers, the file is gone with an old deployment: the page is opened anew',
      'component/theme/Loading > where trying again fails too > as %s, the error and the button stay',
    ],
    [
      'Code of a page that fails while the application starts leaves the document, and the next press tries again',
      'e2e/static-site > start > of a page whose own part fails leaves the document without an error, and the next press tries again',
    ],
    [
      'A route preload that fails warns and reloads, at most once',
      'e2e/navigation > a slow page > whose scripts cannot be fetched warns and is opened as a document, once',
    ],
    [
      'A page module without default export is an error',
      "component/catalogue/lazyPages > a page that loads lazily > whose module has no default export: page component has no default export, by Docusaurus' words",
    ],
    [
      'A new path begins at the top',
      'e2e/navigation > following a link > begins at the top of the new page',
    ],
    [
      'A new path with a hash begins at its heading',
      'e2e/navigation > following a link > goes to a heading of another page',
    ],
    [
      'Back and forward restore page and place',
      'e2e/navigation > back and forward > restore page and place',
    ],
    [
      'Links are fetched ahead on hover',
      'e2e/navigation > following a link > fetches ahead what the pointer is over',
    ],
    [
      'Links are fetched ahead on touch and when they are visible',
      'e2e/navigation > following a link > fetches ahead what is visible, and what a finger touches',
    ],
    [
      'Nothing is fetched ahead on 2g or with data saver',
      'e2e/static-site > before intent > nothing is fetched ahead with …',
    ],
    [
      'What cannot be fetched ahead is no error',
      'unit/plugins/docusaurus/patches/deferPrefetch > deferPrefetch > is silent about a page that cannot be fetched ahead',
    ],
    [
      'The progress bar starts after 200 ms and completes when the route has updated',
      'component/catalogue/routeProgress > the progress bar of a route change > starts after a delay of 200 ms at 8 percent',
      'component/catalogue/routeProgress > the progress bar of a route change > completes when the route has finished updating, and is gone',
      'e2e/navigation > a slow page > shows the old page and, after 200 ms, progress',
      'e2e/navigation > a slow page > that comes at once shows no progress',
    ],
    [
      'The progress bar has a minimum of 0.08, speed 200 ms, trickle 0.02 every 800 ms',
      'component/catalogue/routeProgress > the progress bar of a route change > trickles by at most 2 percent every 800 ms',
    ],
    [
      'The route matcher caches at most 10,000 paths',
      'component/catalogue/routeMatcher > the route matcher caches at most 10000 paths, and matches further ones all the same',
    ],
  ],
};
