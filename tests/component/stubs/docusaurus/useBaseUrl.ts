import useDocusaurusContext from './useDocusaurusContext';

export function useBaseUrlUtils() {
  const { baseUrl, url: siteUrl } = useDocusaurusContext().siteConfig;
  return {
    withBaseUrl(url: string, options: { absolute?: boolean } = {}) {
      if (/^(\w+:|#|\/\/)/.test(url)) return url;
      const path = url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, '');
      return options.absolute ? siteUrl + path : path;
    },
  };
}

export default function useBaseUrl(url: string, options?: { absolute?: boolean }): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}
