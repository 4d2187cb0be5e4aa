/** Ejected: the sidebar cannot be hidden and needs none of the classic layout's state. */
export { DocsFrame as default } from '@site/src/features/page';
