import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Choices = typeof import('../../../src/components/support/choices');

/** The module as a page loads it, when storage holds what it holds by then. */
async function openPage(): Promise<Choices> {
  vi.resetModules();
  return import('../../../src/components/support/choices');
}

const attribute = () => document.documentElement.getAttribute('data-choice-code-language');

function storeInOtherWindow(newValue: string | null) {
  const key = 'choice-code-language';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a choice', () => {
  test('is none until the reader has made one', async () => {
    const { readChoice } = await openPage();
    expect(readChoice('code-language')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('is stored, and told to the style sheets', async () => {
    const { choose, readChoice } = await openPage();
    choose('code-language', 'JS');
    expect(readChoice('code-language')).toBe('JS');
    expect(localStorage.getItem('choice-code-language')).toBe('JS');
    expect(attribute()).toBe('JS');
  });

  test('is known on the next page', async () => {
    localStorage.setItem('choice-code-language', 'JS');
    const { readChoice } = await openPage();
    expect(readChoice('code-language')).toBe('JS');
    expect(attribute()).toBe('JS');
  });

  test('may be about any words', async () => {
    const { choose, readChoice } = await openPage();
    choose('Your framework', 'React Native');
    expect(readChoice('Your framework')).toBe('React Native');
    expect(localStorage.getItem('choice-your-framework')).toBe('React Native');
  });

  test('tells those who listen, until they stop', async () => {
    const { choose, onChoice } = await openPage();
    const listener = vi.fn();
    const stop = onChoice(listener);
    choose('code-language', 'JS');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    choose('code-language', 'TS');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('another window of the browser', () => {
  test('is followed at once', async () => {
    const { onChoice, readChoice } = await openPage();
    const listener = vi.fn();
    onChoice(listener);
    storeInOtherWindow('JS');
    expect([readChoice('code-language'), attribute()]).toEqual(['JS', 'JS']);
    expect(listener).toHaveBeenCalledOnce();
    storeInOtherWindow(null);
    expect(readChoice('code-language')).toBeNull();
  });

  test('is not followed in what is not ours', async () => {
    await openPage();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  });
});

describe('a storage that cannot be used', () => {
  test('costs only the memory: the choice counts until the page is left', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { choose, readChoice } = await openPage();
    choose('code-language', 'JS');
    expect(readChoice('code-language')).toBe('JS');
  });

  test('because it is full, likewise', async () => {
    const { choose, readChoice } = await openPage();
    const setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ setItem } as never);
    choose('code-language', 'JS');
    expect(readChoice('code-language')).toBe('JS');
  });

  test('because it is switched off, likewise', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never);
    const { choose, readChoice } = await openPage();
    choose('code-language', 'JS');
    expect(readChoice('code-language')).toBe('JS');
  });

  test('is warned of elsewhere, once for all that is stored', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never);
    const { choose } = await openPage();
    choose('code-language', 'JS');
    expect(console.warn).not.toHaveBeenCalled();
  });
});
