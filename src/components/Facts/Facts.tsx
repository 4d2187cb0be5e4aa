import { functionFactLabels } from '@site/src/lib/labels';
import type { ReactNode } from 'react';
import type { PropsOf } from '../props';
import type * as definitions from './definition';
import styles from './Facts.module.css';

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
export function FunctionFacts(facts: PropsOf<typeof definitions.FunctionFacts>): ReactNode {
  const keys = Object.keys(functionFactLabels) as (keyof PropsOf<
    typeof definitions.FunctionFacts
  >)[];
  return <FactList facts={keys.map((key) => [functionFactLabels[key], facts[key]])} />;
}

/** Where an API comes from: four answers under the lead of its page. */
export function ReferenceFacts(props: PropsOf<typeof definitions.ReferenceFacts>): ReactNode {
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
