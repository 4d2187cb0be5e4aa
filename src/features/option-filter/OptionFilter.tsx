import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { matchingOptions } from './matchingOptions';

interface OptionFilterProps {
  /** Headings of commands, and what each of them takes. */
  children: ReactNode;
}

/** A field above the commands of a page. What follows then only has the options that match, below their commands. */
export function OptionFilter({ children }: OptionFilterProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const [typed, setTyped] = useState({ query: '', location });
  // What a reader typed before the application ran.
  useEffect(() => setTyped((before) => ({ ...before, query: field.current?.value ?? '' })), []);
  // A link on the page may lead to what the filter hides, so following one clears it.
  const query = typed.location === location ? typed.query : '';
  const { count, shown } = matchingOptions(children, query);
  const isFiltered = query.trim() !== '';
  return (
    <>
      <div data-block="" data-no-print="" data-needs-script="" data-markdown-ignore="">
        <input
          className="button"
          type="search"
          placeholder="Filter options"
          aria-label="Filter options"
          ref={field}
          value={query}
          onChange={({ target }) => setTyped({ query: target.value, location })}
        />
        &ensp;
        <output className="badge">
          {isFiltered && count === 0 ? 'No option contains that.' : options(count)}
        </output>
      </div>
      {isFiltered ? shown : children}
    </>
  );
}

const options = (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`;
