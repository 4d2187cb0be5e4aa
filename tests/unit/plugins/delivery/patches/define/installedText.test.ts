import { expect, test } from 'vitest';
import {
  installedText,
  installedVersion,
} from '../../../../../../plugins/delivery/patches/define/installedText';

test('reads a file of an installed package, whether or not the package exports it', () => {
  expect(installedText(process.cwd(), '@docusaurus/core/lib/ssg/ssgTemplate.html.js')).toContain(
    'it.appHtml',
  );
  expect(installedText(process.cwd(), '@docusaurus/core/lib/nothing.js')).toBeUndefined();
});

test('reads the version of an installed package', () => {
  expect(installedVersion(process.cwd(), '@docusaurus/core')).toMatch(/^3\.\d+\.\d+$/);
  expect(() => installedVersion(process.cwd(), '@docusaurus/nothing')).toThrow('is not installed');
});
