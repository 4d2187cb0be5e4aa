import { Aside } from '@site/src/components/Aside/Aside';
import { Fold } from '@site/src/components/Fold/Fold';
import { highlightCode } from '@site/src/components/highlightCode';
import marks from '@site/src/components/Responses/Operation.module.css';
import { CodeFrame } from '@site/src/features/code';
import type { HttpFormOperation } from '@site/src/lib/http';
import { curlCommand, type HttpRequest } from '@site/src/lib/http';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { describeFailure, describeTime, hintOf, indentJson, isSuccess } from './describe';
import { CodeText } from './fields';
import type { FailureCause, TryResponse } from './request';
import styles from './TryForm.module.css';

/** Maximum number of characters of a body to show, because more make the page slow. */
const maxShown = 50_000;

/** Status, time and body. */
function ResponseView(props: { response: TryResponse; operation: HttpFormOperation }): ReactNode {
  const { response, operation } = props;
  const { status, milliseconds, text } = response;
  const body = indentJson(text);
  const isJson = /^[[{]/.test(body);
  const hint = hintOf(response, operation);
  const statusClass = clsx(marks.status, !isSuccess(response) && marks.failed);
  return (
    <>
      <CodeFrame
        title={<span className={statusClass}>{status}</span>}
        note={describeTime(milliseconds)}
        label="Response body"
        getText={() => body}
        wrap={!isJson}
      >
        <span className="line">
          {highlightCode(body.slice(0, maxShown) || 'No body', isJson ? 'json' : 'text')}
        </span>
      </CodeFrame>
      {body.length > maxShown && (
        <p className={styles.hint}>Only the beginning is shown. Copy the body to get all of it.</p>
      )}
      {hint !== undefined && (
        <p className={styles.hint}>
          <CodeText text={hint} />
        </p>
      )}
    </>
  );
}

export interface Result {
  request: HttpRequest;
  outcome: TryResponse | FailureCause;
}

interface ResultViewProps extends Result {
  operation: HttpFormOperation;
}

/** A response, or why there is none, and the same request for a terminal. */
export function ResultView({ operation, request, outcome }: ResultViewProps): ReactNode {
  const line = curlCommand(request);
  const curl = (
    <CodeFrame title="Terminal" label="The request with curl" getText={() => line}>
      <span className="line">{line}</span>
    </CodeFrame>
  );
  if (typeof outcome === 'object') {
    return (
      <section className={styles.result} aria-label="Result">
        <ResponseView response={outcome} operation={operation} />
        <Fold summary="The same with curl">{curl}</Fold>
      </section>
    );
  }
  const [title, text] = describeFailure(outcome, request);
  return (
    <section className={styles.result} aria-label="Result">
      <Aside type={outcome === 'cancelled' ? 'note' : 'warning'} title={title}>
        <p>{text}</p>
      </Aside>
      {curl}
    </section>
  );
}
