import { TabList } from '@site/src/components/Tabs/TabList';
import tabs from '@site/src/components/Tabs/Tabs.module.css';
import { usePreference, variantProps } from '@site/src/components/usePreference';
import { type PackageManagerName, packageManager } from '@site/src/lib/preferences';
import clsx from 'clsx';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import styles from './CodeBlock.module.css';
import { CodePane, shownText } from './CodePane';
import { CopyButton } from './CopyButton';

/** Each manager's commands, highlighted when building. */
export type PackageManagerProps = Record<PackageManagerName, string>;

const { group, values: managers } = packageManager;

/** Commands for the reader's package manager; the choice is remembered. */
export function PackageManager(commands: PackageManagerProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const getText = useCallback(
    () => shownText(root.current?.querySelector('[role=tabpanel]:not([hidden])') ?? null),
    [],
  );
  const [chosen, choose] = usePreference(packageManager);
  return (
    <div className={clsx(tabs.tabs, tabs.inBlock)} data-block="" ref={root}>
      <div className={tabs.list}>
        <TabList
          label="Package manager"
          group={group}
          id={id}
          labels={managers}
          chosen={chosen}
          onChoose={choose}
        />
        <CopyButton getText={getText} />
      </div>
      {managers.map((manager, index) => (
        <div
          key={manager}
          className={styles.codeBlock}
          role="tabpanel"
          id={`${id}-${index}-panel`}
          aria-labelledby={`${id}-${index}`}
          {...variantProps(manager === chosen)}
          data-option={manager}
        >
          <CodePane html={commands[manager]} label={`Commands for ${manager}`} />
        </div>
      ))}
    </div>
  );
}
