import createJiti from 'jiti';

/**
 * Loads a module that runs while the site is built, as Docusaurus does. Playwright compiles what tests import to
 * CommonJS, which has no `import.meta`.
 */
export const loadBuildModule = createJiti(__filename, { interopDefault: true });
