import type { ReactNode } from 'react';
import type { Credential } from '../request/credentials';
import { FieldFrame } from './FieldFrame';

interface CredentialFieldProps {
  id: string;
  credentials: readonly Credential[];
  isRequired: boolean;
  chosen: Credential['prefix'] | undefined;
  onChoose: (prefix: Credential['prefix'] | undefined) => void;
}

/** The choice of credential, for servers that accept several kinds or none. */
export function CredentialField(props: CredentialFieldProps): ReactNode {
  const { id, credentials, isRequired, chosen, onChoose } = props;
  return (
    <FieldFrame id={id} name="credential" label="Authorization">
      {(control) => (
        <select
          {...control}
          value={chosen ?? ''}
          onChange={({ target }) =>
            onChoose(credentials.find(({ prefix }) => prefix === target.value)?.prefix)
          }
        >
          {!isRequired && <option value="">None</option>}
          {credentials.map(({ prefix, names }) => (
            <option key={prefix} value={prefix}>
              {names.join(' or ')}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
