import type { BehaviorGroup } from '../types';

export const pages: BehaviorGroup = {
  title: 'Pages and routes',
  behaviors: [
    [
      'Every page has its own address, title and first heading',
      'build/output > %s > has one heading of the first level',
      'build/output > %s > has a title, a description and its canonical address',
    ],
    [
      'A catch-all route shows the not-found page',
      'e2e/not-found > an unknown address > has status 404 and is in no list of pages',
      'e2e/not-found > an unknown address > is shown, with the nearest pages and the way home, and needs no intent',
    ],
    [
      'The root has a landing page, without the docs sidebar',
      'e2e/landing > landing page > has one first heading, then second and third ones in order',
      'e2e/landing > landing page > has no docs sidebar',
    ],
    [
      'There is one sidebar, whose order previous and next follow',
      'e2e/shell > end of a page > previous and next follow the sidebar',
    ],
    [
      'The list of all modules stands beside the sidebar, not in it',
      'build/api > the sidebar > stands beside every page of the reference but the list of all modules',
    ],
    [
      'A path that ends in .html or /index.html leads to the page without it',
      'e2e/not-found > an unknown address > ending in .html or /index.html leads to the page without it',
    ],
    [
      'Unlisted pages are in no sidebar but their own',
      'e2e-variants/shell/shell > an unlisted page > is in no sidebar but its own, in no sitemap, and asks not to be indexed',
      'component/features/sidebar/Sidebar > unlisted pages > are no links of the sidebar until they are open',
      'component/features/sidebar/Sidebar > unlisted pages > are not linked by their section until they are open',
    ],
  ],
};
