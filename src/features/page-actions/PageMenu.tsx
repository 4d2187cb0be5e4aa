import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import { CopyButton } from '@site/src/features/code';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { AskAboutPage } from './AskAboutPage';
import { assistantsFor } from './assistants';
import { mcpClientsFor, vscodeLink } from './mcpClients';
import styles from './PageMenu.module.css';
import { placeBelow } from './placeBelow';

interface PageMenuProps {
  /** Path of the page's Markdown copy. */
  markdown: string;
}

/** What the menu contains; loaded when it is opened for the first time. */
export function PageMenu({ markdown }: PageMenuProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const hasEdge = customFields?.withoutEdge !== true;
  const mcpUrl = `${url}${baseUrl}mcp`;

  useLayoutEffect(() => placeBelow(list.current?.closest<HTMLElement>('[popover]')), []);

  return (
    <div ref={list} className={styles.content}>
      <AskAboutPage />
      <p id={id}>Open in</p>
      <ul aria-labelledby={id}>
        {assistantsFor(url + markdown).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
              <Icon name="external-link" />
            </a>
          </li>
        ))}
        {hasEdge && (
          <li>
            <a href={vscodeLink(mcpUrl)} rel="nofollow">
              VS Code
              <Icon name="external-link" />
            </a>
          </li>
        )}
      </ul>
      {hasEdge && (
        <details>
          <summary>
            Connect by MCP
            <Icon name="chevron-down" />
          </summary>
          {mcpClientsFor(mcpUrl).map(({ name, where, text }) => (
            <div key={name} className={styles.client}>
              <span>
                <b>{name}</b>, {where}
              </span>
              <CopyButton label={`Copy for ${name}`} getText={() => text} />
              <code>{text}</code>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
