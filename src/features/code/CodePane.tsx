import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface CodePaneProps {
  /** Highlighted when building; with marked lines, one `span.line` a line. */
  html: string;
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
      hidden={hidden}
    >
      <code
        className={clsx(diff && styles.diff, wrap && styles.wrap) || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by plugins/remark/code-fences when building
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
