import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { product } from '@site/src/site/product';
import { useMemo } from 'react';
import type { OwnSite } from '../results/resolveAddress';

/** Where this site is mounted, and the hosts that results may name it by. */
export function useOwnSite(): OwnSite {
  const { url, baseUrl, future } = useDocusaurusContext().siteConfig;
  const router = future.experimental_router;
  return useMemo(
    () => ({ hosts: [new URL(url).host, product.docsHost], baseUrl, router }),
    [url, baseUrl, router],
  );
}
