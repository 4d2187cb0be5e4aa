import type { Options } from '@docusaurus/preset-classic';
import { cliNotesOf } from '../../plugins/lib/cliReference';
import { httpDocumentOf } from '../../plugins/lib/httpDocuments';
import { isReferencePage } from '../../plugins/lib/referenceDir';
import { codeFences } from '../../plugins/remark/code-fences';
import { samplesNote } from '../../plugins/remark/code-fences/samplesNote';
import { linkNames } from '../../plugins/remark/link-names/linkNames';
import { liveSamples } from '../../plugins/remark/live-samples';
import { pageStructure } from '../../plugins/remark/page-structure';
import { columnAlignment } from '../../plugins/remark/page-structure/columnAlignment';
import { figureSteps } from '../../plugins/remark/page-structure/figureSteps';
import { fileTree } from '../../plugins/remark/page-structure/fileTree';
import { applyJsxLinks, exposeJsxLinks } from '../../plugins/remark/page-structure/jsxLinks';
import { longCode } from '../../plugins/remark/page-structure/longCode';
import { pageComponents } from '../../plugins/remark/page-structure/pageComponents';
import { docsVersion, product } from './product';

/** Options of the classic preset. */
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
    beforeDefaultRemarkPlugins: [exposeJsxLinks],
    remarkPlugins: [
      applyJsxLinks,
      [linkNames, { siteDir: process.cwd() }],
      fileTree,
      longCode,
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
