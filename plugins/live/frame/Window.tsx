import type { ReactNode } from 'react';

interface WindowProps {
  label: string;
  status?: ReactNode;
  children: ReactNode;
}

export const windowLabels = ['Window 1', 'Window 2'] as const;

/** One app window, in the frame as in the preview of it. */
export function Window({ label, status, children }: WindowProps): ReactNode {
  return (
    <section aria-label={label}>
      <p>
        {label}
        {status}
      </p>
      <div className="app">{children}</div>
    </section>
  );
}
