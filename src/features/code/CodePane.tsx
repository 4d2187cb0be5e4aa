import { variantProps } from '@site/src/components/preferences';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface CodePaneProps {
  /** Highlighted when building; with marked lines, one `span.line` a line. */
  html?: string;
  /** The code with links in it, instead of `html`. */
  children?: ReactNode;
  label: string;
  diff?: boolean;
  /** Output and messages wrap; code scrolls. */
  wrap?: boolean;
  /** Shown only to readers who have chosen this option. */
  option?: string;
  hidden?: boolean;
}

/** Code in a box that scrolls horizontally. */
export function CodePane({
  html,
  children,
  label,
  diff = false,
  wrap = false,
  option,
  hidden = false,
}: CodePaneProps): ReactNode {
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
