import { functionFactLabels } from '@site/src/lib/functionFactLabels';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FunctionFactsProps {
  runsIn: string;
  calledBy: string;
  transactional: string;
  cached: string;
}

/** The four facts that readers want first about a function kind, below the lead. */
export function FunctionFacts(facts: FunctionFactsProps): ReactNode {
  return (
    <dl className={styles.facts}>
      {(Object.keys(functionFactLabels) as (keyof FunctionFactsProps)[]).map((key) => (
        <div key={key}>
          <dt>{functionFactLabels[key]}</dt>
          <dd>{facts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface ReferenceFactsProps {
  /** The module to import from. */
  module?: string;
  /** The program that runs what the page documents, instead of a module. */
  command?: string;
  kind: string;
  /** Name and version of the package that the page documents. */
  package: string;
  license: string;
  /** The file and line of the source. */
  source?: string;
  /** The address of the source at this version. */
  href?: string;
}

/** Where an API comes from: four answers under the lead of its page. */
export function ReferenceFacts(props: ReferenceFactsProps): ReactNode {
  const { module, command, kind, package: name, license, source, href } = props;
  return (
    <dl className={styles.facts}>
      {command && (
        <div>
          <dt>Run with</dt>
          <dd>{command}</dd>
        </div>
      )}
      {module && (
        <div>
          <dt>Import from</dt>
          <dd>{module}</dd>
        </div>
      )}
      <div>
        <dt>Kind</dt>
        <dd>{kind}</dd>
      </div>
      <div>
        <dt>Package</dt>
        <dd>
          {name}
          <br />
          {license}
        </dd>
      </div>
      {source && (
        <div>
          <dt>Source</dt>
          <dd>
            <a href={href}>{source}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
