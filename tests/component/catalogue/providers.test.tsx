import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {
  DocsVersionProvider,
  useCurrentSidebarCategory,
  useDocById,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { useColorMode } from '@docusaurus/theme-common';
import { useAnnouncementBar, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../renderInSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Caller({ hook }: { hook: () => unknown }) {
  hook();
  return null;
}

test.each([
  ['ColorModeProvider', useColorMode],
  ['AnnouncementBarProvider', useAnnouncementBar],
  ['NavbarMobileSidebarProvider', useNavbarMobileSidebar],
  ['DocsSidebarProvider', useDocsSidebar],
])('a missing provider is an error that names it: %s', (provider, hook) => {
  expect(() => render(<Caller hook={hook} />)).toThrow(
    new RegExp(`^Hook \\w* is called outside the <${provider}>\\.`),
  );
});

test('a sidebar that is missing, or has no category for the path, is an error', () => {
  const show = (surroundings: Parameters<typeof renderInSite>[1]) => () =>
    renderInSite(<Caller hook={useCurrentSidebarCategory} />, surroundings);
  expect(show({})).toThrow('Unexpected: cant find current sidebar in context');
  const link = { type: 'link', href: '/realtime', label: 'Realtime', docId: 'realtime' } as const;
  expect(show({ path: '/realtime', sidebar: [link] })).toThrow(
    '/realtime is not associated with a category.',
  );
});

test('a doc id that is not found is an error', () => {
  expect(() =>
    render(
      <DocsVersionProvider version={{ docs: {} } as never}>
        <Caller hook={() => useDocById('gone')} />
      </DocsVersionProvider>,
    ),
  ).toThrow('no version doc found by id=gone');
});

test("a path that cannot be decoded is a 'could not be decoded' URI error", () => {
  const show = () => render(<MemoryRouter initialEntries={['/%E0%A4%A']}>page</MemoryRouter>);
  expect(show).toThrow(URIError);
  expect(show).toThrow(/^Pathname "\/%E0%A4%A" could not be decoded\./);
});

test('a page module without default export is an error that says so', async () => {
  const Page = ComponentCreator('/no-default', 'abc') as unknown as () => null;
  renderInSite(
    <ErrorBoundary fallback={({ error }) => <p>{error.message}</p>}>
      <Page />
    </ErrorBoundary>,
  );
  const message = /^The page component at \/no-default doesn't have a default export\./;
  expect(await screen.findByText(message)).toBeTruthy();
});
