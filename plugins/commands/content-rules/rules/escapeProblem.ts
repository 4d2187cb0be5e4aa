/** What to write instead of a URL that can't be decoded, at which the build would stop: `100%.png`. */
export const escapeProblem = (url: string) =>
  `The URL ${url} can't be decoded. Write %25 for a percent sign.`;
