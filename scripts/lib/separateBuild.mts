/**
 * Variables of a build beside the site's own: generated files of its own, so that a build or a dev server in this
 * folder is not disturbed, and without the bundler's cache, whose key ignores variables.
 * @param generatedDir folder for the generated files
 */
export function separateBuild(generatedDir: string) {
  return {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}
