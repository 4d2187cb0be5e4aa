import { withIconSymbols } from '../icons/plugin';
import { definePatch } from './define/definePatch';

export const iconSymbols = definePatch({
  name: 'iconSymbols',
  reason: 'Icons are there at the first paint and cost no request.',
  reliesOn: ['@docusaurus/core'],
  template: (template, { iconSprite }) => withIconSymbols(template, iconSprite),
});
