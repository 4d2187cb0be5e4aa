import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { product } from './product';

type NavbarItems = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>;

/** Whether the docs have versions besides the current one: Docusaurus lists them in this file. */
export function hasVersions(directory: string): boolean {
  return existsSync(join(directory, 'versions.json'));
}

/**
 * Items of the navbar, in order; types come from `src/theme/NavbarItem/ComponentTypes`.
 * @param options.hasVersions offers a menu of versions, which would have a single entry otherwise
 */
export const navbarItemsFor = (options: { hasVersions: boolean }): NavbarItems => [
  { type: 'custom-search', position: 'left' },
  { type: 'custom-ai-chat', position: 'left' },
  ...(options.hasVersions ? [{ type: 'docsVersionDropdown', position: 'right' } as const] : []),
  { type: 'localeDropdown', position: 'right' },
  { position: 'right', label: 'Dashboard', href: product.dashboardUrl },
  { position: 'right', label: 'Blog', href: product.blogUrl },
  { type: 'custom-divider', position: 'right' },
  {
    type: 'custom-icon',
    position: 'right',
    label: 'GitHub',
    icon: 'github',
    href: product.codeUrl,
  },
  {
    type: 'custom-icon',
    position: 'right',
    label: 'Discord community',
    icon: 'discord',
    href: product.communityUrl,
  },
];
