import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWidget } from '../../../../plugins/ask-ai';

const open = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  open.mockClear();
  window.Kapa = { open };
});
afterEach(() => {
  delete window.Kapa;
  vi.useRealTimers();
});

const create = () =>
  createWidget({ websiteId: 'a', projectName: 'b', projectColor: '#000', projectLogo: 'c' });
const page = { title: 'Cron jobs', path: '/scheduling/cron-jobs' };

test.each<[string, Parameters<ReturnType<typeof create>['open']>, object]>([
  ['nothing', [], { mode: 'ai' }],
  [
    'a query from search',
    ['index'],
    { mode: 'ai', query: 'Can you tell me about index?', submit: true },
  ],
  [
    'a page',
    [undefined, page],
    { mode: 'ai', query: 'Can you tell me about Cron jobs?', submit: true },
  ],
])('the widget is opened with %s', async (_, given, expected) => {
  await create().open(...given);
  expect(open).toHaveBeenCalledExactlyOnceWith(expected);
});
