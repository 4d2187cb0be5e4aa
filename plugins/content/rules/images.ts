import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import { tryDecode } from '../../../src/lib/tryDecode';
import { type Finding, findingAt } from '../../build';
import type { PageImage } from '../parse/collect';
import { escapeProblem } from './links';
import { isStatic, type Site } from './site';

function nearestFile(path: string): string | undefined {
  const directory = dirname(path);
  return existsSync(directory) ? nearest(posix.basename(path), readdirSync(directory)) : undefined;
}

/** Checks that an image file exists. */
export function checkImage(from: string, image: PageImage, site: Site): Finding[] {
  const report = (rule: string, message: string) => [findingAt(from, image.place, rule, message)];
  const { url } = image;
  if (/^(?:https?:)?\/\//i.test(url)) {
    return report('image-remote', 'The image is on another host. Save it in static/.');
  }
  if (/^[a-z]+:/i.test(url)) return [];
  const path = tryDecode(url.replace(/[?#].*$/, ''));
  if (path === undefined) return report('image-missing', escapeProblem(url));
  if (path.startsWith('/')) {
    if (isStatic(path, site)) return [];
    const [directory = 'static'] = site.staticDirs;
    const close = nearestFile(join(site.siteDir, directory, path));
    const fix = close
      ? `Did you mean ${posix.join(posix.dirname(path), close)}?`
      : 'Add the file or fix the path.';
    return report('image-missing', `The image ${directory}${path} does not exist. ${fix}`);
  }
  // It would get another address with each change, and the Markdown copy of the page needs one that stays.
  const message = `The image ${url} is not in static/. Put it there, and write its path from there: /${posix.basename(path)}.`;
  return report('image-place', message);
}
