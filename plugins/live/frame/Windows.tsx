import { ConvexProvider, useConvexConnectionState } from 'convex/react';
import { Component, type ReactNode } from 'react';
import type { SampleWindow } from './runSample';
import { Window, windowLabels } from './Window';

interface WindowsProps {
  windows: readonly SampleWindow[];
  isOffline: boolean;
}

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
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

/** The windows side by side, or one below the other where there is no room for both. */
export function Windows({ windows, isOffline }: WindowsProps): ReactNode {
  return (
    <div className="windows">
      {windows.map(({ client, App }, index) => (
        <ConvexProvider key={windowLabels[index]} client={client}>
          <Window
            label={windowLabels[index] ?? ''}
            status={isOffline && index === 0 && <Offline />}
          >
            <Boundary>
              <App />
            </Boundary>
          </Window>
        </ConvexProvider>
      ))}
    </div>
  );
}
