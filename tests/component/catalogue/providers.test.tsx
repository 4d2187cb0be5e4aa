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
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../renderInSite';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function Caller({ hook }: { hook: () => unknown }) {
  hook();
  return null;
}

describe('a missing provider is an error that names it:', () => {
  test.each([
    ['ColorModeProvider', useColorMode],
    ['AnnouncementBarProvider', useAnnouncementBar],
    ['NavbarMobileSidebarProvider', useNavbarMobileSidebar],
    ['DocsSidebarProvider', useDocsSidebar],
  ])('%s', (provider, hook) => {
    expect(() => render(<Caller hook={hook} />)).toThrow(
      new RegExp(`^Hook \\w* is called outside the <${provider}>\\.`),
    );
  });
});

describe('the sidebar', () => {
  test('that is missing on the current page is an error', () => {
    expect(() => renderInSite(<Caller hook={useCurrentSidebarCategory} />)).toThrow(
      'Unexpected: cant find current sidebar in context',
    );
  });

  test('without a category for the path is an error', () => {
    expect(() =>
      renderInSite(<Caller hook={useCurrentSidebarCategory} />, {
        path: '/realtime',
        sidebar: [{ type: 'link', href: '/realtime', label: 'Realtime', docId: 'realtime' }],
      }),
    ).toThrow('/realtime is not associated with a category.');
  });

  test('with a doc id that is not found is an error', () => {
    expect(() =>
      renderInSite(
        <DocsVersionProvider version={{ docs: {} } as never}>
          <Caller hook={() => useDocById('gone')} />
        </DocsVersionProvider>,
      ),
    ).toThrow('no version doc found by id=gone');
  });
});

describe('a path', () => {
  test("that cannot be decoded is a 'could not be decoded' URI error", () => {
    const show = () => render(<MemoryRouter initialEntries={['/%E0%A4%A']}>page</MemoryRouter>);
    expect(show).toThrow(URIError);
    expect(show).toThrow(/^Pathname "\/%E0%A4%A" could not be decoded\./);
  });
});
