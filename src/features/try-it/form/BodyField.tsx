import type { HttpSchema } from '@site/src/lib/httpOperation';
import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { bodyFieldsOf, type BodyField as Member, withField } from '../request/bodyFields';
import type { TryField } from '../request/fieldsOf';
import { ChoiceOptions } from './ChoiceOptions';
import { FieldFrame } from './FieldFrame';
import styles from './TryForm.module.css';

interface BodyFieldProps {
  id: string;
  field: TryField;
  schema: HttpSchema;
  problem?: string;
}

interface MembersProps {
  id: string;
  members: readonly Member[];
  onChange: (member: Member, text: string) => void;
}

/** React wants it for a value that it controls. It would come after the form has read its fields, unlike `onInput`. */
const ignore = () => {};

/** The properties of an object. They have no names: what is sent is the JSON. */
function Members({ id, members, onChange }: MembersProps): ReactNode {
  return members.map((member) => {
    const { path, hint, control, choices, value, fields } = member;
    const label = path.at(-1) ?? '';
    const key = `${id}-${path.join('.')}`;
    if (control === 'group') {
      return (
        <fieldset className={styles.members} key={key}>
          <legend className={styles.name}>
            {label} <span className={styles.hint}>{hint}</span>
          </legend>
          <Members id={id} members={fields} onChange={onChange} />
        </fieldset>
      );
    }
    const change = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(member, currentTarget.value);
    return (
      <FieldFrame key={key} id={key} label={label} hint={hint}>
        {(props) => {
          const controlled = { ...props, value, onInput: change, onChange: ignore };
          return control === 'choice' ? (
            <select {...controlled}>
              <ChoiceOptions choices={choices} />
            </select>
          ) : (
            <input
              {...controlled}
              type="text"
              inputMode={control === 'number' ? 'numeric' : undefined}
              autoComplete="off"
              spellCheck={false}
            />
          );
        }}
      </FieldFrame>
    );
  });
}

/** The body: a field for each property with one value, and next to them the JSON, which is what is sent. */
export function BodyField({ id, field, schema, problem }: BodyFieldProps): ReactNode {
  const { key, label, hint, initial } = field;
  const [{ text, members }, setBody] = useState(() => ({
    text: initial,
    members: bodyFieldsOf(schema, initial) ?? [],
  }));
  const edit = (next: string) => {
    // Before the event reaches the form, which reads the JSON. While that can't be read, the fields stay as they were.
    flushSync(() =>
      setBody((before) => ({ text: next, members: bodyFieldsOf(schema, next) ?? before.members })),
    );
  };
  const rows = Math.min(16, Math.max(4, text.split('\n').length));
  return (
    <div className={styles.body}>
      {members.length > 0 && (
        <fieldset className={styles.members}>
          <legend className="visually-hidden">Properties of the body</legend>
          <Members
            id={id}
            members={members}
            onChange={(member, value) => edit(withField(schema, text, member, value))}
          />
        </fieldset>
      )}
      <FieldFrame id={id} name={key} label={label} hint={hint} problem={problem}>
        {(props) => (
          <textarea
            {...props}
            className={styles.code}
            rows={rows}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onInput={({ currentTarget }) => edit(currentTarget.value)}
            onChange={ignore}
          />
        )}
      </FieldFrame>
    </div>
  );
}
