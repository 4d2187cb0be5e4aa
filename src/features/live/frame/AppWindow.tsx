import { ConvexProvider, type ConvexReactClient, useConvexConnectionState } from 'convex/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { Window } from './Window';

interface AppWindowProps {
  label: string;
  id: string;
  /** Whether it is the one that a narrow frame shows. */
  isCurrent: boolean;
  client: ConvexReactClient;
  App: ComponentType;
  isOffline: boolean;
}

/** Shows an error that a component or its query has thrown. */
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

/** One app window: the sample's component with its own client. */
export function AppWindow(props: AppWindowProps): ReactNode {
  const { client, App, isOffline, ...window } = props;
  return (
    <ConvexProvider client={client}>
      <Window {...window} status={isOffline && <Offline />}>
        <Boundary>
          <App />
        </Boundary>
      </Window>
    </ConvexProvider>
  );
}
