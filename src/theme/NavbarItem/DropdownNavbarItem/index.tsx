/** Ejected: the classic dropdowns for versions and locales render this, which is built on Infima. */
export { Dropdown as default } from '@site/src/features/navbar';
