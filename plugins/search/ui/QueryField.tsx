import { Icon } from '@site/src/components/Icon';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './QueryField.module.css';
import { closeKey } from './useListNavigation';

interface QueryFieldProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  isPending: boolean;
  /** Id of the list of options, if there is one. */
  listId: string | undefined;
  activeId: string | undefined;
  onChange: (text: string) => void;
  onClear: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Further controls at the end of the row. */
  children?: ReactNode;
}

const glass = <Icon name="search" />;

/** The input, which keeps the focus while the highlight moves in the list below. */
export function QueryField(props: QueryFieldProps): ReactNode {
  const { ref, text, isPending, listId, activeId, children } = props;
  const { onChange, onClear, onClose, onKeyDown } = props;
  return (
    <div className={styles.query}>
      {glass}
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search across Docs, Stack, and Discord..."
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // In a search field, Escape would only clear the text.
          if (event.key === closeKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            onClose();
          } else onKeyDown(event);
        }}
      />
      {isPending && <span className="spinner" role="img" aria-label="Searching" />}
      {text !== '' && (
        <button
          className="icon-button"
          type="button"
          aria-label="Clear the search"
          onClick={onClear}
        >
          <Icon name="x" />
        </button>
      )}
      {children}
      <button className={styles.cancel} type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
