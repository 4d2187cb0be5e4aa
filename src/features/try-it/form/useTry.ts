import type { HttpOperation } from '@site/src/lib/httpOperation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buildRequest } from '../request/buildRequest';
import { checkForm } from '../request/checkForm';
import type { Credential } from '../request/credentials';
import { fieldsOf } from '../request/fieldsOf';
import { addressMemory, tokenMemory } from '../request/memory';
import { send, type TryResult } from '../request/send';
import { readForm } from './readForm';

interface Try {
  /** Messages by the key of their field. */
  problems: ReadonlyMap<string, string>;
  isSending: boolean;
  result: TryResult | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the message of a field that is being edited. */
  clearProblem: (event: FormEvent<HTMLFormElement>) => void;
  cancel: () => void;
}

const none: ReadonlyMap<string, string> = new Map();

/** Checks and sends a form; one request at a time, aborted when the page is left. */
export function useTry(operation: HttpOperation, credential: Credential | undefined): Try {
  const [problems, setProblems] = useState(none);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<TryResult>();
  const pending = useRef<AbortController>(undefined);

  useEffect(() => () => pending.current?.abort(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const { token, values } = readForm(form);
    const found = checkForm(operation, values, token, credential);
    // Rendered before the focus moves, so screen readers announce the message with the field.
    flushSync(() => setProblems(found));
    const [firstWrong] = found.keys();
    if (firstWrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    if (credential) tokenMemory.set(credential.names[0], token);
    for (const { key, control } of fieldsOf(operation)) {
      if (control === 'address') addressMemory.set(key, values[key] ?? '');
    }
    const request = buildRequest(operation, values, credential);
    const controller = new AbortController();
    pending.current = controller;
    setSending(true);
    setResult(undefined);
    const outcome = await send(request, token, controller.signal);
    if (pending.current !== controller) return;
    setSending(false);
    setResult({ request, outcome });
  };
  const clearProblem = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (problems.has(name)) setProblems(new Map([...problems].filter(([key]) => key !== name)));
  };
  return {
    problems,
    isSending,
    result,
    submit,
    clearProblem,
    cancel: () => pending.current?.abort(),
  };
}
