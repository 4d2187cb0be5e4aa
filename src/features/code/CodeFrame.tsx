import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { CodePane } from './CodePane';
import { CopyButton } from './CopyButton';

interface CodeFrameProps {
  title: ReactNode;
  /** At the end of the bar. */
  note?: string;
  /** Accessible name of the box. */
  label: string;
  /** Returns the text to copy. */
  getText: () => string;
  /** Wraps lines, as for output. */
  wrap?: boolean;
  /** Lines, each a `span.line`. */
  children: ReactNode;
}

/** A code block that is rendered in the browser; it looks like those in the text. */
export function CodeFrame(props: CodeFrameProps): ReactNode {
  const { title, note, label, getText, wrap = false, children } = props;
  return (
    <div className={styles.codeBlock} data-block="">
      <div className={styles.bar}>
        <span className={styles.file}>{title}</span>
        {note !== undefined && <span className={styles.language}>{note}</span>}
        <CopyButton getText={getText} />
      </div>
      <CodePane label={label} wrap={wrap}>
        {children}
      </CodePane>
    </div>
  );
}
