import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { attributeText, isElement, textOf, walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { tryDecode } from '../../../src/lib/tryDecode';
import { type Finding, findingAt } from '../../build';
import type { PageImage } from '../parse/collect';
import type { Page, Report } from '../parse/page';
import { escapeProblem } from './links';
import { isStatic, type Site } from './site';

/** Checks that each image and drawing has a text alternative. */
export function checkAltTexts({ tree }: Page, report: Report): void {
  walk(tree, (node) => {
    const isImage = node.type === 'image' || node.type === 'imageReference';
    if (isImage && !node.alt?.trim()) {
      const message = 'The image has no alt text. Describe what it shows: ![what it shows](file).';
      report(node, 'image-alt', message);
    }
    if (!isElement(node)) return;
    if (node.name === 'img' && !attributeText(node, 'alt')?.trim()) {
      const message = 'The image has no alt text. Add alt="what it shows".';
      report(node, 'image-alt', message);
    }
    if (node.name === 'svg') {
      let titled = false;
      walk(node, (inner) => {
        if (isElement(inner) && inner.name === 'title') titled ||= textOf(inner).trim() !== '';
      });
      if (titled) return;
      const message =
        'The drawing has no title. Add <title id="…">what it shows</title> to the svg.';
      report(node, 'image-alt', message);
    }
  });
}

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
