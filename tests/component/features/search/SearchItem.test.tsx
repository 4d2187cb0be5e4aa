import { afterEach, expect, test, vi } from 'vitest';
import { SearchItem } from '../../../../src/features/search';
import { renderInSite } from '../../renderInSite';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['MacIntel', { ctrlKey: true }, false],
  ['MacIntel', { metaKey: true }, true],
  ['Linux x86_64', { ctrlKey: true }, true],
])('on %s, %j with K in a field opens search: %s', (platform, keys, opens) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  renderInSite(<SearchItem />);
  const field = document.body.appendChild(document.createElement('input'));
  const event = new KeyboardEvent('keydown', {
    key: 'k',
    ...keys,
    bubbles: true,
    cancelable: true,
  });
  field.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(opens);
  field.remove();
});
