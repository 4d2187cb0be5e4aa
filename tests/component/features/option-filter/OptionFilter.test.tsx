import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Parameter } from '../../../../src/components/reference/Parameter';
import { Parameters } from '../../../../src/components/reference/Parameters';
import { OptionFilter } from '../../../../src/features/option-filter';
import { renderInSite } from '../../renderInSite';

const page = (
  <OptionFilter>
    <h2 id="dev">npx convex dev</h2>
    <p>Pushes your code.</p>
    <Parameters>
      <Parameter name="--once">
        <p>
          Stops after <em>one</em> push.
        </p>
      </Parameter>
      <Parameter name="--codegen <mode>" type={'"enable" | "disable"'}>
        Whether to write types.
      </Parameter>
    </Parameters>
    <h2 id="logs">npx convex logs</h2>
    <Parameters>
      <Parameter name="--history [n]">How many lines.</Parameter>
    </Parameters>
    <h2 id="docs">npx convex docs</h2>
    <a href="#logs">Logs</a>
  </OptionFilter>
);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter options' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const headings = () => screen.queryAllByRole('heading').map(({ id }) => id);
const count = () => screen.getByRole('status').textContent;

test('everything is there until a reader types', () => {
  renderInSite(page);
  expect(count()).toBe('3 options');
  expect(headings()).toEqual(['dev', 'logs', 'docs']);
  type('  ');
  expect(headings()).toEqual(['dev', 'logs', 'docs']);
});

test('finds options by name, value and description, below their commands', () => {
  renderInSite(page);
  type('one PUSH');
  expect(headings()).toEqual(['dev']);
  expect(screen.getByText('--once')).toBeTruthy();
  expect(screen.queryByText('--codegen <mode>')).toBeNull();
  expect(screen.queryByText('Pushes your code.')).toBeNull();
  expect(count()).toBe('1 option');
  type('--');
  expect(headings()).toEqual(['dev', 'logs']);
  expect(count()).toBe('3 options');
  type('disable');
  expect(screen.getByText('--codegen <mode>')).toBeTruthy();
  type('');
  expect(headings()).toEqual(['dev', 'logs', 'docs']);
});

test('says when no option matches', () => {
  renderInSite(page);
  type('--nope');
  expect(headings()).toEqual([]);
  expect(count()).toBe('No option contains that.');
});
