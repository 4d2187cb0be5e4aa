import { CodeFrame } from '@site/src/features/code';
import { type ReactNode, useMemo } from 'react';
import styles from '../form/TryForm.module.css';
import { bodyLines, textOfBody } from './bodyLines';
import { describeSize } from './describeResponse';
import type { ResponseBody } from './responseBody';
import { saveBlob } from './saveBlob';

interface BodyViewProps {
  body: ResponseBody;
  /** Content of the bar: the status. */
  title: ReactNode;
  note: string;
}

/** A body under a bar with its status: JSON indented, other text as received, anything else as a file. */
export function BodyView({ body, title, note }: BodyViewProps): ReactNode {
  const shown = useMemo(() => ('text' in body ? bodyLines(body) : undefined), [body]);
  const isPartial = shown?.isCut || (body.kind !== 'empty' && body.isCut);
  return (
    <>
      <CodeFrame
        title={title}
        note={note}
        label="Response body"
        getText={'text' in body ? () => textOfBody(body) : undefined}
        wrap={body.kind !== 'json'}
      >
        {shown ? (
          shown.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a response never move
            <span className="line" key={index}>
              {line.map(({ kind, text }, place) =>
                kind === undefined ? (
                  text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a line
                  <span className={kind} key={place}>
                    {text}
                  </span>
                ),
              )}
            </span>
          ))
        ) : (
          <span className="line">
            {body.kind === 'empty' ? 'No body' : `Not text: ${body.blob.type || 'no type'}`}
          </span>
        )}
      </CodeFrame>
      {body.kind !== 'empty' && (isPartial || body.kind === 'binary') && (
        <p className={styles.saveRow}>
          <button className="button" type="button" onClick={() => saveBlob(body.blob)}>
            Save as a file
          </button>
          {body.isCut
            ? `Only the first ${describeSize(body.blob.size)} were read; curl gets all.`
            : isPartial && 'Only the beginning is shown.'}
        </p>
      )}
    </>
  );
}
