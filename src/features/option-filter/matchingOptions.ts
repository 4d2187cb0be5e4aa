import type { ParameterProps } from '@site/src/components/reference/Parameter';
import { textOfChildren } from '@site/src/components/textOfChildren';
import { wordFilter } from '@site/src/lib/wordFilter';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface AnyProps {
  /** What a heading has. */
  id?: string;
  children?: ReactNode;
}

type AnyElement = ReactElement<AnyProps>;

export interface MatchingOptions {
  /** How many options match. */
  count: number;
  /** Their lists, each below the heading of its command. */
  shown: readonly ReactNode[];
}

/** Whether it is a `Parameter`. To compare its type would make the script that every page starts with export it. */
const isOption = (node: ReactNode): node is ReactElement<ParameterProps> =>
  isValidElement<ParameterProps>(node) && node.props.name !== undefined;

function textOf({ name = '', type = '', children }: ParameterProps): string {
  return [name, type, textOfChildren(children)].join(' ');
}

/** The options on a page that contain each word of a query, whatever its case. */
export function matchingOptions(content: ReactNode, query: string): MatchingOptions {
  const contains = wordFilter(query);
  const isMatch = ({ props }: ReactElement<ParameterProps>) => !contains || contains(textOf(props));
  let count = 0;
  let heading: AnyElement | undefined;
  const shown: ReactNode[] = [];
  for (const node of Children.toArray(content)) {
    if (!isValidElement<AnyProps>(node)) continue;
    if (node.props.id !== undefined) heading = node;
    const options = Children.toArray(node.props.children).filter(isOption).filter(isMatch);
    if (options.length === 0) continue;
    count += options.length;
    shown.push(heading, cloneElement(node, undefined, options));
    heading = undefined;
  }
  return { count, shown };
}
