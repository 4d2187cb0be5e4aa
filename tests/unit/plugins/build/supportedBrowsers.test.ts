import { expect, test } from 'vitest';
import { readQueries } from '../../../../plugins/build/supportedBrowsers';

test.each(['last 2 versions', 'chrome 120', '> 0.5%'])('%s is rejected', (query) => {
  expect(() => readQueries([query])).toThrow('expected a query like "chrome >= 120"');
});
