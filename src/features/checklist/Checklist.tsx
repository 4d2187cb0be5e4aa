import { textOfChildren } from '@site/src/components/textOfChildren';
import { Children, cloneElement, isValidElement, type ReactNode, useEffect, useState } from 'react';
import { Progress } from './Progress';
import { Tick } from './Tick';

interface ChecklistProps {
  /** What local storage keeps the ticks under. */
  name: string;
  /** Lists, and what divides them. */
  children: ReactNode;
}

interface ParentProps {
  children?: ReactNode;
}

const elementOf = (node: ReactNode, tag: string) =>
  isValidElement<ParentProps>(node) && node.type === tag ? node : undefined;

const itemsOf = (list: ReactNode) =>
  Children.toArray(elementOf(list, 'ul')?.props.children).flatMap(
    (child) => elementOf(child, 'li') ?? [],
  );

/** What identifies an item, so a tick is gone once the item asks for something else. */
const textOf = (item: ReactNode) => textOfChildren(item).replace(/\s+/g, ' ').trim();

/** Lists whose items a reader ticks. They are plain lists until the application runs. */
export function Checklist({ name, children }: ChecklistProps): ReactNode {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const nodes = Children.toArray(children);
  return (
    <>
      <div data-block="" data-no-print="" data-needs-script="" data-markdown-ignore="">
        <p>Tick what’s done. Your browser remembers it, and sends it to no one.</p>
        <Progress name={name} items={nodes.flatMap(itemsOf).map(textOf)} isReady={isReady} />
      </div>
      {nodes.map((node) => {
        const list = elementOf(node, 'ul');
        if (!list) return node;
        return cloneElement(
          list,
          undefined,
          itemsOf(list).map((item) =>
            cloneElement(
              item,
              undefined,
              isReady && <Tick name={name} item={textOf(item)} />,
              item.props.children,
            ),
          ),
        );
      })}
    </>
  );
}
