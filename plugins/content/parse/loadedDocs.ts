import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/**
 * Finds the docs plugin's only version in the content of all plugins.
 * @throws when the docs plugin or its version is missing
 */
export function loadedDocs(allContent: AllContent): LoadedVersion {
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    | LoadedContent
    | undefined;
  const version = content?.loadedVersions[0];
  if (version === undefined) {
    throw new Error('No docs were loaded. Add the docs plugin to docusaurus.config.ts.');
  }
  return version;
}
