import { Icon } from '@site/src/components/article/Icon';
import { type ReactNode, useId } from 'react';
import type { SearchState } from '../hooks/useSearch';
import { type FilterChoice, filterChoices } from '../results/filterChoices';
import type { SearchSources } from '../sources/create';
import styles from './Filter.module.css';

interface FilterProps {
  sources: SearchSources;
  search: SearchState;
  /** Undefined means all. */
  chosen: string | undefined;
  onChoose: (section: string | undefined) => void;
}

interface ChipProps {
  choice: FilterChoice;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Chip({
  choice: { name, count, isFailed },
  group,
  isChosen,
  onChoose,
}: ChipProps): ReactNode {
  return (
    <label>
      <input
        className="visually-hidden"
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
      {name}
      {isFailed ? (
        <span className={styles.count}>
          <Icon name="triangle-alert" />
          <span className="visually-hidden">did not answer</span>
        </span>
      ) : (
        count !== undefined && <span className={styles.count}>{count}</span>
      )}
    </label>
  );
}

/** Limits the list to one section of the docs, or to docs, blog or chat; shown if there is a choice. */
export function Filter({ sources, search, chosen, onChoose }: FilterProps): ReactNode {
  const group = useId();
  const { all, choices } = filterChoices(search.isFallback ? [] : sources.sources, search);
  if (choices.length < 2) return null;
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">Search in</legend>
      <Chip
        choice={{ name: 'All', isFailed: false, ...(all !== undefined && { count: all }) }}
        group={group}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {choices.map((choice, place) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: the next results reuse these elements
          key={place}
          choice={choice}
          group={group}
          isChosen={chosen === choice.name}
          onChoose={() => onChoose(choice.name)}
        />
      ))}
    </fieldset>
  );
}
