import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../../build';

/** The plugin takes no options. */
interface DocsCatalogOptions {
  id: string;
}

/** Rejects any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, DocsCatalogOptions>, 'options'>): DocsCatalogOptions {
  return parseOptions('docs-catalog', {}, options);
}
