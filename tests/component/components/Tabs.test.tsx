import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Tab, Tabs } from '../../../src/components/Tabs/Tabs';
import { renderInSite } from '../renderInSite';

function Languages({ group = 'language', labels = ['TypeScript', 'JavaScript', 'Python'] }) {
  return (
    <Tabs group={group}>
      {labels.map((label) => (
        <Tab key={label} label={label}>
          Text for {label}
        </Tab>
      ))}
    </Tabs>
  );
}

const chosen = () =>
  screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

describe('a set of tabs', () => {
  test('shows the first tab and keeps the others in the page, hidden', () => {
    const { container } = renderInSite(<Languages />);
    expect(chosen()).toEqual(['TypeScript']);
    expect(shown()).toEqual(['Text for TypeScript']);
    expect(container.querySelectorAll('[role=tabpanel][hidden]')).toHaveLength(2);
  });

  test('names its list and ties each tab to its panel', () => {
    renderInSite(<Languages group="server-language" />);
    const list = screen.getByRole('tablist', { name: 'server language' });
    for (const each of within(list).getAllByRole('tab')) {
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('role')).toBe('tabpanel');
      expect(panel?.getAttribute('aria-labelledby')).toBe(each.id);
    }
  });

  test('shows the tab that is clicked', () => {
    renderInSite(<Languages />);
    fireEvent.click(tab('Python'));
    expect(chosen()).toEqual(['Python']);
    expect(shown()).toEqual(['Text for Python']);
  });
});

describe('the keyboard', () => {
  test('has one stop in the list: the chosen tab', () => {
    renderInSite(<Languages />);
    fireEvent.click(tab('JavaScript'));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  test.each([
    ['ArrowRight', 'TypeScript', 'JavaScript'],
    ['ArrowRight', 'Python', 'TypeScript'],
    ['ArrowLeft', 'JavaScript', 'TypeScript'],
    ['ArrowLeft', 'TypeScript', 'Python'],
    ['Home', 'Python', 'TypeScript'],
    ['End', 'TypeScript', 'Python'],
  ])('moves with %s from %s to %s, focus and choice together', (key, from, to) => {
    renderInSite(<Languages />);
    fireEvent.click(tab(from));
    tab(from).focus();
    const wasPrevented = !press(key);
    expect(chosen()).toEqual([to]);
    expect(document.activeElement).toBe(tab(to));
    expect(wasPrevented).toBe(true);
  });
});

describe('the choice', () => {
  test('is remembered for the next page', () => {
    const { unmount } = renderInSite(<Languages />);
    fireEvent.click(tab('Python'));
    expect(localStorage.getItem('choice-language')).toBe('Python');
    unmount();
    renderInSite(<Languages />);
    expect(chosen()).toEqual(['Python']);
  });

  test('is shared by sets of the same group and by no other', () => {
    renderInSite(
      <>
        <Languages />
        <Languages />
        <Languages group="other" />
      </>,
    );
    fireEvent.click(screen.getAllByRole('tab', { name: 'Python' })[0] as Element);
    expect(chosen()).toEqual(['Python', 'Python', 'TypeScript']);
  });

  test("falls back to the first tab in a set that doesn't have it", () => {
    renderInSite(
      <>
        <Languages />
        <Languages labels={['Rust', 'JavaScript']} />
      </>,
    );
    fireEvent.click(tab('Python'));
    expect(chosen()).toEqual(['Python', 'Rust']);
  });
});
