/** What to write instead of a URL that can't be decoded: `100%.png`. It would stop the build. */
export const escapeProblem = (url: string) =>
  `The URL ${url} can't be decoded. Write %25 for a percent sign.`;
