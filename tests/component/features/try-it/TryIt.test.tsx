import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TryIt } from '../../../../src/features/try-it';
import { createProject } from '../../../unit/features/try-it/request/operations';
import { renderInSite } from '../../renderInSite';

test('the form is not part of the page until it is opened, and keeps what was typed when it is closed', async () => {
  renderInSite(<TryIt operation={createProject} />);
  const button = screen.getByRole('button', { name: /^Try it/ });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('form')).toBeNull();

  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  const team = await screen.findByLabelText<HTMLInputElement>(/team_id/, {}, { timeout: 10_000 });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(false);
  fireEvent.input(team, { target: { value: '7' } });

  fireEvent.click(button);
  expect(panel?.hidden).toBe(true);
  await act(async () => fireEvent.click(button));
  expect(screen.getByLabelText<HTMLInputElement>(/team_id/).value).toBe('7');
});
