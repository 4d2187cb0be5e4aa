/**
 * The name of a compiled live sample.
 * @param file of the page, relative to the site's directory: `docs/tutorial/index.mdx`
 * @param index of the sample on the page, from 0
 */
export function liveSampleName(file: string, index: number): string {
  const page = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  return `${page.replace(/\W+/g, '-')}-${index + 1}`;
}
