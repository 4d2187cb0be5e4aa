import { AskButton } from '@site/src/features/ask-ai';
import { Divider, LinkItem } from '@site/src/features/navbar';
import { SearchButton } from '@site/src/features/search';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';

/** Ejected: the classic items are built on Infima. `src/site/navbar.ts` uses these types. */
const ComponentTypes = {
  default: LinkItem,
  'custom-icon': LinkItem,
  'custom-divider': Divider,
  'custom-search': SearchButton,
  'custom-ai-chat': AskButton,
} as unknown as ComponentTypesObject;

export default ComponentTypes;
