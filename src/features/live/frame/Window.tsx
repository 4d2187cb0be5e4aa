import type { ReactNode } from 'react';

interface WindowProps {
  label: string;
  isOffline?: boolean;
  /** The sample's component. */
  children: ReactNode;
}

export const windowLabels = ['Window 1', 'Window 2'] as const;

/** One app window, in the frame as in the picture of it. */
export function Window({ label, isOffline = false, children }: WindowProps): ReactNode {
  return (
    <section aria-label={label}>
      <p>
        {label}
        {isOffline && <span className="tag">Offline</span>}
      </p>
      <div className="app">{children}</div>
    </section>
  );
}
