import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Heading } from '../../../src/components/elements/Heading';
import { renderInSite } from '../renderInSite';

describe('Heading', () => {
  test('has an anchor that names it', () => {
    renderInSite(
      <Heading as="h2" id="writing-data">
        Writing data
      </Heading>,
    );
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.id).toBe('writing-data');
    const anchor = screen.getByRole('link', { name: 'Direct link to Writing data' });
    expect(anchor.getAttribute('href')).toBe('#writing-data');
    expect(anchor.title).toBe('Direct link to Writing data');
  });

  test('names its anchor without its markup', () => {
    renderInSite(
      <Heading as="h3" id="get">
        Read with{' '}
        <code>
          db.<b>get</b>
        </code>
        , {2} ways{null}
      </Heading>,
    );
    expect(screen.getByTitle('Direct link to Read with db.get, 2 ways')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  });

  test('without an id has no anchor', () => {
    renderInSite(<Heading as="h4">Plain</Heading>);
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Plain');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
