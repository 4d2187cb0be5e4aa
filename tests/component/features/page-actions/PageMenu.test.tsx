import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAskAiProvider } from '../../../../plugins/ask-ai';
import { PageActions } from '../../../../src/features/page-actions';
import { renderInSite } from '../../renderInSite';

let copied: string[];

beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
});
afterEach(() => vi.restoreAllMocks());

function show(siteConfig = {}) {
  const doc = { metadata: { permalink: '/functions/actions', title: 'Actions' } };
  const config = { url: 'https://docs.example.com', baseUrl: '/', ...siteConfig };
  return renderInSite(<PageActions />, { doc, siteConfig: config });
}

async function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Open in assistant' }));
  await screen.findByRole('list', { name: 'Open in', hidden: true });
}

const names = () =>
  within(screen.getByRole('list', { name: 'Open in', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

describe('the menu of a page', () => {
  test('opens assistants in a new tab that does not know the page', async () => {
    show();
    await open();
    expect(names()).toEqual(['ChatGPT', 'Claude', 'Perplexity', 'Cursor', 'VS Code']);
    const chatGpt = screen.getByRole('link', { name: 'ChatGPT', hidden: true });
    expect(chatGpt.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(chatGpt.getAttribute('target')).toBe('_blank');
    expect(decodeURIComponent(chatGpt.getAttribute('href') ?? '')).toContain(
      'Read https://docs.example.com/functions/actions.md so I can ask questions about it.',
    );
  });

  test('copies what connects a program to the MCP server', async () => {
    show({ baseUrl: '/docs/' });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy for Claude Code', hidden: true }));
    await screen.findByText('Copied');
    expect(copied).toEqual([
      'claude mcp add --transport http convex-docs https://docs.example.com/docs/mcp',
    ]);
  });
});

describe('the entry for Ask AI', () => {
  test('closes the menu and opens the assistant for questions about the page', async () => {
    const ask = vi.fn(async () => {});
    const prepare = vi.fn();
    setAskAiProvider({ prepare, open: ask });
    const { container } = show();
    await open();
    const menu = container.querySelector<HTMLElement>('[popover]');
    const hide = vi.fn();
    Object.assign(menu ?? {}, { hidePopover: hide });
    const button = screen.getByRole('button', { name: 'Ask AI about this page', hidden: true });
    fireEvent.pointerEnter(button);
    expect(prepare).toHaveBeenCalled();
    fireEvent.click(button);
    expect(hide).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledExactlyOnceWith(undefined, {
      title: 'Actions',
      path: '/functions/actions',
    });
  });

  test('says when the assistant cannot be loaded, in the menu', async () => {
    setAskAiProvider({
      prepare() {},
      open: async () => {
        throw new Error('offline');
      },
    });
    const { container } = show();
    await open();
    const again = vi.fn();
    const menu = container.querySelector<HTMLElement>('[popover]');
    Object.assign(menu ?? {}, { hidePopover() {}, showPopover: again });
    fireEvent.click(screen.getByRole('button', { name: 'Ask AI about this page', hidden: true }));
    await screen.findByText('Ask AI did not load: try again');
    expect(again).toHaveBeenCalledOnce();
  });
});
