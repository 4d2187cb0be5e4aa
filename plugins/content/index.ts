export {
  attributeOf,
  attributeText,
  type Element,
  isComment,
  isElement,
  paragraph,
  quote,
  text,
  textOf,
} from '../../src/lib/mdast';
export {
  apiIndexFile,
  apiNamesFile,
  cliNotesFile,
  cliNotesOf,
  cliReferenceDir,
  type HttpDocument,
  httpDocumentOf,
  httpDocuments,
  isReferencePage,
  kindOfRoute,
  readHttpDocuments,
  referenceDir,
} from './data/generated';
export {
  type History,
  historyFile,
  type Mark,
  marksOf,
  type Release,
  readHistory,
  releaseDates,
} from './data/history';
export { fillLimits } from './data/limits';
export {
  checkRedirects,
  isExternal,
  type LineProblem,
  parseRedirects,
  type Redirect,
  redirectsFile,
} from './data/redirects';
export {
  type FenceMeta,
  type LineMark,
  parseFenceMeta,
  resolveMarks,
} from './parse/fenceMeta';
export { diffProblem, type Fence, PageFiles } from './parse/fences';
export { docId, isPartial, listDocs, liveSampleName, readPartialImports } from './parse/files';
export { type FrontMatter, frontMatterText, yamlOffset } from './parse/frontMatter';
export { headingIds } from './parse/headings';
export {
  fileOfDoc,
  isSection,
  type ListedPage,
  loadedDocs,
  outlineOf,
  pagesOf,
  type Section,
  sidebarSections,
} from './parse/outline';
export { type Page, parsePage } from './parse/page';
export { type PageStore, pageStore } from './parse/pageStore';
export {
  type ConvertedPage,
  type PageSource,
  type ParsedPage,
  type PendingLink,
  readParsedPage,
  type SearchSection,
} from './parse/parsedPage';
export { figureSteps, fileTree } from './remark/figures';
export { applyJsxLinks, exposeJsxLinks, headingAliases } from './remark/links';
export { pageComponents, pageStructure } from './remark/pageParts';
export { liftSince, showSince } from './remark/since';
export { columnAlignment, longCode, planColumns } from './remark/tables';
export {
  type Addresses,
  addressesFile,
  addressesOf,
  formatAddresses,
  joinAddresses,
  parseAddresses,
} from './rules/addresses';
export { descriptionLimits } from './rules/frontMatter';
export { definitionOf, type MarkdownWriter, textProps } from './schema/components';
export {
  type FenceLanguage,
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
