import { withLoader } from '../static-first/template';
import { definePatch } from './define/definePatch';

export const staticFirst = definePatch({
  name: 'staticFirst',
  reason: 'A page is a document until the reader shows intent; then the application starts.',
  reliesOn: ['@docusaurus/core'],
  template: withLoader,
});
