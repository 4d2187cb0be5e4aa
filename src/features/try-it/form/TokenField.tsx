import { type ReactNode, useCallback } from 'react';
import { tokenKey } from '../request/checkForm';
import type { Credential } from '../request/credentials';
import { tokenMemory } from '../request/memory';
import { FieldFrame } from './FieldFrame';
import styles from './TryForm.module.css';

interface TokenFieldProps {
  id: string;
  credential: Credential;
  problem?: string;
}

/** The token field. It is uncontrolled, because React would write the value into the document, where other scripts
 * could read it. */
export function TokenField({ id, credential, problem }: TokenFieldProps): ReactNode {
  const [name, ...others] = credential.names;
  const recall = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.value = tokenMemory.get(name) ?? '';
    },
    [name],
  );
  const hint = others.length === 0 ? undefined : `or ${others.join(', ')}`;
  return (
    <FieldFrame id={id} name={tokenKey} label={name} hint={hint} problem={problem}>
      {(props) => (
        <input
          {...props}
          ref={recall}
          className={styles.code}
          type="password"
          autoComplete="off"
          placeholder="Kept in this tab only"
        />
      )}
    </FieldFrame>
  );
}
