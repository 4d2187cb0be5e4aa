import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Contents } from '../../../src/components/navigation/Contents';
import { ContentsLink } from '../../../src/components/navigation/ContentsLink';
import { LogoGrid } from '../../../src/components/navigation/LogoGrid';
import { LogoLink } from '../../../src/components/navigation/LogoLink';
import { renderInSite } from '../renderInSite';

test('Contents lists pages in their order, each as a link with icon, title and line', () => {
  renderInSite(
    <Contents>
      <ContentsLink title="Queries" href="/functions/query-functions" icon="eye">
        Read data.
      </ContentsLink>
      <ContentsLink title="React" href="/client/react" icon="react">
        Show data.
      </ContentsLink>
    </Contents>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/functions/query-functions',
    '/client/react',
  ]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'QueriesRead data.',
    'ReactShow data.',
  ]);
  expect(links.map((link) => link.querySelector('use')?.getAttribute('href'))).toEqual([
    '#icon:eye',
    '#icon:react',
  ]);
});

test('LogoGrid names each framework next to its logo', () => {
  renderInSite(
    <LogoGrid>
      <LogoLink href="/quickstart/nodejs" icon="nodejs">
        Node.js
      </LogoLink>
    </LogoGrid>,
  );
  const link = screen.getByRole('link', { name: 'Node.js' });
  expect(link.getAttribute('href')).toBe('/quickstart/nodejs');
  expect(link.querySelector('use')?.getAttribute('href')).toBe('#icon:nodejs');
});
