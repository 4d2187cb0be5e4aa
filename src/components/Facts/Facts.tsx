import { functionFactLabels } from '@site/src/lib/labels';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FunctionFactsProps {
  runsIn: string;
  calledBy: string;
  transactional: string;
  cached: string;
}

function FactList({ facts }: { facts: [label: string, value: ReactNode][] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The four facts that readers want first about a function kind, below the lead. */
export function FunctionFacts(facts: FunctionFactsProps): ReactNode {
  const keys = Object.keys(functionFactLabels) as (keyof FunctionFactsProps)[];
  return <FactList facts={keys.map((key) => [functionFactLabels[key], facts[key]])} />;
}

export interface ReferenceFactsProps {
  module?: string;
  /** The program that runs what the page documents, instead of a module. */
  command?: string;
  kind: string;
  /** Name and version of the package that the page documents. */
  package: string;
  license: string;
  /** The file and line of the source. */
  source?: string;
  href?: string;
}

/** Where an API comes from: four answers under the lead of its page. */
export function ReferenceFacts(props: ReferenceFactsProps): ReactNode {
  const { module, command, kind, package: name, license, source, href } = props;
  const origin = (
    <>
      {name}
      <br />
      {license}
    </>
  );
  return (
    <FactList
      facts={[
        ['Run with', command],
        ['Import from', module],
        ['Kind', kind],
        ['Package', origin],
        ['Source', source && <a href={href}>{source}</a>],
      ]}
    />
  );
}
