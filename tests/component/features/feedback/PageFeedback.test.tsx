import { act, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventHandlers } from '../../../../src/features/analytics';
import { subscribeToEvents } from '../../../../src/features/analytics/track';
import { decide } from '../../../../src/features/consent/store';
import { PageFeedback } from '../../../../src/features/feedback';
import { renderInSite } from '../../renderInSite';

const handlers: EventHandlers = {};
beforeAll(() => subscribeToEvents(handlers));
afterAll(() => {
  delete handlers['page feedback'];
  Cookies.remove('allowsCookies');
});

const show = (path: string) => (
  <PageFeedback path={path}>
    <a href="/issue">Report</a>
  </PageFeedback>
);
const question = () => screen.queryByRole('group', { name: 'Was this page helpful?' });

test('asks readers who have accepted, where a service takes the answer, and gives everyone else the link', async () => {
  const { rerender } = renderInSite(show('/a'));
  expect(screen.getByRole('link')).toBeTruthy();
  act(() => decide('accepted'));
  expect(screen.getByRole('link')).toBeTruthy();

  act(() => decide('declined'));
  handlers['page feedback'] = () => {};
  act(() => decide('accepted'));
  await screen.findByRole('group', { name: 'Was this page helpful?' });
  expect(screen.queryByRole('link')).toBeNull();

  act(() => screen.getByRole('button', { name: 'No' }).click());
  expect(question()).toBeNull();
  rerender(show('/b'));
  expect(question()).not.toBeNull();

  act(() => decide('declined'));
  expect(question()).toBeNull();
  expect(screen.getByRole('link')).toBeTruthy();
});
