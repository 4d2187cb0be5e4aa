import { expect, test } from 'vitest';
import { directAnswers } from '../../../../src/lib/passages/directAnswers';
import { readPages } from '../../../../src/lib/passages/readPages';

const pages: Record<string, string> = {
  '/storage.md':
    '# File storage\n\nFiles are stored next to your database, and storage is billed by 1,000 reads.\n',
  '/limits.md':
    '# Limits\n\nThese are the limits of plans.\n\n## Files\n\n| | Free | Pro |\n| - | - | - |\n| Storage | 1 GiB | 100 GiB; $0.03 per further GiB |\n| Names | 64 characters | 64 characters |\n| Size of a file | 10 levels | 10 levels |\n| Upload of a file | 20 MiB | 20 MiB |\n| Folders per search index | 4 | 4 |\n| Folders | 10,000 | 10,000 |\n\n## Time\n\n| | At most |\n| - | - |\n| An action | 10 minutes |\n| Actions in a queue | 100 |\n',
};

async function ask(question: string, asked: string[]) {
  const { signal } = new AbortController();
  const read = async (address: string) => pages[address] ?? '';
  const found = await readPages(['/storage', '/limits'], read, signal);
  expect(found.length).toBe(2);
  return directAnswers(question, asked, found).map(({ heading, text }) => `${heading}: ${text}`);
}

test('a question about a price gets the row with the price, not the lead of a page', async () => {
  expect(await ask('What does file storage cost?', ['file', 'storage', 'cost'])).toEqual([
    'Files: Storage: 1 GiB (Free) · 100 GiB; $0.03 per further GiB (Pro)',
  ]);
});

test("a text about something else isn't an answer", async () => {
  expect(await ask('How long is a subscription?', ['long', 'subscription'])).toEqual([]);
});
