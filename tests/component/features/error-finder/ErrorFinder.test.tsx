import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../renderInSite';

const entries = [
  {
    url: '/error#index-not-found',
    title: 'Index <table>.<index> not found',
    messages: ['Index <table>.<index> not found.'],
    cause: 'The schema does not have it.',
    fix: 'Add it.',
    more: '/error/indexes#index-not-found',
  },
  {
    url: '/error#too-many-writes',
    title: 'Too many writes in a single function execution',
    messages: ['Too many writes in a single function execution (limit: 16000)'],
    cause: 'One mutation writes too much.',
    fix: 'Write in batches.',
  },
  {
    url: '/error#too-many-ranges',
    title: 'Too many reads in a single function execution',
    messages: ['Too many reads in a single function execution (limit: 4096)'],
    cause: 'One function reads too many ranges.',
    fix: 'Use an index.',
  },
];

let status = 200;
let requests = 0;

beforeEach(() => {
  status = 200;
  requests = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    requests += 1;
    expect(address).toBe('/search-index/test/errors.json');
    return new Response(JSON.stringify(entries), { status });
  });
  Element.prototype.scrollIntoView = vi.fn();
  // The module keeps what it has loaded.
  vi.resetModules();
});

async function renderFinder() {
  const { ErrorFinder: Finder } = await import('../../../../src/features/error-finder');
  renderInSite(<Finder />, { path: '/error' });
  return screen.getByLabelText<HTMLTextAreaElement>('Paste your error');
}

const result = () => screen.getByRole('status').textContent;

test('a pasted message is found without a press, with its code; nothing is loaded before', async () => {
  const field = await renderFinder();
  expect(result()).toMatch(/stays in your browser/);
  expect(requests).toBe(0);
  fireEvent.focus(field);
  const text =
    'Uncaught Error: Index posts.by_author not found.\n    at handler (../convex/a.ts:1:2)';
  fireEvent.input(field, { target: { value: text } });
  const link = await screen.findByRole('link', { name: 'Index <table>.<index> not found' });
  expect(link.getAttribute('href')).toBe('/error#index-not-found');
  const code = screen.getByRole('link', { name: 'Code before and after' });
  expect(result()).toMatch(/Cause\. .*Fix\. .*Not it\?/s);
  expect(code.getAttribute('href')).toBe('/error/indexes#index-not-found');
  expect(requests).toBe(1);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('a text that fits two errors shows both, and one that is only close says so', async () => {
  const field = await renderFinder();
  fireEvent.input(field, { target: { value: 'Too many in a single function execution' } });
  expect(await screen.findByText('This text fits 2 errors:')).toBeTruthy();
  expect(result()).toMatch(/One mutation writes too much\..*One function reads too many ranges\./s);
  const other = 'Too many writes in a long single background function execution';
  fireEvent.input(field, { target: { value: other } });
  expect(await screen.findByText(/^No error has exactly this text\./)).toBeTruthy();
  expect(result()).toMatch(/One mutation writes too much/);
});

test('an unknown message says so, and offers search and the community', async () => {
  const field = await renderFinder();
  fireEvent.input(field, { target: { value: 'TypeError: x.map is not a function' } });
  expect(await screen.findByText('This message is not in these docs.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search the docs' })).toBeTruthy();
  const community = screen.getByRole('link', { name: 'Ask the community' });
  expect(community.getAttribute('href')).toBe('https://convex.dev/community');
  fireEvent.input(field, { target: { value: '' } });
  expect(result()).toMatch(/stays in your browser/);
});

test('Enter submits, except the one that ends the composition of an input method', async () => {
  const field = await renderFinder();
  fireEvent.input(field, { target: { value: 'Index' } });
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field, { key: 'Enter', ...composing });
  }
  expect(requests).toBe(0);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('This message is not in these docs.')).toBeTruthy();
});

test('a failed load says so, and works once the fault is lifted', async () => {
  status = 500;
  const field = await renderFinder();
  fireEvent.input(field, { target: { value: 'Index posts.by_author not found.' } });
  const again = await screen.findByRole('button', { name: 'try again' });
  status = 200;
  await act(async () => fireEvent.click(again));
  expect(await screen.findByRole('link', { name: /^Index/ })).toBeTruthy();
});
