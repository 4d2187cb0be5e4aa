export { attributeOf, attributeText, type Element, isElement } from '../../src/lib/mdast';
export { paragraph, quote, text } from '../../src/lib/mdast';
export { isComment, textOf } from '../../src/lib/mdast';
export {
  type Addresses,
  addressesFile,
  formatAddresses,
  joinAddresses,
  parseAddresses,
} from './data/addresses';
export { checkRedirects, hasId, isExternal, pathOfTarget } from './data/redirects';
export { cliNotesFile, cliNotesOf, cliReferenceDir } from './data/generated';
export { fillLimits } from './data/limits';
export { type History, historyFile, type Release, readHistory } from './data/history';
export {
  type HttpSettings,
  httpDocumentOf,
  httpDocuments,
  httpSettings,
} from './data/generated';
export { kindOfRoute } from './data/generated';
export { showLimits } from './data/limitsTable';
export { type Mark, marksOf } from './data/history';
export { showOfficialComponents } from './data/officialComponents';
export { type LineProblem, parseRedirects, type Redirect } from './data/redirects';
export { redirectsFile } from './data/redirects';
export { apiIndexFile, apiNamesFile, isReferencePage, referenceDir } from './data/generated';
export { releaseDates } from './data/history';
export { showRoleActions } from './data/roleActions';
export { type Call, callKeys, type Part, type Parts, type Surface } from './data/history';
export { addressesOf } from './rules/addresses';
export type { ConvertedPage, PendingLink } from './parse/parsedPage';
export { type LineMark, resolveMarks } from './parse/fenceMeta';
export { type FenceMeta, fencePlaces, parseFenceMeta } from './parse/fenceMeta';
export type { Fence } from './parse/fences';
export {
  type FrontMatter,
  frontMatterText,
} from './parse/frontMatter';
export { headingIds } from './parse/headingIds';
export { isPartName } from './parse/isPartName';
export { listDocs } from './parse/files';
export { liveSampleName } from './parse/files';
export { loadedDocs } from './parse/outline';
export type { CodeMention } from './parse/mentions';
export { isSection, type ListedPage, outlineOf, pagesOf, type Section } from './parse/outline';
export { type Page, parsePage } from './parse/page';
export { diffProblem, PageFiles } from './parse/fences';
export { docId } from './parse/files';
export { type PageStore, pageStore } from './parse/pageStore';
export { isPartial, readPartialImports } from './parse/partials';
export { type PageSource, readRecord } from './parse/readPage';
export type { PageRecord } from './parse/parsedPage';
export { sidebarSections } from './parse/outline';
export { yamlPlace } from './parse/frontMatter';
export { columnAlignment } from './remark/tables';
export { figureSteps } from './remark/figures';
export { fileTree } from './remark/figures';
export { headingAliases } from './remark/links';
export { applyJsxLinks, exposeJsxLinks } from './remark/links';
export { longCode } from './remark/tables';
export { pageComponents } from './remark/pageParts';
export { pageStructure } from './remark/pageParts';
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
