import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../../build';

/** The plugin takes no options. */
export interface MarkdownPagesOptions {
  id: string;
}

/** Rejects any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, MarkdownPagesOptions>, 'options'>): MarkdownPagesOptions {
  return parseOptions('markdown-pages', {}, options);
}
