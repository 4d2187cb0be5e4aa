import { AnnouncementBarProvider } from '@docusaurus/theme-common/internal';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AnnouncementBar } from '../../../../src/features/announcement';
import { renderInSite } from '../../renderInSite';

const bar = () => screen.queryByRole('complementary', { name: 'Announcement' });
const close = () => screen.queryByRole('button', { name: 'Close the announcement' });

function show(config: object = {}) {
  const announcementBar = {
    id: '1.26',
    content: 'Convex 1.26 is <a href="/home">out</a>',
    backgroundColor: '#fff',
    textColor: '#000',
    isCloseable: true,
    ...config,
  };
  return renderInSite(
    <AnnouncementBarProvider>
      <AnnouncementBar />
    </AnnouncementBarProvider>,
    { siteConfig: { themeConfig: { announcementBar } } },
  );
}

describe('the announcement bar', () => {
  test('shows its content, with links', () => {
    show();
    expect(bar()?.textContent).toBe('Convex 1.26 is out');
    expect(screen.getByRole('link', { name: 'out' }).getAttribute('href')).toBe('/home');
  });

  test('has the configured background and text colors', () => {
    show({ backgroundColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)' });
    expect(bar()?.style.backgroundColor).toBe('rgb(1, 2, 3)');
    expect(bar()?.style.color).toBe('rgb(4, 5, 6)');
  });

  test('has the default colors if none are configured', () => {
    show();
    expect(bar()?.getAttribute('style') ?? '').toBe('');
  });

  test('has an optional close button', () => {
    show({ isCloseable: false });
    expect(bar()).not.toBeNull();
    expect(close()).toBeNull();
  });

  test('remembers that it was closed', () => {
    const first = show();
    fireEvent.click(close() as HTMLElement);
    expect(bar()).toBeNull();
    first.unmount();
    show();
    expect(bar()).toBeNull();
  });

  test('reappears when its id changes', () => {
    const first = show();
    fireEvent.click(close() as HTMLElement);
    first.unmount();
    show({ id: '1.27' });
    expect(bar()).not.toBeNull();
  });

  test('is hidden without a configuration', () => {
    renderInSite(
      <AnnouncementBarProvider>
        <AnnouncementBar />
      </AnnouncementBarProvider>,
    );
    expect(bar()).toBeNull();
  });
});
