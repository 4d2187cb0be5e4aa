import marks from '@site/src/components/reference/Operation.module.css';
import { CodeFrame } from '@site/src/features/code';
import type { HttpOperation } from '@site/src/lib/httpOperation';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CodeText } from '../form/CodeText';
import type { Answer } from '../request/send';
import styles from '../TryIt.module.css';
import { BodyView } from './BodyView';
import { describeSize, describeTime, hintOf, isSuccess } from './describeAnswer';
import { Folded } from './Folded';

interface AnswerViewProps {
  answer: Answer;
  operation: HttpOperation;
}

/** An answer: status, time, body and headers. */
export function AnswerView({ answer, operation }: AnswerViewProps): ReactNode {
  const { status, milliseconds, headers, body } = answer;
  const size = describeSize(body.kind === 'empty' ? 0 : body.blob.size);
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const hint = hintOf(answer, operation);
  return (
    <>
      <BodyView
        body={body}
        title={
          <span className={clsx(marks.status, !isSuccess(answer) && marks.failed)}>{status}</span>
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
          label="Headers of the answer"
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
