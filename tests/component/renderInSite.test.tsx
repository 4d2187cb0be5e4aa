import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Navbar } from '../../src/features/navbar';
import { DocPage, DocsFrame, PageBody, PageHead } from '../../src/features/page';
import { renderInSite } from './renderInSite';

test('a page of the docs renders in the surroundings of component tests', () => {
  renderInSite(
    <DocsFrame>
      <Navbar />
      <DocPage>
        <PageHead>The lead.</PageHead>
        <PageBody>
          <h2 id="first">First</h2>
        </PageBody>
      </DocPage>
    </DocsFrame>,
    {
      path: '/functions/actions',
      siteConfig: {
        themeConfig: { navbar: { items: [{ label: 'Blog', href: 'https://e.com' }] } },
      },
      doc: {
        metadata: { title: 'Actions', permalink: '/functions/actions' },
        toc: [{ value: 'First', id: 'first', level: 2 }],
      },
      sidebar: [{ type: 'link', href: '/functions/actions', label: 'Actions', docId: 'a' }],
    },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Actions');
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('https://e.com');
});
