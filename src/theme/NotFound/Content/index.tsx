/** Ejected: the classic page only says that nothing was found. */
export { NotFound as default } from '@site/src/features/not-found';
