import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Pager } from '../../../../src/features/page/PageEnd';
import { renderInSite } from '../../renderInSite';

const previous = { title: 'Queries', permalink: '/functions/query-functions' };
const next = { title: 'Actions', permalink: '/functions/actions' };

describe('Pager', () => {
  test('links to the previous and next pages', () => {
    renderInSite(<Pager previous={previous} next={next} />);
    expect(screen.getByRole('navigation', { name: 'Previous and next page' })).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['PreviousQueries', 'NextActions']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      previous.permalink,
      next.permalink,
    ]);
  });

  test.each([
    ['first', { next }, 'Next'],
    ['last', { previous }, 'Previous'],
  ])('has one link on the %s page', (_which, props, way) => {
    renderInSite(<Pager {...props} />);
    expect(screen.getByRole('link').textContent).toContain(way);
  });
});
