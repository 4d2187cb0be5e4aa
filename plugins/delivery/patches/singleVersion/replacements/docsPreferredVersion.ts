import type { ReactNode } from 'react';

/** `docsPreferredVersion` of @docusaurus/plugin-content-docs for a site with one version. */
export const DocsPreferredVersionContextProvider = ({
  children,
}: {
  children: ReactNode;
}): ReactNode => children;

export const useDocsPreferredVersion = () => ({
  preferredVersion: null,
  savePreferredVersionName() {},
});

export const useDocsPreferredVersionByPluginId = () => ({});
