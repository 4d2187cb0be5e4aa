import { Icon } from '@site/src/components/Icon';
import { usePreference, variantProps } from '@site/src/components/usePreference';
import { languageLabels } from '@site/src/lib/labels';
import { type CodeLanguage, codeLanguage } from '@site/src/lib/preferences';
import clsx from 'clsx';
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import styles from './CodeBlock.module.css';
import { CodePane, shownText } from './CodePane';
import { CopyButton } from './CopyButton';

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

interface LanguageSwitchProps {
  chosen: CodeLanguage;
  onChoose: (language: CodeLanguage) => void;
}

/** Switches between TypeScript and JavaScript, for all blocks and for the next visit. */
function LanguageSwitch({ chosen, onChoose }: LanguageSwitchProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      className={styles.switch}
      role="group"
      aria-label="Language of the code"
      data-choice={codeLanguage.group}
      data-markdown-ignore=""
    >
      {codeLanguage.values.map((language) => (
        <button
          key={language}
          type="button"
          value={language}
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          {language}
        </button>
      ))}
    </div>
  );
}

function Folded({ label, children }: { label: string; children?: ReactNode }): ReactNode {
  return (
    <details className={styles.folded}>
      <summary data-markdown-ignore="">
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

/** A rendered fence: title bar, copy button, code, and the error it causes, if any. */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { file, language, html, jsFile, jsHtml, diff, message } = props;
  const { bad, collapse = false, children } = props;
  const isFolded = diff === 'folded';
  const block = useRef<HTMLDivElement>(null);
  const getText = useCallback(() => shownText(block.current), []);
  const isProgram = html !== undefined && /^([jt]sx?|svelte|vue)$/.test(language);
  const explain = (event?: SyntheticEvent) => {
    const element = block.current;
    if (!isProgram || !element) return;
    import('./explainNames').then(
      ({ explainNames }) => explainNames(element, event?.nativeEvent),
      // Without it, names just have no explanation.
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
  const typeScript = { option: 'TS', name, html };
  const variants = [typeScript, { option: 'JS', name: jsName, html: jsHtml }];
  const only = [{ ...typeScript, option: undefined }];
  // The same code in both languages can still be in files with different names.
  const names = jsName === name ? only : variants;
  const isHidden = (option: string | undefined) => option !== undefined && option !== chosen;
  const panes = (jsHtml === undefined ? only : variants).map(({ option, name, html }) => (
    <CodePane
      key={option ?? ''}
      html={html}
      label={name}
      diff={Boolean(diff)}
      wrap={language === 'text'}
      option={option}
      hidden={isHidden(option)}
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
        {names.map(({ option, name }) => (
          <span
            key={option ?? ''}
            className={clsx(styles.file, file === undefined && styles.language)}
            data-option={option}
            {...variantProps(!isHidden(option))}
            {...(file === undefined && { 'data-markdown-ignore': '' })}
          >
            {name}
          </span>
        ))}
        {jsHtml !== undefined && <LanguageSwitch chosen={chosen} onChoose={choose} />}
        {!bad && (
          <CopyButton getText={getText} label={isFolded ? 'Copy the whole file' : undefined} />
        )}
      </div>
      {isFolded && (
        // The style sheet shows the hidden lines, so that it works without scripts and nothing is in the page twice.
        <Folded label="Show the whole file" />
      )}
      {collapse ? <Folded label="Show the code">{panes}</Folded> : panes}
      {message !== undefined && (
        <div className={styles.message}>
          <Icon name="circle-x" />
          <span>{message}</span>
        </div>
      )}
    </div>
  );
}
