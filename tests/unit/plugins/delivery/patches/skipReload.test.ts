import { expect, test } from 'vitest';
import { dropTextChanges } from '../../../../../plugins/delivery/patches/skipReload';

const matter = '---\ntitle: A\ndescription: What A does.\n---\n';
const changed = matter.replace('title: A', 'title: B');
const untitled = '---\ntitle: A\n---\n';
const file = 'docs/a.mdx';

type Event = [name: string, path: string, text: string];

test.each<[string, string, Event[], string[]]>([
  ['the text of a page changes', matter, [['change', file, `${matter}Other.`]], []],
  [
    'the front matter changes, once',
    matter,
    [
      ['change', file, changed],
      ['change', file, `${changed}Other.`],
    ],
    [`change ${file}`],
  ],
  [
    'a page is added, deleted, or added again',
    matter,
    [
      ['add', 'docs/b.mdx', matter],
      ['unlink', file, ''],
      ['add', file, matter],
    ],
    ['add docs/b.mdx', `unlink ${file}`, `add ${file}`],
  ],
  [
    'the text is the description',
    untitled,
    [['change', file, `${untitled}Other.`]],
    [`change ${file}`],
  ],
])('when %s, the docs are loaded for the right events', (_, first, events, expected) => {
  const sources = new Map([[file, first]]);
  const passed: string[] = [];
  const onEvent = dropTextChanges(
    [file],
    (path) => sources.get(path) ?? '',
    ({ event }) => passed.push(`${event.name} ${event.path}`),
  );
  for (const [name, path, text] of events) {
    sources.set(path, text);
    onEvent({ plugin: { name: 'docusaurus-plugin-content-docs' }, event: { name, path } });
  }
  expect(passed).toEqual(expected);
});
