import { type ReactNode, useEffect, useId, useState } from 'react';
import { AppWindow } from './AppWindow';
import type { SampleWindow } from './runSample';
import { Tabs } from './Tabs';
import { windowLabels } from './Window';

interface WindowsProps {
  windows: readonly SampleWindow[];
  /** Whether the first one is offline. */
  isOffline: boolean;
}

type Label = (typeof windowLabels)[number];

/** The windows side by side; where they aren't, `frame.css` shows the tabs and the chosen window only. */
export function Windows({ windows, isOffline }: WindowsProps): ReactNode {
  const id = useId();
  const panelOf = (index: number) => `${id}${index}-window`;
  const [{ current, isMarked }, setState] = useState<{ current: Label; isMarked: boolean }>({
    current: windowLabels[0],
    isMarked: false,
  });

  useEffect(() => {
    windows.forEach(({ network }, index) => {
      network.onChange = () =>
        setState((known) =>
          known.current === windowLabels[index] ? known : { ...known, isMarked: true },
        );
    });
  }, [windows]);

  return (
    <>
      <Tabs
        className="switch"
        label="Windows"
        names={windowLabels}
        {...{ id, panelOf, current, isMarked }}
        onChoose={(label) => setState({ current: label, isMarked: false })}
      />
      <div className="windows">
        {windows.map(({ client, App }, index) => (
          <AppWindow
            key={windowLabels[index]}
            id={panelOf(index)}
            isCurrent={current === windowLabels[index]}
            label={windowLabels[index] ?? ''}
            client={client}
            App={App}
            isOffline={isOffline && index === 0}
          />
        ))}
      </div>
    </>
  );
}
