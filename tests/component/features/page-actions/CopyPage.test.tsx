import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { CopyPage } from '../../../../src/features/page-actions';
import { renderInSite } from '../../renderInSite';

let request: MockInstance<typeof fetch>;
let writeText: MockInstance<Clipboard['writeText']>;

beforeEach(() => {
  request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('# Actions\n'));
  writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

function show(permalink = '/functions/actions', baseUrl = '/') {
  renderInSite(<CopyPage />, { doc: { metadata: { permalink } }, siteConfig: { baseUrl } });
}

const click = () => fireEvent.click(screen.getByRole('button'));

describe('CopyPage', () => {
  test('fetches nothing before it is clicked', () => {
    show();
    expect(request).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Copy page' })).toBeTruthy();
  });

  test('copies the page as Markdown and says so politely', async () => {
    show();
    click();
    const label = await screen.findByText('Copied');
    expect(label.getAttribute('aria-live')).toBe('polite');
    expect(request).toHaveBeenCalledExactlyOnceWith('/functions/actions.md');
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

  test('says so where the file is missing, and copies nothing', async () => {
    request.mockResolvedValue(new Response('Not found', { status: 404 }));
    show();
    click();
    await screen.findByText('Could not copy');
    expect(writeText).not.toHaveBeenCalled();
  });

  test('says so without a connection, and can be tried again', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    click();
    await screen.findByText('Could not copy');
    click();
    await screen.findByText('Copied');
  });
});
