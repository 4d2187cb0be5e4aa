import siteConfig from '@generated/docusaurus.config';
import { prepareAskAi } from '@site/plugins/ask-ai';
import { createStore } from '@site/src/lib/createStore';
import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { embeddedSource } from '../sources';
import { type AiSearchConfig, createAiSource } from '../sources/ai';
import { type AlgoliaConfig, createAlgoliaSource } from '../sources/algolia';
import type { SearchSources } from '../sources/searchSource';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel';

/** What the build was configured with, as `docusaurus.config.ts` hands it over. */
interface SearchConfig {
  algolia?: AlgoliaConfig;
  ai?: AiSearchConfig;
}

/** Chooses the sources: hosted ones if they are configured, otherwise the site's own index. */
export function createSources({ algolia, ai }: SearchConfig): SearchSources {
  const docs = algolia ? createAlgoliaSource(algolia) : embeddedSource;
  return {
    sources: ai ? [docs, createAiSource(ai)] : [docs],
    ...(algolia && { fallback: embeddedSource }),
  };
}

const ownSources = createSources((siteConfig.customFields?.search ?? {}) as SearchConfig);

/** Lets every source load what its first query needs. */
export function prepareSources(): void {
  for (const source of ownSources.sources) {
    // A failure shows with the first query, which tries again.
    source.prepare?.().catch(() => {});
  }
}

/** The query that the dialog has been opened with, which may be empty; undefined while it is closed. */
export const openedWith = createStore<string | undefined>(undefined);

const close = () => openedWith.set(undefined);

interface SearchDialogProps {
  /** @defaultValue those of this build */
  sources?: SearchSources;
}

/**
 * The modal dialog above every page: traps the focus, returns it, and locks the page. Closing resets the query. Its
 * content is rendered before it is opened, so opening only has to show it.
 */
export function SearchDialog({ sources = ownSources }: SearchDialogProps): ReactNode {
  const given = useSyncExternalStore(openedWith.subscribe, openedWith.read);
  const isOpen = given !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const [closings, setClosings] = useState(0);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const { documentElement: root } = document;
    // The page doesn't scroll under the dialog (base.css); this compensates for the missing scrollbar. Not a custom
    // property, which the whole page would inherit.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    element?.showModal();
    return () => {
      element?.close();
      root.style.paddingInlineEnd = '';
      setClosings((count) => count + 1);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) prepareAskAi();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes a dialog by itself
    <dialog
      className={styles.search}
      aria-label="Search"
      // A translator replaces nodes of the list, which React could then not remove.
      translate="no"
      ref={dialog}
      onClose={() => !dialog.current?.open && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <SearchPanel key={closings} given={given ?? ''} sources={sources} onClose={close} />
    </dialog>
  );
}
