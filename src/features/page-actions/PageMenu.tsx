import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hasAskAi, openAskAi, prepareAskAi } from '@site/plugins/ask-ai';
import { Icon } from '@site/src/components/Icon';
import { CopyButton } from '@site/src/features/code';
import { product } from '@site/src/site/product';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './PageMenu.module.css';

interface McpClient {
  name: string;
  /** Where the text goes: a terminal or a file. */
  where: string;
  text: string;
}

const serverName = `${product.slug}-docs`;

function vscodeServer(url: string): string {
  return JSON.stringify({ name: serverName, type: 'http', url });
}

/** The link that adds the server to VS Code (code.visualstudio.com/api/extension-guides/ai/mcp). */
function vscodeLink(url: string): string {
  return `vscode:mcp/install?${encodeURIComponent(vscodeServer(url))}`;
}

/**
 * What a reader pastes to connect each program.
 * @param url address of the server
 */
function mcpClientsFor(url: string): McpClient[] {
  const terminal = 'in a terminal';
  const config = { mcpServers: { [serverName]: { url } } };
  return [
    {
      name: 'Claude Code',
      where: terminal,
      text: `claude mcp add --transport http ${serverName} ${url}`,
    },
    { name: 'Cursor', where: 'in .cursor/mcp.json', text: JSON.stringify(config, null, 2) },
    { name: 'VS Code', where: terminal, text: `code --add-mcp '${vscodeServer(url)}'` },
    { name: 'Codex', where: terminal, text: `codex mcp add ${serverName} --url ${url}` },
  ];
}

interface Assistant {
  name: string;
  href: string;
}

/** What assistants are asked; they answer the reader's questions once they have read the page. */
function promptAbout(markdownUrl: string): string {
  return `Read ${markdownUrl} so I can ask questions about it.`;
}

/**
 * Links that open an assistant on the web or in an editor and have it read a page.
 * @param markdownUrl absolute URL of the page's Markdown copy
 */
function assistantsFor(markdownUrl: string): Assistant[] {
  const prompt = encodeURIComponent(promptAbout(markdownUrl));
  return [
    { name: 'ChatGPT', href: `https://chatgpt.com/?hints=search&q=${prompt}` },
    { name: 'Claude', href: `https://claude.ai/new?q=${prompt}` },
    { name: 'Perplexity', href: `https://www.perplexity.ai/search/new?q=${prompt}` },
    { name: 'Cursor', href: `https://cursor.com/link/prompt?text=${prompt}` },
  ];
}

/** The entry of the menu that opens Ask AI for questions about the page. */
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

  return (
    <div className={styles.content}>
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
