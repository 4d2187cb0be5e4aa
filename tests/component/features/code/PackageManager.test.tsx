import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

afterEach(() => vi.restoreAllMocks());

describe('PackageManager', () => {
  test('offers four managers and shows the commands of npm', () => {
    renderInSite(block);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'npm',
      'pnpm',
      'yarn',
      'bun',
    ]);
    expect(screen.getByRole('tablist', { name: 'Package manager' })).toBeTruthy();
    expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual([
      'npm install convex\nnpx convex dev\n',
    ]);
  });

  test('copies the commands that are shown', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderInSite(block);
    fireEvent.click(tab('pnpm'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    await screen.findByText('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('pnpm add convex');
  });
});
