import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** Shows what it holds where there is a locale to choose. */
export function WithSeveralLocales({ children }: { children: ReactNode }): ReactNode {
  return useDocusaurusContext().i18n.locales.length > 1 ? children : null;
}
