import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PackageManager } from '../../../../src/features/code';
import { renderInSite } from '../../renderInSite';

const line = (text: string) => `${text}\n`;
const block = (
  <PackageManager
    npm={line('npm install convex') + line('npx convex dev')}
    pnpm={line('pnpm add convex')}
    yarn={line('yarn add convex')}
    bun={line('bun add convex')}
  />
);
const tab = (name: string) => screen.getAllByRole('tab', { name })[0] as HTMLElement;

test('the commands for the chosen package manager are copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderInSite(block);
  fireEvent.click(tab('pnpm'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  await screen.findByText('Copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('pnpm add convex');
});
