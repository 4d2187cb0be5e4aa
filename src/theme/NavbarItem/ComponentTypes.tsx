import { AskButton } from '@site/plugins/ask-ai';
import { SearchItem } from '@site/plugins/search/ui';
import { Divider, Dropdown, LinkItem, WithSeveralLocales } from '@site/src/features/navbar';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import LocaleDropdownNavbarItem, {
  type Props as LocaleProps,
} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

const LocaleDropdown = (props: LocaleProps) => (
  <WithSeveralLocales>
    <LocaleDropdownNavbarItem {...props} />
  </WithSeveralLocales>
);

/** Ejected: the classic items for links and dropdowns are built on Infima. `src/site/navbar.ts` uses these types. */
const ComponentTypes = {
  default: LinkItem,
  dropdown: Dropdown,
  search: SearchItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  docsVersion: DocsVersionNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  localeDropdown: LocaleDropdown,
  'custom-icon': LinkItem,
  'custom-divider': Divider,
  'custom-search': SearchItem,
  'custom-ai-chat': AskButton,
} as unknown as ComponentTypesObject;

export default ComponentTypes;
