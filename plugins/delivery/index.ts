export { iconSpriteStep, readIconSprite } from './icons/plugin';
export { pageTemplate } from './static-first/plugin';
