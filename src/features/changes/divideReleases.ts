import { Children, isValidElement, type ReactNode } from 'react';
import { Upgrade, type UpgradeProps } from './Upgrade';

/** What the page says of one release. */
export interface ReleaseNotes {
  version: string;
  heading: ReactNode;
  /** What to change when upgrading to it. */
  upgrade: ReactNode[];
  news: ReactNode[];
}

/** The release whose heading a node is. */
function versionOf(node: ReactNode): string | undefined {
  if (!isValidElement<{ id?: unknown }>(node)) return undefined;
  const { id } = node.props;
  return typeof id === 'string' && /^\d+\.\d+\.\d+$/.test(id) ? id : undefined;
}

/** Divides the content of the page by its headings, whose ids are the releases. */
export function divideReleases(content: ReactNode): ReleaseNotes[] {
  const releases: ReleaseNotes[] = [];
  for (const node of Children.toArray(content)) {
    const version = versionOf(node);
    const last = releases.at(-1);
    if (version !== undefined) releases.push({ version, heading: node, upgrade: [], news: [] });
    else if (isValidElement<UpgradeProps>(node) && node.type === Upgrade) {
      last?.upgrade.push(node.props.children);
    } else if (typeof node !== 'string' || node.trim() !== '') last?.news.push(node);
  }
  return releases;
}
