import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Aside, type AsideProps } from '../../../src/components/Aside/Aside';
import { renderInSite } from '../renderInSite';

describe('Aside', () => {
  test.each<[AsideProps['type'], string]>([
    ['note', 'info'],
    ['tip', 'lightbulb'],
    ['warning', 'triangle-alert'],
    ['beta', 'flask-conical'],
  ])('is a note with a title, an icon of its type and its text: %s', (type, icon) => {
    renderInSite(
      <Aside type={type} title="Mind this">
        <p>The text.</p>
      </Aside>,
    );
    const aside = screen.getByRole('note');
    expect(aside.textContent).toBe('Mind thisThe text.');
    expect(aside.querySelector('use')?.getAttribute('href')).toBe(`#icon:${icon}`);
  });
});
