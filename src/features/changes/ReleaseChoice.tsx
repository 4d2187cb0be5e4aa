import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Changes.module.css';

interface ReleaseChoiceProps {
  releases: readonly string[];
  /** The reader's release, which may not be on the list. */
  chosen: string | undefined;
  onChoose: (release: string) => void;
}

/** A list of releases. A reader chooses the one that they have. */
export function ReleaseChoice({ releases, chosen, onChoose }: ReleaseChoiceProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  // What a reader chose before the application ran.
  const choose = useRef(onChoose);
  useEffect(() => {
    if (field.current?.value) choose.current(field.current.value);
  }, []);
  const isListed = chosen === undefined || releases.includes(chosen);
  return (
    <form className={styles.choice} data-block="" data-no-print="" data-needs-script="">
      <label htmlFor={id}>The release you have</label>
      <select
        id={id}
        ref={field}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Show everything</option>
        {!isListed && <option>{chosen}</option>}
        {releases.map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
    </form>
  );
}
