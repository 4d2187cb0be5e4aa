import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Renders its children if there are several locales. */
export function WithSeveralLocales({ children }: { children: ReactNode }): ReactNode {
  return useDocusaurusContext().i18n.locales.length > 1 ? children : null;
}
