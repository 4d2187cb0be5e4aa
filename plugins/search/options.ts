import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../build';

/** The plugin takes no options. */
interface SearchIndexOptions {
  id: string;
}

/** Rejects any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, SearchIndexOptions>, 'options'>): SearchIndexOptions {
  return parseOptions('search-index', {}, options);
}
