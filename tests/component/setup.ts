import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './domGaps';

afterEach(() => {
  cleanup();
  localStorage.clear();
  // Where src/components/support/preferences.ts keeps what the reader has chosen.
  for (const name of document.documentElement.getAttributeNames()) {
    if (name.startsWith('data-choice-')) document.documentElement.removeAttribute(name);
  }
});
