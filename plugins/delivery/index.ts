export { iconSpriteStep, readIconSprite } from './icons/plugin';
export { trustComponents } from './known-components/trustComponents';
export { pageTemplate } from './static-first/template';
