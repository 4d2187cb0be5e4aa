import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { PropsOf } from '../props';
import type * as definitions from './definition';

/** A function kind's shape before its word. */
export function Kind({ of, children }: PropsOf<typeof definitions.Kind>): ReactNode {
  return <span className={clsx('kind', of)}>{children}</span>;
}
