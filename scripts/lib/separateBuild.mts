/**
 * Environment variables of a build with separate generated files, so that it doesn't disturb a build or a dev
 * server in this folder, and without the bundler's cache, whose key ignores variables.
 * @param generatedDir folder for the generated files
 */
export function separateBuild(generatedDir: string) {
  return {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}
