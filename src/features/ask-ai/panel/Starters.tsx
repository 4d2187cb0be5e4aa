import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import styles from './AskPanel.module.css';
import type { Conversation } from './conversation';
import { starters } from './starterQuestions';

interface StartersProps {
  conversation: Conversation;
}

/** The page that is open, if it is one of the docs. */
function openPage() {
  const hasMenu = document.getElementById('page-menu') !== null;
  const title = hasMenu ? document.querySelector('h1')?.textContent?.trim() : undefined;
  return title ? { title, path: window.location.pathname } : undefined;
}

/** Questions to begin with, and a way to ask about the page that is open. */
export function Starters({ conversation }: StartersProps): ReactNode {
  const page = openPage();
  return (
    <ul className={styles.starters} aria-label="Questions to begin with">
      {page && (
        <li>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              currentTarget.closest('dialog')?.querySelector('input')?.focus();
              conversation.askAbout(page);
            }}
          >
            <Icon name="file-text" />
            About this page: {page.title}
          </button>
        </li>
      )}
      {starters.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => conversation.ask(question)}>
            <Icon name="sparkles" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
