import {
  DocsVersionProvider,
  useCurrentSidebarCategory,
  useDocById,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { useColorMode } from '@docusaurus/theme-common';
import { useAnnouncementBar, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../renderInSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function Caller({ hook }: { hook: () => unknown }) {
  hook();
  return null;
}

test.each([
  ['ColorModeProvider', useColorMode],
  ['AnnouncementBarProvider', useAnnouncementBar],
  ['NavbarMobileSidebarProvider', useNavbarMobileSidebar],
  ['DocsSidebarProvider', useDocsSidebar],
])('a missing %s is an error that names it', (provider, hook) => {
  expect(() => render(<Caller hook={hook} />)).toThrow(
    new RegExp(`^Hook \\w* is called outside the <${provider}>\\.`),
  );
});

test.each<[string, () => unknown, object]>([
  ['Unexpected: cant find current sidebar in context', useCurrentSidebarCategory, {}],
  [
    '/realtime is not associated with a category.',
    useCurrentSidebarCategory,
    {
      path: '/realtime',
      sidebar: [{ type: 'link', href: '/realtime', label: 'Realtime', docId: 'realtime' }],
    },
  ],
  ['no version doc found by id=gone', () => useDocById('gone'), {}],
])('a problem of the sidebar is an error: %s', (message, hook, around) => {
  const show = () =>
    renderInSite(
      <DocsVersionProvider version={{ docs: {} } as never}>
        <Caller hook={hook} />
      </DocsVersionProvider>,
      around,
    );
  expect(show).toThrow(message);
});

test("a path that cannot be decoded is a 'could not be decoded' URI error", () => {
  const show = () => render(<MemoryRouter initialEntries={['/%E0%A4%A']}>page</MemoryRouter>);
  expect(show).toThrow(URIError);
  expect(show).toThrow(/^Pathname "\/%E0%A4%A" could not be decoded\./);
});
