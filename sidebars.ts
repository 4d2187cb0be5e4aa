import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { group, page, section } from './src/site/sidebarItems';

/** The one source of order: sidebar, previous and next, breadcrumbs. */
const sidebars: SidebarsConfig = {
  docs: [
    page('home', 'house', 'Home'),
    group('Get started', [
      section('Tutorial', 'graduation-cap', 'tutorial/index', [
        'tutorial/actions',
        'tutorial/scale',
      ]),
      section('Quickstarts', 'zap', 'quickstarts', [
        'quickstart/react',
        'quickstart/nextjs',
        'quickstart/nodejs',
      ]),
      section('Understand Convex', 'compass', 'understanding/index', [
        'understanding/workflow',
        'understanding/zen',
        section('Best practices', undefined, 'understanding/best-practices/index', [
          'understanding/best-practices/other-recommendations',
          'understanding/best-practices/typescript',
        ]),
      ]),
    ]),
    group('Platform', [
      section('Functions', 'square-function', 'functions/index', [
        'functions/query-functions',
        'functions/mutation-functions',
        'functions/actions',
        'functions/validation',
      ]),
      section('Database', 'database', 'database/index', [
        'database/schemas',
        section('Reading data', undefined, 'database/reading-data/index', [
          'database/reading-data/indexes/index',
        ]),
        'database/writing-data',
        'database/types',
      ]),
      page('realtime', 'radio'),
      page('auth/index', 'key-round', 'Authentication'),
      page('scheduling/index', 'clock', 'Scheduling'),
      page('file-storage/index', 'folder-open', 'File storage'),
      page('search/index', 'text-search', 'Search'),
    ]),
    group('Client libraries', [page('client/react/index', 'react', 'React')]),
    group('API reference', [page('error', 'circle-alert', 'Errors')]),
  ],
};

export default sidebars;
