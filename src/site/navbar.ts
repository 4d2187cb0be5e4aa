import type { ThemeConfig } from '@docusaurus/preset-classic';
import { product } from './product';

/** Items of the navbar, in order; types are those of `src/theme/NavbarItem/ComponentTypes`. */
export const navbarItems: NonNullable<ThemeConfig['navbar']>['items'] = [
  { type: 'custom-search', position: 'left' },
  { type: 'custom-ai-chat', position: 'left' },
  { type: 'docsVersionDropdown', position: 'right' },
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
