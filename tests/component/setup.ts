import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './domGaps';

afterEach(() => {
  cleanup();
  localStorage.clear();
});
