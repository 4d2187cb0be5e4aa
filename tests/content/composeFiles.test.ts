import { describe, expect, test } from 'vitest';
import { collectFences } from '../../plugins/content/parse/fences';
import { listDocs } from '../../plugins/content/parse/files';
import { parsePage } from '../../plugins/content/parse/page';
import { pageStore } from '../../plugins/content/parse/pageStore';
import { composeFaults, composeFiles } from './composeFiles';

const files = listDocs(process.cwd(), 'docs').filter((file) =>
  file.startsWith('docs/self-hosting'),
);
const records = [...(await pageStore(process.cwd(), 'docs').read(files)).values()];
const found = records.flatMap((record) => composeFiles(record));

describe('compose files on pages', () => {
  test('are found', () => {
    expect(found.length).toBeGreaterThanOrEqual(2);
  });

  test.each(found)('$place follows the Compose Specification', ({ value }) => {
    expect(composeFaults(value)).toEqual([]);
  });

  test.each(found)('$place pins its images', ({ value }) => {
    const { services } = value as { services: Record<string, { image?: string }> };
    const images = Object.values(services).flatMap(({ image = [] }) => image);
    expect(images.filter((image) => !/:[^/:]+$/.test(image) || image.endsWith(':latest'))).toEqual(
      [],
    );
  });
});

function onPage(compose: string, env = '') {
  const source = `\`\`\`yaml title="compose.yaml"\n${compose}\n\`\`\`\n\n\`\`\`bash title=".env"\n${env}\n\`\`\`\n`;
  const { page } = parsePage('docs/page.mdx', 'docs', source);
  if (!page) throw new Error('The page cannot be parsed.');
  return composeFiles({ file: page.file, ...collectFences(page) });
}

describe('the check of compose files', () => {
  test('resolves variables from the page and defaults from the file', () => {
    const [file] = onPage(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose resolves these.
      'services:\n  a:\n    image: web:${TAG:?}\n    ports: ["${PORT:-80}:80"]\n    command: echo $$HOME',
      "TAG='1.2'",
    );
    expect(file?.value).toEqual({
      services: { a: { image: 'web:1.2', ports: ['80:80'], command: 'echo $HOME' } },
    });
    expect(composeFaults(file?.value)).toEqual([]);
  });
});
