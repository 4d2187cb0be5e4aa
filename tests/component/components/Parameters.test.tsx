import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  Parameter,
  Parameters,
  ParameterType,
} from '../../../src/components/Parameters/Parameters';

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

  test('shows a type with links next to its name, before the description', () => {
    const { container } = render(
      <Parameters label="Returns">
        <Parameter name="id" id="id">
          <ParameterType>
            Promise&lt;<a href="/api/x">Id</a>&gt;
          </ParameterType>
          <p>Whose it is.</p>
        </Parameter>
      </Parameters>,
    );
    expect(container.textContent).toBe('ReturnsidPromise<Id>Whose it is.');
    expect(container.querySelector('#id')?.firstElementChild?.textContent).toBe('idPromise<Id>');
    expect(screen.getByRole('link', { name: 'Id' }).getAttribute('href')).toBe('/api/x');
  });

  test('says when it is required', () => {
    render(
      <Parameter name="id" type="Id" required>
        a
      </Parameter>,
    );
    expect(screen.getByText('required')).toBeTruthy();
  });
});
