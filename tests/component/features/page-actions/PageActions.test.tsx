import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { setAskAiProvider } from '../../../../plugins/ask-ai';
import { PageActions } from '../../../../src/features/page-actions';
import { renderInSite } from '../../renderInSite';

let request: MockInstance<typeof fetch>;
let copied: string[];

beforeEach(() => {
  request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('# Actions\n'));
  copied = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    for (const item of items) copied.push(await (await item.getType('text/plain')).text());
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
});

function show(permalink = '/functions/actions', baseUrl = '/') {
  const doc = { metadata: { permalink, title: 'Actions' } };
  const siteConfig = { url: 'https://docs.example.com', baseUrl };
  return renderInSite(<PageActions />, { doc, siteConfig });
}

describe('the button that copies the page', () => {
  const click = () => fireEvent.click(screen.getByRole('button', { name: 'Copy page' }));

  test.each([
    ['/functions/actions', '/', '/functions/actions.md'],
    ['/docs/functions', '/docs/', '/docs/functions.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
  ])('copies the Markdown of %s below %s and says so politely', async (permalink, base, file) => {
    show(permalink, base);
    click();
    const label = await screen.findByText('Copied');
    expect(label.getAttribute('aria-live')).toBe('polite');
    expect(request).toHaveBeenCalledExactlyOnceWith(file);
    expect(copied).toEqual(['# Actions\n']);
  });

  test('writes during the click, as Safari requires, before the text has loaded', () => {
    request.mockReturnValue(new Promise(() => {}));
    show();
    click();
    expect(navigator.clipboard.write).toHaveBeenCalledOnce();
  });

  test("waits for the text if the browser doesn't accept a promise", async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    show();
    click();
    await screen.findByText('Copied');
    expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith('# Actions\n');
  });

  test('announces a missing file, and copies nothing', async () => {
    request.mockResolvedValue(new Response('Not found', { status: 404 }));
    show();
    click();
    await screen.findByText('Could not copy');
    expect(copied).toEqual([]);
  });
});

describe('the menu', () => {
  async function open() {
    const { container } = show('/docs/functions/actions', '/docs/');
    fireEvent.click(screen.getByRole('button', { name: 'Open in assistant' }));
    await screen.findByRole('list', { name: 'Open in', hidden: true });
    const popover = { hidePopover: vi.fn(), showPopover: vi.fn() };
    Object.assign(container.querySelector('[popover]') ?? {}, popover);
    return popover;
  }
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });

  const prompt =
    'Read https://docs.example.com/docs/functions/actions.md so I can ask questions about it.';
  const server = { name: 'convex-docs', type: 'http', url: 'https://docs.example.com/docs/mcp' };

  test.each([
    ['ChatGPT', 'https://chatgpt.com/', { hints: 'search', q: prompt }],
    ['Claude', 'https://claude.ai/new', { q: prompt }],
    ['Perplexity', 'https://www.perplexity.ai/search/new', { q: prompt }],
    ['Cursor', 'https://cursor.com/link/prompt', { text: prompt }],
  ])('opens %s in a new tab that does not know the page', async (name, address, parameters) => {
    await open();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });
    expect([link.rel, link.target]).toEqual(['noopener noreferrer nofollow', '_blank']);
    const { origin, pathname, searchParams } = new URL(link.href);
    expect(origin + pathname).toBe(address);
    expect(Object.fromEntries(searchParams)).toEqual(parameters);
  });

  test('copies what connects a program to the MCP server, and has a link for VS Code', async () => {
    await open();
    for (const name of ['Claude Code', 'Codex', 'VS Code', 'Cursor']) {
      fireEvent.click(button(`Copy for ${name}`));
    }
    await vi.waitFor(() => expect(copied).toHaveLength(4));
    const [claude, codex, vscode, cursor = ''] = copied;
    expect(claude).toBe(`claude mcp add --transport http convex-docs ${server.url}`);
    expect(codex).toBe(`codex mcp add convex-docs --url ${server.url}`);
    expect(vscode).toBe(`code --add-mcp '${JSON.stringify(server)}'`);
    expect(JSON.parse(cursor)).toEqual({ mcpServers: { 'convex-docs': { url: server.url } } });
    const link = screen.getByRole('link', { name: 'VS Code', hidden: true });
    const [scheme, data = ''] = (link.getAttribute('href') ?? '').split('?');
    expect(scheme).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(data))).toEqual(server);
  });

  test('closes for questions about the page, and says when the assistant cannot be loaded', async () => {
    const ask = vi.fn(async () => {});
    const prepare = vi.fn();
    setAskAiProvider({ prepare, open: ask });
    const { hidePopover, showPopover } = await open();
    fireEvent.pointerEnter(button('Ask AI about this page'));
    expect(prepare).toHaveBeenCalled();
    fireEvent.click(button('Ask AI about this page'));
    expect(hidePopover).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledExactlyOnceWith(undefined, {
      title: 'Actions',
      path: '/docs/functions/actions',
    });
    ask.mockRejectedValue(new Error('offline'));
    fireEvent.click(button('Ask AI about this page'));
    await screen.findByText('Ask AI did not load: try again');
    expect(showPopover).toHaveBeenCalledOnce();
  });
});
