import { highlightCode } from '@site/src/components/highlightCode';
import { Tab, Tabs, type TabsProps } from '@site/src/components/Tabs/Tabs';
import { CodeFrame } from '@site/src/features/code';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { LiveSamplesProps } from '../liveSamples';

function isTabs(node: ReactNode): node is ReactElement<TabsProps> {
  return isValidElement<Partial<TabsProps>>(node) && node.props.group !== undefined;
}

/** The page's tabs, whose samples have what the reader has entered. Other tabs stay as they are. */
export function LiveSamples({ samples, children }: LiveSamplesProps): ReactNode {
  const tabs = Children.toArray(children).find(isTabs);
  if (!tabs) return children;
  return (
    <Tabs group={tabs.props.group}>
      {Children.map(tabs.props.children, (tab) => {
        const label = isValidElement<{ label?: string }>(tab) ? tab.props.label : undefined;
        const sample = samples.find((one) => one.label === label);
        if (!sample) return tab;
        return (
          <Tab label={sample.label}>
            <CodeFrame
              title={sample.label}
              note="With your values"
              label={`The request in ${sample.label}`}
              getText={() => sample.code}
            >
              <span className="line">
                {highlightCode(sample.code, sample.info.split(' ', 1)[0] ?? '')}
              </span>
            </CodeFrame>
          </Tab>
        );
      })}
    </Tabs>
  );
}
