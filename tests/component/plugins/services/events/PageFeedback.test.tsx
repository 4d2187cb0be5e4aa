import { act, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { decide } from '../../../../../plugins/services/consent/store';
import type { EventHandlers } from '../../../../../plugins/services/events';
import { subscribeToEvents } from '../../../../../plugins/services/events';
import { PageFeedback } from '../../../../../plugins/services/events/PageFeedback';
import { renderInSite } from '../../../renderInSite';

const handlers: EventHandlers = {};
const take = vi.fn();
beforeAll(() => subscribeToEvents(handlers));
beforeEach(() => {
  handlers['page feedback'] = take;
});
afterEach(() => {
  delete handlers['page feedback'];
  Cookies.remove('allowsCookies');
  take.mockClear();
});

const show = (path: string) => (
  <PageFeedback path={path}>
    <a href="/issue">Report</a>
  </PageFeedback>
);
const question = () => screen.queryByRole('group', { name: 'Was this page helpful?' });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a reader has the link unless the reader has accepted and a service takes the answer', () => {
  renderInSite(show('/a'));
  const expectLink = () => {
    expect(question()).toBeNull();
    expect(screen.getByRole('link')).toBeTruthy();
  };
  expectLink();
  act(() => decide('declined'));
  expectLink();
  delete handlers['page feedback'];
  act(() => decide('accepted'));
  expectLink();
});

test.each([
  ['Yes', true],
  ['No', false],
])('after Accept, %s is one event, and each page has its question', (name, isHelpful) => {
  const { rerender } = renderInSite(show('/a'));
  act(() => decide('accepted'));
  expect(screen.queryByRole('link')).toBeNull();
  // The reader is elsewhere on the page.
  expect(document.activeElement).toBe(document.body);
  expect(take).not.toHaveBeenCalled();

  press(name);
  expect(take).toHaveBeenCalledExactlyOnceWith({ path: '/a', isHelpful });
  expect(question()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Thanks for your feedback.');

  rerender(show('/b'));
  expect(question()).not.toBeNull();
  act(() => decide('declined'));
  expect(question()).toBeNull();
  expect(screen.getByRole('link')).toBeTruthy();
});
