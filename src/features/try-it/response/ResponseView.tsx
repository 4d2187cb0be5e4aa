import marks from '@site/src/components/Responses/Operation.module.css';
import { CodeFrame } from '@site/src/features/code';
import type { HttpOperation } from '@site/src/lib/httpOperation';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CodeText } from '../form/CodeText';
import styles from '../form/TryForm.module.css';
import type { TryResponse } from '../request/send';
import { BodyView } from './BodyView';
import { describeSize, describeTime, hintOf, isSuccess } from './describeResponse';
import { Folded } from './Folded';

interface ResponseViewProps {
  response: TryResponse;
  operation: HttpOperation;
}

/** A response: status, time, body and headers. */
export function ResponseView({ response, operation }: ResponseViewProps): ReactNode {
  const { status, milliseconds, headers, body } = response;
  const size = describeSize(body.kind === 'empty' ? 0 : body.blob.size);
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const hint = hintOf(response, operation);
  return (
    <>
      <BodyView
        body={body}
        title={
          <span className={clsx(marks.status, !isSuccess(response) && marks.failed)}>{status}</span>
        }
        note={`${describeTime(milliseconds)} · ${size}`}
      />
      {hint !== undefined && (
        <p className={styles.hint}>
          <CodeText text={hint} />
        </p>
      )}
      <Folded title={`Headers (${headers.length})`}>
        <CodeFrame
          title="Headers"
          label="Headers of the response"
          getText={() => lines.join('\n')}
          wrap
        >
          {lines.map((line) => (
            <span className="line" key={line}>
              {line}
            </span>
          ))}
        </CodeFrame>
        <p className={styles.hint}>
          A browser shows a page only the headers that the server allows; <code>curl -i</code> shows
          all.
        </p>
      </Folded>
    </>
  );
}
