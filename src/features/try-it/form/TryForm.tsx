import type { HttpOperation } from '@site/src/lib/httpOperation';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { consentKey, tokenKey } from '../request/checkForm';
import { credentialsOf } from '../request/credentials';
import { fieldsOf } from '../request/fieldsOf';
import { ResultView } from '../response/ResultView';
import { BodyField } from './BodyField';
import { Consent } from './Consent';
import { CredentialField } from './CredentialField';
import { Field } from './Field';
import { SendRow } from './SendRow';
import { TokenField } from './TokenField';
import styles from './TryForm.module.css';
import { useLiveSamples } from './useLiveSamples';
import { useTry } from './useTry';

export interface TryFormProps {
  operation: HttpOperation;
}

/** Sends on Ctrl/Cmd+Enter from any field, because Enter alone adds a line to the body. */
function sendOnKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The form of an operation and the result of its request; loaded when a reader opens it. */
export function TryForm({ operation }: TryFormProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { auth, warning, body } = operation;
  const credentials = credentialsOf(auth);
  const [prefix, setPrefix] = useState(auth.required ? credentials[0]?.prefix : undefined);
  const credential = credentials.find((candidate) => candidate.prefix === prefix);
  const { problems, isSending, result, submit, clearProblem, cancel } = useTry(
    operation,
    credential,
  );
  const fields = fieldsOf(operation);
  const isAddress = ({ control }: (typeof fields)[number]) => control === 'address';

  const showLive = useLiveSamples(operation, credential);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another credential changes the request
  useEffect(() => {
    if (form.current?.matches('[data-edited]')) showLive(form.current);
  }, [prefix]);
  const edit = (event: FormEvent<HTMLFormElement>) => {
    clearProblem(event);
    event.currentTarget.dataset.edited = '';
    showLive(event.currentTarget);
  };
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  const show = (field: (typeof fields)[number]) => {
    const props = { id: `${id}-${field.key}`, field, problem: problems.get(field.key) };
    return field.control === 'json' && body ? (
      <BodyField key={field.key} {...props} schema={body.schema} />
    ) : (
      <Field key={field.key} {...props} />
    );
  };
  return (
    <>
      <form
        className={styles.form}
        ref={form}
        noValidate
        aria-label="Request"
        onSubmit={submit}
        onInput={edit}
        onKeyDown={sendOnKey}
      >
        {fields.filter(isAddress).map(show)}
        {(!auth.required || credentials.length > 1) && credentials.length > 0 && (
          <CredentialField
            id={`${id}-credential`}
            credentials={credentials}
            isRequired={auth.required}
            chosen={prefix}
            onChoose={setPrefix}
          />
        )}
        {credential && (
          <TokenField
            key={credential.prefix}
            id={`${id}-token`}
            credential={credential}
            problem={problems.get(tokenKey)}
          />
        )}
        {fields.filter((field) => !isAddress(field)).map(show)}
        {warning !== undefined && (
          <Consent id={`${id}-consent`} warning={warning} problem={problems.get(consentKey)} />
        )}
        <SendRow isSending={isSending} onCancel={cancel} />
      </form>
      <ResultView operation={operation} isSending={isSending} result={result} />
    </>
  );
}
