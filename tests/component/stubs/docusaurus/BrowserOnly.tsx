import type { ReactNode } from 'react';
import useIsBrowser from './useIsBrowser';

interface BrowserOnlyProps {
  children: () => ReactNode;
  fallback?: ReactNode;
}

export default function BrowserOnly({ children, fallback }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children() : fallback;
}
