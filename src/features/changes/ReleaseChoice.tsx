import { type ReactNode, useEffect, useRef } from 'react';

interface ReleaseChoiceProps {
  releases: readonly string[];
  /** The reader's release, which may not be on the list. */
  chosen: string | undefined;
  onChoose: (release: string) => void;
}

/** A list of releases. A reader chooses the one that they have. */
export function ReleaseChoice({ releases, chosen, onChoose }: ReleaseChoiceProps): ReactNode {
  const field = useRef<HTMLSelectElement>(null);
  // What a reader chose before the application ran.
  const choose = useRef(onChoose);
  useEffect(() => {
    if (field.current?.value) choose.current(field.current.value);
  }, []);
  const isListed = chosen === undefined || releases.includes(chosen);
  return (
    <form data-block="" data-no-print="" data-needs-script="">
      <label>
        The release you have&ensp;
        <select
          className="button"
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
      </label>
    </form>
  );
}
