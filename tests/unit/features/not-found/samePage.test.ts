import { expect, test } from 'vitest';
import { samePage } from '../../../../src/features/not-found/samePage';

const pages = ['/', '/home', '/functions', '/api/classes/react.ConvexReactClient'].map((path) => ({
  path,
  title: path,
}));

test.each([
  ['/HOME', '/home'],
  ['/home.html', '/home'],
  ['/functions/', '/functions'],
  ['/Functions/index.html', '/functions'],
  ['/functions/index', '/functions'],
  ['/index.html', '/'],
  ['/API/classes/React.ConvexReactClient', '/api/classes/react.ConvexReactClient'],
])('%s is another spelling of %s', (asked, path) => {
  expect(samePage(asked, pages)?.path).toBe(path);
});

test.each(['/homes', '/function', '/functions/html', '/404.html'])(
  '%s matches no page',
  (asked) => {
    expect(samePage(asked, pages)).toBeUndefined();
  },
);
