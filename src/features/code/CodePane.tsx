import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import styles from './CodeBlock.module.css';

interface CodePaneProps {
  /** Highlighted when building; one `span.line` a line. */
  html: string;
  label: string;
  diff?: boolean;
  /** Output and messages wrap; code scrolls. */
  wrap?: boolean;
  codeRef?: RefObject<HTMLElement | null>;
}

/** Code in a box that scrolls sideways on its own. */
export function CodePane({
  html,
  label,
  diff = false,
  wrap = false,
  codeRef,
}: CodePaneProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <pre className="scroll-x" tabIndex={0} role="group" aria-label={label}>
      <code
        className={clsx(diff && styles.diff, wrap && styles.wrap)}
        ref={codeRef}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by plugins/code-fences when building
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
