import type { ParameterProps } from '@site/src/components/reference/Parameter';
import { Parameters } from '@site/src/components/reference/Parameters';
import { textOfChildren } from '@site/src/components/textOfChildren';
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

function textOf({ name = '', type = '', children }: ParameterProps): string {
  return [name, type, textOfChildren(children)].join(' ').toLowerCase();
}

/** The options on a page that contain each word of a query, whatever its case. */
export function matchingOptions(content: ReactNode, query: string): MatchingOptions {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = (option: ReactNode) => {
    if (!isValidElement<ParameterProps>(option)) return false;
    const text = textOf(option.props);
    return words.every((word) => text.includes(word));
  };
  let count = 0;
  let heading: AnyElement | undefined;
  const shown: ReactNode[] = [];
  for (const node of Children.toArray(content)) {
    if (!isValidElement<AnyProps>(node)) continue;
    if (node.props.id !== undefined) heading = node;
    if (node.type !== Parameters) continue;
    const options = Children.toArray(node.props.children).filter(isMatch);
    if (options.length === 0) continue;
    count += options.length;
    shown.push(heading, cloneElement(node, undefined, options));
    heading = undefined;
  }
  return { count, shown };
}
