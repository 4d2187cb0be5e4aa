import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasAskAi, openAskAi, prepareAskAi } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { CopyButton } from '@site/src/features/code';
import { product } from '@site/src/site/product';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './PageMenu.module.css';

const serverName = `${product.slug}-docs`;

/** What `code --add-mcp` and the link that adds a server read (code.visualstudio.com/api/extension-guides/ai/mcp). */
const vscodeServer = (url: string) => JSON.stringify({ name: serverName, type: 'http', url });

/**
 * What a reader pastes to connect each program, and where: into a terminal or a file.
 * @param url address of the server
 */
function mcpClientsFor(url: string) {
  const where = 'in a terminal';
  const config = JSON.stringify({ mcpServers: { [serverName]: { url } } }, null, 2);
  return [
    { name: 'Claude Code', where, text: `claude mcp add --transport http ${serverName} ${url}` },
    { name: 'Cursor', where: 'in .cursor/mcp.json', text: config },
    { name: 'VS Code', where, text: `code --add-mcp '${vscodeServer(url)}'` },
    { name: 'Codex', where, text: `codex mcp add ${serverName} --url ${url}` },
  ];
}

/** Links that open an assistant on the web or in an editor; a prompt follows. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?hints=search&q=',
  Claude: 'https://claude.ai/new?q=',
  Perplexity: 'https://www.perplexity.ai/search/new?q=',
  Cursor: 'https://cursor.com/link/prompt?text=',
};

function AskAboutPage(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const [hasFailed, setFailed] = useState(false);
  if (!hasAskAi()) return null;
  const ask = ({ currentTarget }: MouseEvent) => {
    const menu = currentTarget.closest<HTMLElement>('[popover]');
    // First, so that closing Ask AI restores the focus to the button of the menu.
    menu?.hidePopover();
    openAskAi(undefined, { title, path: permalink }).then(
      () => setFailed(false),
      () => {
        setFailed(true);
        menu?.showPopover();
      },
    );
  };
  return (
    <button
      className={styles.ask}
      type="button"
      onPointerEnter={prepareAskAi}
      onFocus={prepareAskAi}
      onClick={ask}
    >
      {hasFailed ? 'Ask AI did not load: try again' : 'Ask AI about this page'}
      <Icon name="sparkles" />
    </button>
  );
}

interface PageMenuProps {
  markdown: string;
}

/** What the menu contains; loaded when it is opened for the first time. */
export function PageMenu({ markdown }: PageMenuProps): ReactNode {
  const id = useId();
  const { url, baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const hasEdge = customFields?.withoutEdge !== true;
  const mcpUrl = `${url}${baseUrl}mcp`;
  // Assistants answer the reader's questions once they have read the page.
  const prompt = `Read ${url}${markdown} so I can ask questions about it.`;

  return (
    <div className={styles.content}>
      <AskAboutPage />
      <p id={id}>Open in</p>
      <ul aria-labelledby={id}>
        {Object.entries(assistants).map(([name, address]) => (
          <li key={name}>
            <a
              href={address + encodeURIComponent(prompt)}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              {name}
              <Icon name="external-link" />
            </a>
          </li>
        ))}
        {hasEdge && (
          <li>
            <a
              href={`vscode:mcp/install?${encodeURIComponent(vscodeServer(mcpUrl))}`}
              rel="nofollow"
            >
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
