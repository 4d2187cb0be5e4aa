import { Icon } from '@site/src/components/article/Icon';
import type { IconName } from '@site/src/components/support/icons';
import type { ReactNode } from 'react';
import styles from './Demo.module.css';

export interface DemoTask {
  id: string;
  text: string;
  done: boolean;
}

interface DemoClientProps {
  name: string;
  icon: IconName;
  tasks: readonly DemoTask[];
  onToggle: (id: string) => void;
}

/** One of the demo's two screens. */
export function DemoClient({ name, icon, tasks, onToggle }: DemoClientProps): ReactNode {
  return (
    <section className={styles.client} aria-label={name}>
      <p className={styles.title}>
        <Icon name={icon} />
        {name}
        <span className={styles.live}>Live</span>
      </p>
      <div className={styles.list}>
        {tasks.map(({ id, text, done }) => (
          <label key={id}>
            <input type="checkbox" checked={done} onChange={() => onToggle(id)} />
            {text}
          </label>
        ))}
      </div>
    </section>
  );
}
