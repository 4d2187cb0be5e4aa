import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';

interface CodeFrameProps {
  title: ReactNode;
  /** At the end of the bar. */
  note?: string;
  /** What the box is called by readers who do not see it. */
  label: string;
  /** What is copied; without it nothing can be. */
  getText?: () => string;
  /** Lines wrap, as of output. */
  wrap?: boolean;
  /** Lines, each a `span.line`. */
  children: ReactNode;
}

/** A block of code that is made in the page, with the look of those in the text. */
export function CodeFrame(props: CodeFrameProps): ReactNode {
  const { title, note, label, getText, wrap = false, children } = props;
  return (
    <div className={styles.codeBlock} data-block="">
      <div className={styles.bar}>
        <span className={styles.file}>{title}</span>
        {note !== undefined && <span className={styles.language}>{note}</span>}
        {getText && <CopyButton getText={getText} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre className="scroll-x" tabIndex={0} role="group" aria-label={label}>
        <code className={wrap ? styles.wrap : undefined}>{children}</code>
      </pre>
    </div>
  );
}
