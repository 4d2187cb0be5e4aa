import { ConvexProvider, useConvexConnectionState } from 'convex/react';
import { Component, type ReactNode, useEffect, useId, useState } from 'react';
import { TabList } from '../../../components/Tabs/TabList';
import type { SampleWindow } from './runSample';
import { Window, windowLabels } from './Window';

interface WindowsProps {
  windows: readonly SampleWindow[];
  isOffline: boolean;
  onFault: (message: string) => void;
}

type BoundaryProps = Pick<WindowsProps, 'onFault'> & { children: ReactNode };

/** Shows an error that a component or its query has thrown. */
class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch({ message }: Error) {
    this.props.onFault(message);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <p role="alert" className="lines">
        {error.message}
      </p>
    );
  }
}

/** That a window is offline, and how many of its mutations wait for the network. */
function Offline(): ReactNode {
  const { inflightMutations } = useConvexConnectionState();
  return (
    <span className="tag">Offline{inflightMutations > 0 && `, ${inflightMutations} waiting`}</span>
  );
}

/** The windows side by side; where they aren't, `frame.css` shows the tabs and the chosen window only. */
export function Windows({ windows, isOffline, onFault }: WindowsProps): ReactNode {
  const id = useId();
  const [current, setCurrent] = useState<(typeof windowLabels)[number]>(windowLabels[0]);
  const [isMarked, setMarked] = useState(false);

  useEffect(() => {
    windows.forEach(({ network }, index) => {
      network.onChange = () => setMarked((known) => known || current !== windowLabels[index]);
    });
  }, [windows, current]);

  return (
    <>
      <TabList
        className={isMarked ? 'switch marked' : 'switch'}
        label="Windows"
        group="live-window"
        id={id}
        labels={windowLabels}
        chosen={current}
        onChoose={(label) => {
          setCurrent(label);
          setMarked(false);
        }}
      />
      <div className="windows">
        {windows.map(({ client, App }, index) => (
          <ConvexProvider key={windowLabels[index]} client={client}>
            <Window
              label={windowLabels[index] ?? ''}
              id={`${id}-${index}-panel`}
              isCurrent={current === windowLabels[index]}
              status={isOffline && index === 0 && <Offline />}
            >
              <Boundary onFault={onFault}>
                <App />
              </Boundary>
            </Window>
          </ConvexProvider>
        ))}
      </div>
    </>
  );
}
