import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../../lib/parseOptions';

/** The plugin takes no options of its own. */
export interface MarkdownPagesOptions {
  id: string;
}

/** Refuses any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, MarkdownPagesOptions>, 'options'>): MarkdownPagesOptions {
  return parseOptions('markdown-pages', {}, options);
}
