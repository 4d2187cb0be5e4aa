import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../../lib/parseOptions';

/** The plugin takes no options of its own. */
interface SearchIndexOptions {
  id: string;
}

/** Refuses any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, SearchIndexOptions>, 'options'>): SearchIndexOptions {
  return parseOptions('search-index', {}, options);
}
