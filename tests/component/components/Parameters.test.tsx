import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Parameter } from '../../../src/components/Parameter';
import { Parameters } from '../../../src/components/Parameters';

describe('Parameter', () => {
  test('shows name, type and description', () => {
    const { container } = render(
      <Parameters>
        <Parameter name="limit" type="number">
          How many.
        </Parameter>
      </Parameters>,
    );
    expect(screen.getByText('limit')).toBeTruthy();
    expect(screen.getByText('number')).toBeTruthy();
    expect(container.textContent).toBe('limitnumberHow many.');
  });

  test('says when it is required', () => {
    render(
      <Parameter name="id" type="Id" required>
        a
      </Parameter>,
    );
    expect(screen.getByText('required')).toBeTruthy();
  });

  test.each(['10', ''])('says what is taken where it is not given: "%s"', (value) => {
    const { container } = render(
      <Parameter name="limit" type="number" default={value}>
        a
      </Parameter>,
    );
    expect(container.textContent).toContain(`default ${value}`);
    expect(screen.queryByText('required')).toBeNull();
  });
});
