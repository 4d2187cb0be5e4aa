import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Card, Cards } from '../../../src/components/Cards/Cards';
import { renderInSite } from '../renderInSite';

describe('Card', () => {
  test('is one link that contains its title and text', () => {
    renderInSite(
      <Cards>
        <Card title="Schemas" href="/database/schemas" icon="table-2">
          Describe your tables.
        </Card>
      </Cards>,
    );
    const link = screen.getByRole('link', { name: 'Schemas Describe your tables.' });
    expect(link.getAttribute('href')).toBe('/database/schemas');
    expect(link.querySelector('use')?.getAttribute('href')).toBe('#icon:table-2');
  });
});
