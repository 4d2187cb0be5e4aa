import { describe, expect, test } from 'vitest';
import { assistantsFor } from '../../../../src/features/page-actions/PageMenu';

const markdown = 'https://docs.example.com/database/reading-data/indexes.md';
const prompt = `Read ${markdown} so I can ask questions about it.`;

describe('links to assistants', () => {
  test.each([
    ['ChatGPT', 'https://chatgpt.com/', 'q'],
    ['Claude', 'https://claude.ai/new', 'q'],
    ['Perplexity', 'https://www.perplexity.ai/search/new', 'q'],
    ['Cursor', 'https://cursor.com/link/prompt', 'text'],
  ])('%s gets a prompt that names the Markdown of the page', (name, address, parameter) => {
    const href = assistantsFor(markdown).find((assistant) => assistant.name === name)?.href;
    const url = new URL(href ?? '');
    expect(url.origin + url.pathname).toBe(address);
    expect(url.searchParams.get(parameter)).toBe(prompt);
  });

  test('ChatGPT searches the web, because it has to read the page', () => {
    expect(new URL(assistantsFor(markdown)[0]?.href ?? '').searchParams.get('hints')).toBe(
      'search',
    );
  });
});
