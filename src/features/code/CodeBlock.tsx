import { Icon } from '@site/src/components/Icon';
import { usePreference, variantProps } from '@site/src/components/preferences';
import { languageLabels } from '@site/src/lib/languageLabels';
import { codeLanguage } from '@site/src/lib/preferences';
import clsx from 'clsx';
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import styles from './CodeBlock.module.css';
import { CodePane } from './CodePane';
import { CopyButton } from './CopyButton';
import { LanguageSwitch } from './LanguageSwitch';
import { textOfCode } from './textOfCode';

export interface CodeBlockProps {
  /** Path of the file that contains the code; without it the bar shows the language. */
  file?: string;
  language: string;
  /** Highlighted when building. */
  html?: string;
  /** Highlighted code with links in it, instead of `html`. */
  children?: ReactNode;
  /** The file's path as JavaScript, also where the code is the same. */
  jsFile?: string;
  /** The code as JavaScript if it has types; the reader can then switch. */
  jsHtml?: string;
  /** Type tooltips: popovers that the names in the code refer to by id. */
  typesHtml?: string;
  /** Some lines are marked as added or removed; `folded` hides lines that are far from them. */
  diff?: boolean | 'folded';
  /** What the compiler or the server says about the code. */
  message?: string;
  /** Readers shouldn't write it, so it says so and can't be copied. */
  bad?: boolean;
  /** Long and of little interest: shown folded. */
  collapse?: boolean;
}

const labels: Readonly<Record<string, string>> = languageLabels;

/** A rendered fence: title bar, copy button, code, and the error it causes, if any. */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { file, language, html, jsFile, jsHtml, typesHtml, diff, message } = props;
  const { bad, collapse = false, children } = props;
  const isFolded = diff === 'folded';
  const block = useRef<HTMLDivElement>(null);
  const getText = useCallback(
    () => textOfCode(block.current?.querySelector('pre:not([hidden]) code') ?? null),
    [],
  );
  const isProgram = html !== undefined && /^([jt]sx?|svelte|vue)$/.test(language);
  const explain = (event?: SyntheticEvent) => {
    const element = block.current;
    if (!isProgram || !element) return;
    import('./explainNames').then(
      ({ explainNames }) => explainNames(element, event?.nativeEvent),
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what had the focus before hydration
  useEffect(() => {
    if (block.current?.matches(':focus-within')) explain();
  }, []);
  const [chosen, choose] = usePreference(codeLanguage);
  const name = file ?? labels[language] ?? language;
  const jsName = jsFile ?? (jsHtml === undefined ? name : languageLabels.js);
  // The same code in both languages can still be in files with different names.
  const names =
    jsName === name
      ? [{ option: undefined, title: name }]
      : [
          { option: 'TS', title: name },
          { option: 'JS', title: jsName },
        ];
  const variants =
    jsHtml === undefined
      ? [{ option: undefined, name, html }]
      : [
          { option: 'TS', name, html },
          { option: 'JS', name: jsName, html: jsHtml },
        ];
  const panes = variants.map((variant) => (
    <CodePane
      key={variant.option ?? ''}
      html={variant.html}
      label={variant.name}
      diff={Boolean(diff)}
      wrap={language === 'text'}
      option={variant.option}
      hidden={variant.option !== undefined && variant.option !== chosen}
    >
      {children}
    </CodePane>
  ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads what makes its names interactive
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus loads it, too
    <div
      className={clsx(styles.codeBlock, bad && styles.bad)}
      data-block=""
      ref={block}
      // Unlike `pointerover`, it also comes where the pointer was before hydration.
      onPointerMove={explain}
      onFocus={explain}
      onClick={explain}
    >
      <div className={styles.bar}>
        {names.map(({ option, title }) => (
          <span
            key={option ?? ''}
            className={clsx(styles.file, file === undefined && styles.language)}
            data-option={option}
            {...variantProps(option === undefined || option === chosen)}
            {...(file === undefined && { 'data-markdown-ignore': '' })}
          >
            {title}
          </span>
        ))}
        {jsHtml !== undefined && <LanguageSwitch chosen={chosen} onChoose={choose} />}
        {!bad && (
          <CopyButton getText={getText} label={isFolded ? 'Copy the whole file' : undefined} />
        )}
      </div>
      {isFolded && (
        // The style sheet shows the hidden lines, so that it works without scripts and nothing is in the page twice.
        <details className={styles.folded}>
          <summary data-markdown-ignore="">
            Show the whole file
            <Icon name="chevron-down" />
          </summary>
        </details>
      )}
      {collapse ? (
        <details className={styles.folded}>
          <summary data-markdown-ignore="">
            Show the code
            <Icon name="chevron-down" />
          </summary>
          {panes}
        </details>
      ) : (
        panes
      )}
      {typesHtml !== undefined && (
        <div
          data-markdown-ignore=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by plugins/samples/highlight when building
          dangerouslySetInnerHTML={{ __html: typesHtml }}
        />
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
