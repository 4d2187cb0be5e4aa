import { loadRoute } from '../flatRoutes/loadRoute';

interface Item {
  type?: string;
  label?: string;
  href?: string;
  items?: Item[];
  /** The section whose items are missing. */
  section?: string;
  load?: () => Promise<void>;
}

const loaded: Record<string, Item[]> = {};
const pending = new Map<string, Item>();

function fill(item: Item, items: Item[]): void {
  item.items = items;
  delete item.load;
}

/** Adds the items of sections; the file of a page adds those that it is in. */
export function addSections(sections: Record<string, Item[]>): void {
  Object.assign(loaded, sections);
  for (const [id, items] of Object.entries(sections)) {
    const item = pending.get(id);
    if (item) fill(item, items);
  }
}

function connect(items: Item[]): void {
  for (const item of items) {
    const { section, href } = item;
    if (section === undefined) connect(item.items ?? []);
    else if (loaded[section]) fill(item, loaded[section]);
    else {
      pending.set(section, item);
      // As index.ts leaves it out.
      item.items ??= [{ type: 'link', href, label: '' }];
      const [page] = item.items;
      item.load = () => loadRoute(page?.href ?? '/');
    }
  }
}

/** Completes the sidebars of a version with the sections that have come, now and later. */
export function withSections<Props extends { version: { docsSidebars: Record<string, Item[]> } }>(
  props: Props,
): Props {
  Object.values(props.version.docsSidebars).forEach(connect);
  return props;
}
