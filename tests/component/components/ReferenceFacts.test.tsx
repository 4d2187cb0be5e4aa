import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsedIn } from '../../../src/components/navigation/UsedIn';
import { ReferenceFacts } from '../../../src/components/reference/ReferenceFacts';

const facts = { module: 'convex/server', kind: 'Class', package: 'convex 1.2.3', license: 'MIT' };

test('ReferenceFacts says where an API comes from and links its source', () => {
  const { container } = render(
    <ReferenceFacts
      {...facts}
      source="src/a.ts:3"
      href="https://unpkg.com/convex@1.2.3/src/a.ts"
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Import from',
    'Kind',
    'Package',
    'Source',
  ]);
  expect(container.textContent).toContain('convex 1.2.3MIT');
  expect(screen.getByRole('link', { name: 'src/a.ts:3' }).getAttribute('href')).toBe(
    'https://unpkg.com/convex@1.2.3/src/a.ts',
  );
});

test('ReferenceFacts leaves out a source that is not known', () => {
  render(<ReferenceFacts {...facts} />);
  expect(screen.getAllByRole('term')).toHaveLength(3);
});

test('ReferenceFacts names the program that runs a command', () => {
  const { module, ...others } = facts;
  render(<ReferenceFacts {...others} command="npx convex" />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Run with',
    'Kind',
    'Package',
  ]);
  expect(screen.queryByText(module)).toBeNull();
  expect(screen.getByText('npx convex')).toBeTruthy();
});

test('UsedIn shows its links as a list', () => {
  render(
    <UsedIn>
      <ul>
        <li>
          <a href="/home">Home</a>
        </li>
      </ul>
    </UsedIn>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Home');
});
