/**
 * Environment variables of a build with separate generated files, so that it doesn't disturb a build or a dev
 * server in this folder. Such builds run one after the other and may share the folder: the bundler's cache is keyed by
 * the configuration, and the browser tests of each build fail if it isn't.
 * @param generatedDir folder for the generated files
 */
export function separateBuild(generatedDir = '.docusaurus-other') {
  return { DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir };
}

/** Environment variables of a build that isn't repeated: it leaves nothing in the bundler's cache. */
export const withoutCache = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
