/** What assistive technology calls a sample: `Live sample`, and `Live sample 2` for the second one of a page. */
export function sampleLabel(sample: string): string {
  const number = /\d+$/.exec(sample)?.[0] ?? '1';
  return number === '1' ? 'Live sample' : `Live sample ${number}`;
}
