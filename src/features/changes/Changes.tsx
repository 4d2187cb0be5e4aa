import { Fold } from '@site/src/components/article/Fold';
import { Fragment, type ReactNode } from 'react';
import { compareVersions } from './compareVersions';
import { divideReleases, type ReleaseNotes } from './divideReleases';
import { ReleaseChoice } from './ReleaseChoice';
import { Upgrade } from './Upgrade';
import { useRelease } from './useRelease';

export interface ChangesProps {
  children: ReactNode;
}

function Release({ heading, upgrade, news }: ReleaseNotes): ReactNode {
  return (
    <>
      {heading}
      {upgrade.length > 0 && <Upgrade>{upgrade}</Upgrade>}
      {news}
    </>
  );
}

/** The rest of a release, so that its heading is never alone: links lead there. */
function withoutUpgrade({ news }: ReleaseNotes): Pick<ReleaseNotes, 'upgrade' | 'news'> {
  return { upgrade: [], news: news.length > 0 ? news : [<p key="none">Nothing else is new.</p>] };
}

/** All changes that upgrading asks for, release by release. */
function Upgrades({ from, releases }: { from: string; releases: ReleaseNotes[] }): ReactNode {
  const asking = releases.filter(({ upgrade }) => upgrade.length > 0);
  return (
    <>
      <h2>Upgrade from {from}</h2>
      {asking.length === 0 && <p>You don’t have to change anything.</p>}
      {asking.map(({ version, upgrade }) => (
        <Fragment key={version}>
          <h3>For {version}</h3>
          {upgrade}
        </Fragment>
      ))}
    </>
  );
}

/**
 * What each release brought. When a reader chooses the release that they have, what to change comes first, then what is
 * new for them.
 */
export function Changes({ children }: ChangesProps): ReactNode {
  const releases = divideReleases(children);
  const [from, choose] = useRelease();
  const versions = releases.map(({ version }) => version);
  const isNewer = ({ version }: ReleaseNotes) => from && compareVersions(version, from) > 0;
  const newer = from === undefined ? releases : releases.filter(isNewer);
  const older = releases.slice(newer.length);
  return (
    <>
      <ReleaseChoice releases={versions} chosen={from} onChoose={choose} />
      {from !== undefined && <Upgrades from={from} releases={newer} />}
      {newer.map((release) => (
        <Release
          key={release.version}
          {...release}
          {...(from !== undefined && withoutUpgrade(release))}
        />
      ))}
      {older.length > 0 && (
        <Fold summary="What you have already">
          {older.map((release) => (
            <Release key={release.version} {...release} />
          ))}
        </Fold>
      )}
    </>
  );
}
