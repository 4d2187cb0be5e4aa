import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import type { PropsOf } from '../props';
import type * as definitions from './definition';
import styles from './Parameters.module.css';

/** Parameters, fields or props, as `Parameter`s; not a table, as descriptions are long. */
export function Parameters({ label, children }: PropsOf<typeof definitions.Parameters>): ReactNode {
  return (
    <div className={styles.parameters} data-block="">
      {label && <p className={styles.label}>{label}</p>}
      {children}
    </div>
  );
}

const isType = (node: ReactNode) => isValidElement(node) && node.type === ParameterType;

/**
 * One parameter: name and type on a line, its description below. Its facts are blocks, which keeps them apart where a
 * program extracts the text.
 */
export function Parameter(props: PropsOf<typeof definitions.Parameter>): ReactNode {
  const { name, type, href, required = false, default: defaultValue, since, children } = props;
  const id = props.id ?? (href && name?.toLowerCase());
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) brokenLinks.collectAnchor(id);
  const content = Children.toArray(children);
  return (
    <div className={styles.parameter} id={id}>
      <div className={styles.top}>
        {name !== undefined && (
          <div className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</div>
        )}
        {type !== undefined && <div className={styles.type}>{type}</div>}
        {content.filter(isType)}
        {since !== undefined && (
          <div>
            <small className="badge">since {since}</small>
          </div>
        )}
        {required && <div className={clsx(styles.need, styles.required)}>required</div>}
        {defaultValue !== undefined && <div className={styles.need}>default {defaultValue}</div>}
      </div>
      {content.filter((node) => !isType(node))}
    </div>
  );
}

/** The type of a `Parameter`, next to its name. */
export function ParameterType({
  summary,
  children,
}: PropsOf<typeof definitions.ParameterType>): ReactNode {
  if (summary === undefined) return <div className={styles.type}>{children}</div>;
  return (
    <details className={styles.type}>
      <summary data-markdown-ignore="">{summary}</summary>
      {children}
    </details>
  );
}
