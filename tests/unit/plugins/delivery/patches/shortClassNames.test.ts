import { expect, test } from 'vitest';
import { ShortClassNames } from '../../../../../plugins/delivery/patches/shortClassNames';

test('the classes of a file have one hash of three characters, which other files do not have', () => {
  const modules = {
    localIdentName: '[local]_[contenthash:base64:4]',
    exportOnlyLocals: true,
    getLocalIdent: (_context: object, _template: string, _name: string) => '',
  };
  const rules = [{ test: /x/ }, { use: [{}, { options: { modules } }] }];
  new ShortClassNames().apply({ options: { module: { rules } } });
  const nameIn = (file: string, name: string) =>
    modules.getLocalIdent({ rootContext: '/site', resourcePath: `/site/src/${file}` }, '', name);
  const [card = '', title = '', other = ''] = [
    nameIn('Card.module.css', 'card'),
    nameIn('Card.module.css', 'title'),
    nameIn('Tabs.module.css', 'title'),
  ];
  expect(card).toMatch(/^card_[\w-]{3}$/);
  expect(title).toBe(`title_${card.slice(-3)}`);
  expect(other.slice(-3)).not.toBe(card.slice(-3));
  expect(modules.exportOnlyLocals).toBe(true);
});

test('rules without class names of that shape stop the build', () => {
  expect(() => new ShortClassNames().apply({ options: { module: { rules: [{}] } } })).toThrow(
    'shortClassNames',
  );
});
