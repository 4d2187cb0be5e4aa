import { variantProps } from '@site/src/components/usePreference';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';

interface CodePaneProps {
  /** Highlighted when building; with marked lines, one `span.line` a line. */
  html?: string | undefined;
  /** The code as elements, instead of `html`. */
  children?: ReactNode;
  label: string;
  diff?: boolean;
  /** Output and messages wrap; code scrolls. */
  wrap?: boolean;
  /** Shown only to readers who have chosen this option. */
  option?: string | undefined;
  hidden?: boolean;
}

/** Code in a box that scrolls horizontally. */
export function CodePane(props: CodePaneProps): ReactNode {
  const { html, children, label, diff = false, wrap = false, option, hidden = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <pre
      className="scroll-x"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      data-option={option}
      {...variantProps(!hidden)}
    >
      <code
        className={clsx(diff && styles.diff, wrap && styles.wrap) || undefined}
        {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
      />
    </pre>
  );
}

interface CodeFrameProps {
  title: ReactNode;
  /** At the end of the bar. */
  note?: string;
  /** Accessible name of the box. */
  label: string;
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

/** The code that a block shows, as a reader wants to paste it: without the lines that a diff removes. */
export function shownText(block: Element | null): string {
  return textOfCode(block?.querySelector(':not([hidden]) > code') ?? null);
}

/** The text of code without the lines that a diff removes. */
export function textOfCode(code: Element | null): string {
  const kept = code?.cloneNode(true) as Element | undefined;
  for (const line of kept?.querySelectorAll('.line.remove') ?? []) line.remove();
  return kept?.textContent.replace(/\n$/, '') ?? '';
}
