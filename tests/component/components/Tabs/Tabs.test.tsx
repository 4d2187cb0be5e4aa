import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tab, Tabs } from '../../../../src/components/Tabs/Tabs';
import { renderInSite } from '../../renderInSite';

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

test('the first tab shows, the others stay in the page, hidden, and each is tied to its panel', () => {
  const { container } = renderInSite(<Languages group="server-language" />);
  expect(chosen()).toEqual(['TypeScript']);
  expect(shown()).toEqual(['Text for TypeScript']);
  expect(container.querySelectorAll('[role=tabpanel][hidden]')).toHaveLength(2);
  const list = screen.getByRole('tablist', { name: 'server language' });
  for (const each of within(list).getAllByRole('tab')) {
    const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(each.id);
  }
});

test.each([
  ['ArrowRight', 'TypeScript', 'JavaScript'],
  ['ArrowRight', 'Python', 'TypeScript'],
  ['ArrowLeft', 'JavaScript', 'TypeScript'],
  ['ArrowLeft', 'TypeScript', 'Python'],
  ['Home', 'Python', 'TypeScript'],
  ['End', 'TypeScript', 'Python'],
])('%s moves from %s to %s, focus and choice together', (key, from, to) => {
  renderInSite(<Languages />);
  fireEvent.click(tab(from));
  expect(shown()).toEqual([`Text for ${from}`]);
  tab(from).focus();
  const wasPrevented = !press(key);
  expect(chosen()).toEqual([to]);
  expect(document.activeElement).toBe(tab(to));
  expect(wasPrevented).toBe(true);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
});

test('the choice is shared by sets of the same group that have it, and remembered for the next page', () => {
  const sets = (
    <>
      <Languages />
      <Languages labels={['Rust', 'Python']} />
      <Languages labels={['Rust', 'JavaScript']} />
      <Languages group="other" />
    </>
  );
  const { unmount } = renderInSite(sets);
  fireEvent.click(screen.getAllByRole('tab', { name: 'Python' })[0] as Element);
  const expected = ['Python', 'Python', 'Rust', 'TypeScript'];
  expect(chosen()).toEqual(expected);
  expect(localStorage.getItem('choice-language')).toBe('Python');
  unmount();
  renderInSite(sets);
  expect(chosen()).toEqual(expected);
});
