import { routeAddress } from '../../../src/lib/routes';
import { landing } from '../../../src/site/landing';
import type { MarkdownSite } from './links';

/**
 * The landing page as Markdown. It is the only page without an MDX file.
 * @param demoCode the fence next to the demo
 */
export function landingPage(demoCode: string, site: MarkdownSite): string {
  const { title, lead, drawing, oftenRead, paths, start, live, community } = landing;
  const link = (label: string, to: string) => {
    const address = to.startsWith('/') ? site.siteUrl + routeAddress(to, site) : to;
    return `[${label}](${address})`;
  };
  const row = (links: readonly { label: string; to: string }[]) =>
    links.map(({ label, to }) => link(label, to)).join(' ');
  const list = (links: readonly { title: string; to: string; text: string }[]) =>
    links.map((each) => `- ${link(each.title, each.to)}: ${each.text}`).join('\n');
  const ways = start.ways.map(({ time, title: name, text, links, more }) =>
    [
      `### ${name}`,
      `*${time}*`,
      text,
      ...(links.length > 0 ? [links.map(({ label, to }) => link(label, to)).join(', ')] : []),
      link(more.label, more.to),
    ].join('\n\n'),
  );
  return `${[
    `# ${title}`,
    lead,
    `${oftenRead.label} ${row(oftenRead.links)}`,
    `${paths.label} ${row(paths.links)}`,
    `Diagram: ${drawing}.`,
    `## ${start.title}`,
    ...ways,
    `## ${live.title}`,
    demoCode.trim(),
    live.steps.map((step) => ('name' in step ? `\`${step.name}\` ` : '') + step.text).join(' → '),
    `## ${community.title}`,
    list(community.links),
  ].join('\n\n')}\n`;
}
