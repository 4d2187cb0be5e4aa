import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
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
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(permalink = '/functions/actions', baseUrl = '/') {
  renderInSite(<PageActions />, { doc: { metadata: { permalink } }, siteConfig: { baseUrl } });
}

const click = () =>
  fireEvent.click(screen.getByRole('button', { name: /Copy page|Could not copy/ }));

describe('CopyPage', () => {
  test('copies the page as Markdown and says so politely', async () => {
    show();
    click();
    const label = await screen.findByText('Copied');
    expect(label.getAttribute('aria-live')).toBe('polite');
    expect(request).toHaveBeenCalledExactlyOnceWith('/functions/actions.md');
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
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    click();
    await screen.findByText('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# Actions\n');
  });

  test.each([
    ['/docs/functions', '/docs/', '/docs/functions.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
  ])('finds the Markdown of %s below %s', async (permalink, baseUrl, file) => {
    show(permalink, baseUrl);
    click();
    await screen.findByText('Copied');
    expect(request).toHaveBeenCalledExactlyOnceWith(file);
  });

  test('announces a missing file, and copies nothing', async () => {
    request.mockResolvedValue(new Response('Not found', { status: 404 }));
    show();
    click();
    await screen.findByText('Could not copy');
    expect(copied).toEqual([]);
  });
});
