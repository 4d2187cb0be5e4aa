import { AnnouncementBarProvider } from '@docusaurus/theme-common/internal';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnnouncementBar } from '../../../../src/features/page/Layout';
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

test('the bar has its content, configured colors, else those of the style sheet, and an optional button', () => {
  show();
  expect(bar()?.textContent).toBe('Convex 1.26 is out');
  expect(bar()?.getAttribute('style') ?? '').toBe('');
  cleanup();
  show({ isCloseable: false, backgroundColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)' });
  expect(bar()?.style.backgroundColor).toBe('rgb(1, 2, 3)');
  expect(bar()?.style.color).toBe('rgb(4, 5, 6)');
  expect(close()).toBeNull();
});

test('it stays closed until its id changes', () => {
  show();
  fireEvent.click(close() as HTMLElement);
  expect(bar()).toBeNull();
  cleanup();
  show();
  expect(bar()).toBeNull();
  cleanup();
  show({ id: '1.27' });
  expect(bar()).not.toBeNull();
});
