export { attributeOf, attributeText, type Element, isElement } from '../../src/lib/mdast/elements';
export { paragraph, quote, text } from '../../src/lib/mdast/markdownNodes';
export { isComment, textOf } from '../../src/lib/mdast/text';
export {
  type Addresses,
  addressesFile,
  formatAddresses,
  joinAddresses,
  parseAddresses,
} from './data/addresses';
export { checkRedirects, hasId, isExternal, pathOfTarget } from './data/checkRedirects';
export { cliNotesFile, cliNotesOf, cliReferenceDir } from './data/cliReference';
export { fillLimits } from './data/fillLimits';
export { type History, historyFile, type Release, readHistory } from './data/history';
export {
  type HttpSettings,
  httpDocumentOf,
  httpDocuments,
  httpSettings,
} from './data/httpDocuments';
export { kindOfRoute } from './data/kindOfRoute';
export { showLimits } from './data/limitsTable';
export { type Mark, marksOf } from './data/marks';
export { showOfficialComponents } from './data/officialComponents';
export { type LineProblem, parseRedirects, type Redirect } from './data/parseRedirects';
export { redirectsFile } from './data/redirectsFile';
export { apiIndexFile, apiNamesFile, isReferencePage, referenceDir } from './data/referenceDir';
export { releaseDates } from './data/releaseDates';
export { showRoleActions } from './data/roleActions';
export { type Call, callKeys, type Part, type Parts, type Surface } from './data/surface';
export { addressesOf } from './parse/addressesOf';
export type { ConvertedPage, PendingLink } from './parse/extractors';
export { type LineMark, resolveMarks } from './parse/fenceMarks';
export { type FenceMeta, fencePlaces, parseFenceMeta } from './parse/fenceMeta';
export type { Fence } from './parse/fences';
export {
  type FrontMatter,
  frontMatterText,
} from './parse/frontMatter';
export { headingIds } from './parse/headingIds';
export { isPartName } from './parse/isPartName';
export { listDocs } from './parse/listDocs';
export { liveSampleName } from './parse/liveSampleName';
export { loadedDocs } from './parse/loadedDocs';
export type { CodeMention } from './parse/mentions';
export { isSection, type ListedPage, outlineOf, pagesOf, type Section } from './parse/outline';
export { type Page, parsePage } from './parse/page';
export { diffProblem, PageFiles } from './parse/pageFiles';
export { docId } from './parse/pageId';
export { type PageStore, pageStore } from './parse/pageStore';
export { isPartial, readPartialImports } from './parse/partials';
export { type PageSource, readRecord } from './parse/readRecord';
export type { PageRecord } from './parse/record';
export { sidebarSections } from './parse/sidebarSections';
export { yamlPlace } from './parse/yamlPlace';
export { columnAlignment } from './remark/columnAlignment';
export { figureSteps } from './remark/figureSteps';
export { fileTree } from './remark/fileTree';
export { headingAliases } from './remark/headingAliases';
export { applyJsxLinks, exposeJsxLinks } from './remark/jsxLinks';
export { longCode } from './remark/longCode';
export { pageComponents } from './remark/pageComponents';
export { pageStructure } from './remark/pageStructure';
export { liftSince, showSince } from './remark/since';
export { definitionOf, type MarkdownWriter, textProps } from './schema/components';
export { descriptionLimits } from './schema/frontMatterSchema';
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
} from './schema/languages';
