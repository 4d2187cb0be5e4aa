import type { Options } from '@docusaurus/preset-classic';
import { docsVersion, product } from '../src/site/product';
import {
  applyJsxLinks,
  cliNotesOf,
  columnAlignment,
  exposeJsxLinks,
  figureSteps,
  fileTree,
  fillLimits,
  headingAliases,
  httpDocumentOf,
  isReferencePage,
  liftSince,
  longCode,
  pageComponents,
  pageStructure,
  planColumns,
  releaseDates,
  showSince,
} from './content';
import { liveSamples } from './live';
import { linkNames } from './reference';
import { codeFences, samplesNote } from './samples';

export const presetOptions: Options = {
  docs: {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: ({ versionDocsDirPath, docPath }) => {
      const page = `${versionDocsDirPath}/${docPath}`;
      const file = httpDocumentOf(page) ?? cliNotesOf(page) ?? page;
      return isReferencePage(file) ? undefined : `${product.repositoryUrl}/edit/main/${file}`;
    },
    showLastUpdateTime: true,
    breadcrumbs: true,
    admonitions: false,
    versions: { [docsVersion.name]: { label: docsVersion.label } },
    beforeDefaultRemarkPlugins: [
      exposeJsxLinks,
      fillLimits,
      releaseDates,
      liftSince,
      headingAliases,
    ],
    remarkPlugins: [
      applyJsxLinks,
      showSince,
      [linkNames, { siteDir: process.cwd() }],
      fileTree,
      longCode,
      planColumns,
      columnAlignment,
      figureSteps,
      liveSamples,
      samplesNote,
      codeFences,
      pageStructure,
      pageComponents,
    ],
  },
  pages: {
    admonitions: false,
    remarkPlugins: [columnAlignment, liveSamples, codeFences],
  },
  blog: false,
  debug: false,
  svgr: false,
  theme: { customCss: './src/css/index.css' },
  sitemap: { lastmod: 'date', changefreq: null, priority: null },
};
