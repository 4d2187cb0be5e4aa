import { describe, expect, test } from 'vitest';
import { dropTextChanges } from '../../../../../plugins/delivery/patches/skipReload';

const matter = '---\ntitle: A\ndescription: What A does.\n---\n';
const docs = { name: 'docusaurus-plugin-content-docs' };
const file = 'docs/a.mdx';

/** The events that are passed on, after the page's first text. */
function watch(first = `${matter}\nText.\n`) {
  const sources = new Map([[file, first]]);
  const passed: string[] = [];
  const onEvent = dropTextChanges(
    [...sources.keys()],
    (path) => {
      const source = sources.get(path);
      if (source === undefined) throw new Error(`ENOENT: ${path}`);
      return source;
    },
    ({ event }) => passed.push(`${event.name} ${event.path}`),
  );
  const save = (name: string, path: string, text: string, plugin: typeof docs | null = docs) => {
    sources.set(path, text);
    onEvent({ plugin, event: { name, path } });
  };
  /** The file is gone before its event is handled. */
  const lose = (name: string, path: string) => {
    sources.delete(path);
    onEvent({ plugin: docs, event: { name, path } });
  };
  return { save, lose, passed };
}

describe('Docusaurus loads the docs again', () => {
  test('not when only the text of a page changes', () => {
    const { save, passed } = watch();
    save('change', file, `${matter}\nAnother text.\n`);
    expect(passed).toEqual([]);
  });

  test('when the front matter changes, once', () => {
    const { save, passed } = watch();
    const changed = matter.replace('title: A', 'title: B');
    save('change', file, `${changed}\nText.\n`);
    save('change', file, `${changed}\nAnother text.\n`);
    expect(passed).toEqual([`change ${file}`]);
  });

  test('when a page is added, deleted, or added again', () => {
    const { save, passed } = watch();
    save('add', 'docs/b.mdx', matter);
    save('unlink', file, '');
    save('add', file, matter);
    expect(passed).toEqual(['add docs/b.mdx', `unlink ${file}`, `add ${file}`]);
  });

  test('when the text of a title or description changes', () => {
    const { save, passed } = watch('---\ntitle: A\n---\n\nText.\n');
    save('change', file, '---\ntitle: A\n---\n\nAnother text.\n');
    expect(passed).toEqual([`change ${file}`]);
  });
});
