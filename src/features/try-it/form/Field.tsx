import type { ReactNode } from 'react';
import type { TryField } from '../request/fieldsOf';
import { addressMemory } from '../request/memory';
import { ChoiceOptions } from './ChoiceOptions';
import { FieldFrame } from './FieldFrame';

interface FieldProps {
  id: string;
  field: TryField;
  problem?: string;
}

/** One parameter, or the address of the reader's deployment. */
export function Field({ id, field, problem }: FieldProps): ReactNode {
  const { key, label, hint, help, control, choices, initial, placeholder } = field;
  return (
    <FieldFrame id={id} name={key} label={label} hint={hint} help={help} problem={problem}>
      {(props) => {
        if (control === 'choice') {
          return (
            <select {...props} defaultValue={initial}>
              <ChoiceOptions choices={choices} />
            </select>
          );
        }
        const text = { ...props, autoComplete: 'off', spellCheck: false };
        const isAddress = control === 'address';
        return (
          <input
            {...text}
            type={isAddress ? 'url' : 'text'}
            inputMode={control === 'number' ? 'numeric' : undefined}
            placeholder={placeholder}
            defaultValue={isAddress ? addressMemory.get(key) : initial}
          />
        );
      }}
    </FieldFrame>
  );
}
