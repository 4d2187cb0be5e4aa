import { Icon } from '@site/src/components/Icon';
import type { HttpFormOperation } from '@site/src/lib/http';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { describeFailure, describeTime } from './describe';
import { Field, ParameterField } from './fields';
import { type Result, ResultView } from './ResultView';
import { buildRequest, parameterKey, problemsOf, send, serverKey } from './request';
import styles from './TryForm.module.css';

interface TryFormProps {
  operation: HttpFormOperation;
}

/**
 * Tokens by their names and addresses by their fields, which the reader doesn't have to type again on the page of
 * another operation. Only in memory: a token is gone with the tab, and never gets into a storage, a URL or a log.
 */
const memory = new Map<string, string>();

/** Sends on Ctrl/Cmd+Enter from any field, because Enter alone adds a line to the body. */
function sendOnKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

function readForm(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]),
  );
}

/** What screen readers announce about the result of a request. */
function announcementOf({ request, outcome }: Result): string {
  if (typeof outcome === 'string') return describeFailure(outcome, request)[0];
  return `Response ${outcome.status} after ${describeTime(outcome.milliseconds)}`;
}

/** The form of an operation and the result of its request; loaded when a reader opens it. */
export function TryForm({ operation }: TryFormProps): ReactNode {
  const { servers, auth, parameters, body, warning } = operation;
  const [tokenName, setTokenName] = useState((auth.required && auth.schemes[0]?.name) || '');
  const scheme = auth.schemes.find(({ name }) => name === tokenName);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState<AbortController>();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  useEffect(() => () => pending?.abort(), [pending]);
  // React would write a value of its own into the document, where other scripts could read the token.
  const recallToken = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.value = memory.get(tokenName) ?? '';
    },
    [tokenName],
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { token = '', ...values } = readForm(event.currentTarget);
    const found = problemsOf(operation, { ...values, token }, scheme);
    // Rendered before the focus moves, so screen readers announce the message with the field.
    flushSync(() => setProblems(found));
    if (found.size > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    if (warning !== undefined && !window.confirm(`${warning}\n\nSend the request?`)) return;
    memory.set(tokenName, token);
    for (const { name } of servers[0].variables) memory.set(name, values[serverKey(name)] ?? '');
    const request = buildRequest(operation, values, scheme);
    const controller = new AbortController();
    setPending(controller);
    setResult(undefined);
    const outcome = await send(request, token, controller.signal);
    setPending(undefined);
    setResult({ request, outcome });
  };
  const clearProblem = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (problems.has(name)) setProblems(new Map([...problems].filter(([key]) => key !== name)));
  };
  const cancel = () => {
    pending?.abort();
    // The pressed button disappears.
    sendButton.current?.focus();
  };

  const example = body && JSON.stringify(body.example, undefined, 2);
  return (
    <>
      <form
        className={styles.form}
        ref={form}
        noValidate
        aria-label="Request"
        onSubmit={submit}
        onInput={clearProblem}
        onKeyDown={sendOnKey}
      >
        {servers[0].variables.map(({ name, default: address, description }) => (
          <Field
            key={name}
            type="url"
            name={serverKey(name)}
            label={name === 'deploymentUrl' ? 'Deployment URL' : name}
            help={description}
            problem={problems.get(serverKey(name))}
            placeholder={address}
            defaultValue={memory.get(name)}
          />
        ))}
        {auth.schemes.length > (auth.required ? 1 : 0) && (
          <Field
            control="select"
            label="Authorization"
            problem={undefined}
            value={tokenName}
            onChange={({ target }) => setTokenName((target as HTMLSelectElement).value)}
          >
            {!auth.required && <option value="">None</option>}
            {auth.schemes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Field>
        )}
        {scheme && (
          <Field
            key={tokenName}
            ref={recallToken}
            className={styles.code}
            type="password"
            name="token"
            label={tokenName}
            problem={problems.get('token')}
            placeholder="Kept in this tab only"
          />
        )}
        {parameters.map((parameter) => (
          <ParameterField
            key={parameterKey(parameter)}
            parameter={parameter}
            problem={problems.get(parameterKey(parameter))}
            // The reader must name what to delete; an example must never be sent by accident.
            hasExample={warning === undefined}
          />
        ))}
        {body && (
          <Field
            control="textarea"
            className={styles.code}
            name="body"
            label="Body"
            hint={body.required ? 'JSON' : 'JSON, optional'}
            problem={problems.get('body')}
            rows={Math.min(16, Math.max(4, example?.split('\n').length ?? 0))}
            defaultValue={example}
          />
        )}
        <div className={styles.sendRow}>
          <button
            className="button primary"
            type="submit"
            ref={sendButton}
            aria-busy={pending ? true : undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {pending && <Icon name="refresh-cw" />}
            {pending ? 'Sending' : 'Send request'}
          </button>
          {pending && (
            <button className="button" type="button" onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
      </form>
      <p className="visually-hidden" role="status">
        {pending ? 'Sending' : result && announcementOf(result)}
      </p>
      {result && <ResultView operation={operation} {...result} />}
    </>
  );
}
