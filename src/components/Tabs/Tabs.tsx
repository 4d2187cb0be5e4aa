import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { usePreference } from '../usePreference';
import { TabList } from './TabList';
import styles from './Tabs.module.css';

export interface TabProps {
  label: string;
  children: ReactNode;
}

/** One tab of `Tabs`, which reads its label and shows its children as a panel. */
export function Tab({ children }: TabProps): ReactNode {
  return children;
}

export interface TabsProps {
  /** Sets of tabs with the same group show the same choice. */
  group: string;
  children: ReactNode;
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement<Partial<TabProps>>(child) && typeof child.props.label === 'string';
}

/** Variants for several audiences; the choice applies to the whole site and is remembered. */
export function Tabs({ group, children }: TabsProps): ReactNode {
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
