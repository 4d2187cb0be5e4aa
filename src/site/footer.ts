import { product } from './product';

/** Links of the footer, all of them elsewhere. */
export const footerLinks = [
  { label: product.name, href: product.siteUrl },
  { label: 'Status', href: product.statusUrl },
  { label: 'Terms', href: product.termsUrl },
  { label: 'Privacy Policy', href: product.privacyUrl },
] as const;
