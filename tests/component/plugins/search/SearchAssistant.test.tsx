import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAskAiProvider } from '../../../../plugins/ask-ai';
import { active, answering, onClose, press, show, source, titles, type, wait } from './searchTools';

const docs = [
  { title: 'Indexes', url: '/database/indexes' },
  { title: 'Schemas', url: '/database/schemas' },
];

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the AI option', () => {
  const open = vi.fn(async () => {});
  beforeEach(() => {
    open.mockClear();
    setAskAiProvider({ prepare() {}, open });
    show({ sources: [source('Docs search', answering(docs))] });
  });

  test("is the first row, 'Get an instant AI answer', and not the one highlighted", async () => {
    type('index');
    await wait(300);
    expect(titles()[0]).toContain('Can you tell me about index?');
    expect(titles()[0]).toContain('Get an instant AI answer');
    expect(active()).toBe(1);
  });

  test('closes the dialog and asks the assistant about the query', async () => {
    type('index');
    await wait(300);
    press('ArrowUp');
    expect(active()).toBe(0);
    press('Enter');
    expect(onClose).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledExactlyOnceWith('index', undefined);
  });
});

test('without results the AI option is the highlighted one', async () => {
  setAskAiProvider({ prepare() {}, open: async () => {} });
  show({ sources: [source('Docs search', answering([]))] });
  type('index');
  await wait(300);
  expect(titles()).toHaveLength(1);
  expect(active()).toBe(0);
  expect(screen.getByText('No results for “index”')).toBeTruthy();
});

test('keys that end the composition of an input method neither close nor move', async () => {
  show({ sources: [source('Docs search', answering(docs))] });
  type('index');
  await wait(300);
  const before = active();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Escape', 'Enter', 'ArrowDown']) press(key, composing);
  }
  expect(onClose).not.toHaveBeenCalled();
  expect(active()).toBe(before);
});

test('an empty query is not searched for', async () => {
  const search = vi.fn(answering(docs));
  show({ sources: [source('Docs search', search)] });
  type('index');
  await wait(300);
  type('');
  await wait(300);
  expect(search).toHaveBeenCalledOnce();
});

test('a source that fails is no reason to say that there are no results', async () => {
  const fail = async () => {
    throw new Error('down');
  };
  show({ sources: [source('Docs search', fail)] });
  type('index');
  await wait(300);
  expect(screen.getAllByText('Docs search did not answer.')).toHaveLength(2);
  expect(screen.queryByText(/^No results/)).toBeNull();
});

test('an Enter before the results never asks the AI, but opens the first one', async () => {
  const open = vi.fn(async () => {});
  setAskAiProvider({ prepare() {}, open });
  show({ sources: [source('Docs search', answering(docs, 1000))] });
  type('index');
  press('Enter');
  await wait(600);
  expect(titles()).toHaveLength(1);
  expect(active()).toBe(-1);
  press('Enter');
  expect(onClose).not.toHaveBeenCalled();
  await wait(1000);
  expect(open).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test('an Enter for a query that has been changed since opens nothing', async () => {
  show({ sources: [source('Docs search', answering(docs, 100))] });
  type('index');
  press('Enter');
  type('indexes');
  await wait(1000);
  expect(titles().length).toBeGreaterThan(1);
  expect(onClose).not.toHaveBeenCalled();
});
