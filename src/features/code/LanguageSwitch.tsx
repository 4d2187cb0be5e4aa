import { type CodeLanguage, codeLanguage } from '@site/src/lib/preferences';
import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface LanguageSwitchProps {
  chosen: CodeLanguage;
  onChoose: (language: CodeLanguage) => void;
}

/** Switches between TypeScript and JavaScript, for all blocks and for the next visit. */
export function LanguageSwitch({ chosen, onChoose }: LanguageSwitchProps): ReactNode {
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
