import type { ThemeConfig } from '@docusaurus/preset-classic';

/**
 * The bar above every page, or undefined for none. `id`: a new one shows the bar again to readers who closed
 * an earlier one. `content`: trusted HTML. `backgroundColor`, `textColor`: the design's own unless set.
 * `isCloseable`: true unless set.
 */
export const announcementBar: ThemeConfig['announcementBar'] = undefined;
