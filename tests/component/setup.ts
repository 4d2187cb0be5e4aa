import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './domGaps';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  // Where src/components/preferences.ts keeps what the reader has chosen.
  for (const name of document.documentElement.getAttributeNames()) {
    if (name.startsWith('data-choice-')) document.documentElement.removeAttribute(name);
  }
});
