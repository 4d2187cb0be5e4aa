import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import { type ReactNode, useCallback, useRef } from 'react';
import styles from './CodeBlock.module.css';
import { CodePane } from './CodePane';
import { CopyButton } from './CopyButton';
import { languageLabels } from './languages';
import { textOfCode } from './textOfCode';

export interface CodeBlockProps {
  /** Path of the file the code stands in; without it the bar names the language. */
  file?: string;
  language: string;
  /** Highlighted when building. */
  html: string;
  /** Some lines are marked as added or removed. */
  diff?: boolean;
  /** What the compiler or the server says about the code. */
  message?: string;
  /** Long and of little interest: shown folded. */
  collapse?: boolean;
}

/** A fence as a reader sees it: title bar, copy button, code, and the error it ends in, if any. */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { file, language, html, diff, message, collapse = false } = props;
  const code = useRef<HTMLElement>(null);
  const getText = useCallback(() => textOfCode(code.current), []);
  const name = file ?? languageLabels[language] ?? language;
  const pane = (
    <CodePane html={html} label={name} diff={diff} wrap={language === 'text'} codeRef={code} />
  );
  return (
    <div className={styles.codeBlock} data-block="">
      <div className={styles.bar}>
        <span className={clsx(styles.file, file === undefined && styles.language)}>{name}</span>
        <CopyButton getText={getText} />
      </div>
      {collapse ? (
        <details className={styles.folded}>
          <summary>Show the code</summary>
          {pane}
        </details>
      ) : (
        pane
      )}
      {message !== undefined && (
        <div className={styles.message}>
          <Icon name="circle-x" />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
