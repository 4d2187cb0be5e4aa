import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import styles from './Parameters.module.css';
import { ParameterType } from './ParameterType';

export interface ParameterProps {
  /** What a function returns has none. */
  name?: string;
  /** The type as text; a `ParameterType` among the children can replace it, with links. */
  type?: string;
  /** Makes it a place to link to. */
  id?: string;
  required?: boolean;
  default?: string;
  children: ReactNode;
}

const isType = (node: ReactNode) => isValidElement(node) && node.type === ParameterType;

/** One parameter: name and type on a line, its description below. */
export function Parameter(props: ParameterProps): ReactNode {
  const { name, type, id, required = false, default: defaultValue, children } = props;
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) brokenLinks.collectAnchor(id);
  const content = Children.toArray(children);
  return (
    <div className={styles.parameter} id={id}>
      <div className={styles.top}>
        {name !== undefined && <span className={styles.name}>{name}</span>}
        {type !== undefined && <span className={styles.type}>{type}</span>}
        {content.filter(isType)}
        {required && <span className={clsx(styles.need, styles.required)}>required</span>}
        {defaultValue !== undefined && <span className={styles.need}>default {defaultValue}</span>}
      </div>
      {content.filter((node) => !isType(node))}
    </div>
  );
}
