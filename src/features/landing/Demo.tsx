import { Icon } from '@site/src/components/article/Icon';
import { Kind } from '@site/src/components/reference/Kind';
import { landing } from '@site/src/site/landing';
import { Fragment, type ReactNode, useState } from 'react';
import styles from './Demo.module.css';
import { DemoClient, type DemoTask } from './DemoClient';

interface DemoProps {
  /** The code that a real app would have: the query and the mutation. */
  children: ReactNode;
}

const initialTasks: readonly DemoTask[] = [
  { id: 'venue', text: 'Book the venue', done: false },
  { id: 'cake', text: 'Order the cake', done: true },
  { id: 'band', text: 'Invite the band', done: false },
  { id: 'menus', text: 'Print the menus', done: false },
];

/** One query shown by two clients: what either changes, both show. Runs in the page, without a backend. */
export function Demo({ children }: DemoProps): ReactNode {
  const [tasks, setTasks] = useState(initialTasks);
  const toggle = (id: string) =>
    setTasks(tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task)));
  return (
    <div className={styles.demo}>
      <div className={styles.stage} data-markdown-ignore="">
        <DemoClient name="Phone" icon="smartphone" tasks={tasks} onToggle={toggle} />
        <DemoClient name="Laptop" icon="laptop" tasks={tasks} onToggle={toggle} />
      </div>
      {children}
      <div className={styles.wire}>
        {landing.live.steps.map((step, index) => (
          <Fragment key={step.text}>
            {index > 0 && <Icon name="arrow-right" />}
            <div>
              {'name' in step && <Kind of={step.of}>{step.name}</Kind>} {step.text}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
