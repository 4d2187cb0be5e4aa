import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import type { PropsOf } from '../props';
import { usePreference } from '../usePreference';
import type * as definitions from './definition';
import { TabList } from './TabList';
import styles from './Tabs.module.css';

/** One tab of `Tabs`, which reads its label and shows its children as a panel. */
export function Tab({ children }: PropsOf<typeof definitions.Tab>): ReactNode {
  return children;
}

function isTab(child: ReactNode): child is ReactElement<PropsOf<typeof definitions.Tab>> {
  return (
    isValidElement<Partial<PropsOf<typeof definitions.Tab>>>(child) &&
    typeof child.props.label === 'string'
  );
}

/** Variants for several audiences; the choice applies to the whole site and is remembered. */
export function Tabs({ group, children }: PropsOf<typeof definitions.Tabs>): ReactNode {
  const id = useId();
  const tabs = Children.toArray(children).filter(isTab);
  const labels = tabs.map((tab) => tab.props.label);
  const [chosen, choose] = usePreference({ group, values: labels });
  return (
    <div className={styles.tabs} data-block="">
      <TabList
        className={styles.list}
        label={group.replaceAll('-', ' ')}
        group={group}
        id={id}
        labels={labels}
        chosen={chosen}
        onChoose={choose}
      />
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          aria-labelledby={`${id}-${index}`}
          hidden={tab.props.label !== chosen}
        >
          {tab}
        </div>
      ))}
    </div>
  );
}
