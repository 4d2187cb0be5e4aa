export { iconSpriteStep } from './icons/iconSpriteStep';
export { readIconSprite } from './icons/readIconSprite';
export { svgDataUri } from './icons/svgDataUri';
export { trustComponents } from './known-components/trustComponents';
export { withReaderPreferences } from './reader-preferences/withReaderPreferences';
export { joinLines } from './static-first/template';
