/** Ejected: the classic items for docs and versions render this, which is built on Infima. */
export { LinkItem as default } from '@site/src/features/navbar';
