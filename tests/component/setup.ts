import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// As the application has it: links ask it for their pages.
Object.assign(window, { docusaurus: { prefetch() {}, preload() {} } });

/** happy-dom lacks the old way to make a storage event. theme-common uses it to notify the window that stores. */
const storageEvent: object = {
  initStorageEvent(
    this: Event,
    type: string,
    bubbles: boolean,
    cancelable: boolean,
    key: string | null,
    oldValue: string | null,
    newValue: string | null,
    url: string,
    storageArea: Storage | null,
  ) {
    this.initEvent(type, bubbles, cancelable);
    Object.assign(this, { key, oldValue, newValue, url, storageArea });
  },
};

Object.assign(StorageEvent.prototype, storageEvent);

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  // Where src/components/usePreference.ts keeps what the reader has chosen.
  for (const name of document.documentElement.getAttributeNames()) {
    if (name.startsWith('data-choice-')) document.documentElement.removeAttribute(name);
  }
});
