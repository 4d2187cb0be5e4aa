import type { PropsOf } from '@site/src/components/props';
import styles from '@site/src/components/Responses/Operation.module.css';
import { CopyButton } from '@site/src/features/code';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type * as definitions from './definition';

/** Long addresses break before a slash; placeholders are highlighted. */
function parts(text: string): ReactNode[] {
  return text.split(/(?=(?<!\/)\/(?!\/))/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.split(/(\{[^{}]*\})/).map((piece) =>
        piece.startsWith('{') ? (
          <span key={piece} className={styles.slot}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </Fragment>
  ));
}

/** Method and address of an HTTP operation, under the lead of its page. */
export function Endpoint({
  method,
  server,
  path,
}: PropsOf<typeof definitions.Endpoint>): ReactNode {
  return (
    // Not a paragraph, in which code has a background.
    <div className={styles.endpoint} data-endpoint="">
      <span className={clsx(styles.method, method !== 'GET' && styles.writes)}>{method}</span>
      <code className={styles.address}>
        <span className={styles.host}>{parts(server)}</span>
        <wbr />
        {parts(path)}
      </code>
      <CopyButton label="Copy the address" getText={() => server + path} />
    </div>
  );
}
