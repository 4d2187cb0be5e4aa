import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Aside } from '@site/src/components/Aside/Aside';
import { Fold } from '@site/src/components/Fold/Fold';
import {
  Children,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';

/** What to change when upgrading to a release. `Changes` moves it to the top when a reader has chosen a release. */
export function Upgrade({ children }: PropsWithChildren): ReactNode {
  return (
    <Aside type="note" title="Change when you upgrade">
      {children}
    </Aside>
  );
}

interface ReleaseNotes {
  version: string;
  /** The heading, and the paragraphs right below it, such as the date. */
  head: ReactNode[];
  upgrade: ReactNode[];
  news: ReactNode[];
}

const release = /^\d+\.\d+\.\d+$/;

/** Divides the content of the page by its headings, whose ids are the releases. */
function divideReleases(content: ReactNode): ReleaseNotes[] {
  const releases: ReleaseNotes[] = [];
  for (const node of Children.toArray(content)) {
    const { id = '', children } = isValidElement<{ id?: string; children?: ReactNode }>(node)
      ? node.props
      : {};
    const last = releases.at(-1);
    const isFirst = last?.upgrade.length === 0 && last.news.length === 0;
    if (release.test(id)) releases.push({ version: id, head: [node], upgrade: [], news: [] });
    else if (isValidElement(node) && node.type === Upgrade) last?.upgrade.push(children);
    else if (isFirst && isValidElement(node) && node.type === 'p') last.head.push(node);
    else if (typeof node !== 'string' || node.trim() !== '') last?.news.push(node);
  }
  return releases;
}

function Upgrades({ releases }: { releases: readonly ReleaseNotes[] }): ReactNode {
  const asking = releases.filter(({ upgrade }) => upgrade.length > 0);
  if (asking.length === 0) return <p>You don’t have to change anything.</p>;
  return asking.map(({ version, upgrade }) => (
    <Fragment key={version}>
      <h4>For {version}</h4>
      {Children.toArray(upgrade)}
    </Fragment>
  ));
}

/**
 * What each release brought. The address names the release that a reader has (`?from=1.36.1`), and so does the choice.
 * Then what to change comes first, and what the reader has already is folded.
 */
export function Changes({ children }: PropsWithChildren): ReactNode {
  const { search, hash } = useLocation();
  const feed = useBaseUrl('/changes.xml');
  const history = useHistory();
  const field = useRef<HTMLSelectElement>(null);
  const releases = divideReleases(children);
  // The HTML has the whole list, so the first rendering has, too.
  const named = useIsBrowser() ? new URLSearchParams(search).get('from') : null;
  const known = releases.findIndex(({ version }) => version === named);
  const from = releases[known]?.version ?? '';
  const newer = known < 0 ? releases : releases.slice(0, known);
  const older = releases.slice(newer.length);

  const choose = (chosen: string) => {
    history.replace({ search: chosen === '' ? '' : `?from=${chosen}` });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what a reader chose before the application ran
  useEffect(() => {
    if (field.current?.value) choose(field.current.value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown moves the target of the address
  useEffect(() => {
    const target = from === '' ? null : document.getElementById(hash.slice(1));
    const fold = target?.closest('details');
    if (fold) fold.open = true;
    target?.scrollIntoView();
  }, [from]);

  const whole = ({ version, head, upgrade, news }: ReleaseNotes) => [
    ...head,
    upgrade.length > 0 && <Upgrade key={`upgrade-${version}`}>{upgrade}</Upgrade>,
    ...news,
  ];
  // Links lead to headings, so none of them is alone.
  const onlyNews = ({ version, head, news }: ReleaseNotes) => [
    ...head,
    ...(news.length > 0 ? news : [<p key={`none-${version}`}>Nothing else is new.</p>]),
  ];
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title="What’s new" href={feed} />
      </Head>
      <form data-block="" data-no-print="" data-needs-script="">
        <label>
          The release you have&ensp;
          <select
            className="button"
            ref={field}
            value={from}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">Show everything</option>
            {releases.map(({ version }) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </label>
      </form>
      <p data-markdown-ignore="" data-no-print="">
        <a href={feed}>Follow new releases in a feed reader</a>
      </p>
      {from !== '' && (
        <>
          <h3>Upgrade from {from}</h3>
          <Upgrades releases={newer} />
        </>
      )}
      {newer.flatMap(from === '' ? whole : onlyNews)}
      {older.length > 0 && <Fold summary="What you have already">{older.flatMap(whole)}</Fold>}
    </>
  );
}
