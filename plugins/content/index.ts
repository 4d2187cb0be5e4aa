export { addressesOf } from './addressesOf';
export { cliNotesFile, cliNotesOf, cliReferenceDir } from './cliReference';
export { attributeOf, attributeText, type Element, isElement } from './elements';
export type { ConvertedPage, PendingLink } from './extractors';
export { type LineMark, resolveMarks } from './fenceMarks';
export { type FenceMeta, fencePlaces, parseFenceMeta } from './fenceMeta';
export type { Fence } from './fences';
export {
  type FrontMatter,
  frontMatterText,
} from './frontMatter';
export { descriptionLimits } from './frontMatterSchema';
export { headingIds } from './headingIds';
export { type HttpSettings, httpDocumentOf, httpDocuments, httpSettings } from './httpDocuments';
export { isPartName } from './isPartName';
export { kindOfRoute } from './kindOfRoute';
export {
  type FenceLanguage,
  fenceLanguages,
  isCheckedBy,
  isTyped,
  type LanguageCheckedBy,
  languageAliases,
  languageName,
  languageOf,
  prismGrammar,
  type TypedLanguage,
  withoutTypes,
} from './languages';
export { showLimits } from './limits/limitsTable';
export { listDocs } from './listDocs';
export { liveSampleName } from './liveSampleName';
export { loadedDocs } from './loadedDocs';
export { paragraph, quote, text } from './markdownNodes';
export { definitionOf, type MarkdownWriter, textProps } from './mdx-components';
export type { CodeMention } from './mentions';
export { showOfficialComponents } from './officialComponents';
export { isSection, type ListedPage, outlineOf, pagesOf, type Section } from './outline';
export { type Page, parsePage } from './page';
export { diffProblem, PageFiles } from './pageFiles';
export { docId } from './pageId';
export { type PageStore, pageStore } from './pageStore';
export { isPartial, readPartialImports } from './partials';
export { type PageSource, readRecord } from './readRecord';
export type { PageRecord } from './record';
export {
  type Addresses,
  addressesFile,
  formatAddresses,
  joinAddresses,
  parseAddresses,
} from './redirects/addresses';
export { checkRedirects, hasId, isExternal, pathOfTarget } from './redirects/checkRedirects';
export { type LineProblem, parseRedirects, type Redirect } from './redirects/parseRedirects';
export { redirectsFile } from './redirects/redirectsFile';
export { apiIndexFile, apiNamesFile, isReferencePage, referenceDir } from './referenceDir';
export { type History, historyFile, type Release, readHistory } from './releases/history';
export { type Mark, marksOf } from './releases/marks';
export { type Call, callKeys, type Part, type Parts, type Surface } from './releases/surface';
export { showRoleActions } from './roleActions';
export { sidebarSections } from './sidebarSections';
export { columnAlignment } from './structure/columnAlignment';
export { figureSteps } from './structure/figureSteps';
export { fileTree } from './structure/fileTree';
export { fillLimits } from './structure/fillLimits';
export { headingAliases } from './structure/headingAliases';
export { applyJsxLinks, exposeJsxLinks } from './structure/jsxLinks';
export { longCode } from './structure/longCode';
export { pageComponents } from './structure/pageComponents';
export { pageStructure } from './structure/pageStructure';
export { releaseDates } from './structure/releaseDates';
export { liftSince, showSince } from './structure/since';
export { isComment, textOf } from './text';
export { yamlPlace } from './yamlPlace';
