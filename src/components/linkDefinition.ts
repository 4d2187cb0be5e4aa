import { bullets, item, text } from '../lib/mdast/markdownNodes';
import type { ComponentDefinition, PropDefinition } from './definition';
import { iconNames, logoNames } from './icons';

/** The URL that a component links to. */
export const href: PropDefinition = { type: 'string', required: true, link: true };

/** An icon of the site or the logo of a product. */
export const icon: PropDefinition = { type: 'enum', values: [...iconNames, ...logoNames] };

/** Writes titled links as a list, each with its line of text. */
export function linkList(partName: string): NonNullable<ComponentDefinition['toMarkdown']> {
  return (element, { blocks, parts, link, requiredProp }) => [
    bullets(
      parts(element, partName).map((part) =>
        item([link(part, [text(requiredProp(part, 'title'))])], blocks(part)),
      ),
    ),
  ];
}
