import type { HttpParameter } from '@site/src/lib/http';
import { typesOf, valueText } from '@site/src/lib/http';
import { type AllHTMLAttributes, type ElementType, type ReactNode, type Ref, useId } from 'react';
import { parameterKey } from './request';
import styles from './TryForm.module.css';

interface CodeTextProps {
  /** Plain text with `code` between backticks. */
  text: string;
}

/** A sentence of the HTTP documents. */
export function CodeText({ text }: CodeTextProps): ReactNode {
  return text.split('`').map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  );
}

interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  control?: 'input' | 'select' | 'textarea';
  label: string;
  /** After the label. */
  hint?: string;
  /** Below the control: plain text with `code` between backticks. */
  help?: string;
  problem: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Field(props: FieldProps): ReactNode {
  const { control = 'input', label, hint, help, problem, ...attributes } = props;
  const id = useId();
  const Control = control as ElementType;
  const described = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.name} htmlFor={id}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <Control
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={described.join(' ') || undefined}
        {...attributes}
      />
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p className={styles.hint} id={`${id}-help`}>
          <CodeText text={help} />
        </p>
      )}
    </div>
  );
}

interface ParameterFieldProps {
  parameter: HttpParameter;
  problem: string | undefined;
  /** Whether the field starts with its example if it is required. */
  hasExample: boolean;
}

export function ParameterField(props: ParameterFieldProps): ReactNode {
  const { parameter, problem, hasExample } = props;
  const { name, required, schema, example } = parameter;
  const types = typesOf(schema).filter((type) => type !== 'null');
  const choices = types.includes('boolean')
    ? ['true', 'false']
    : (schema.enum ?? []).filter((value) => value !== null).map(valueText);
  const field = {
    name: parameterKey(parameter),
    label: name,
    hint: [...types, ...(required ? [] : ['optional'])].join(', '),
    problem,
    defaultValue: required && hasExample ? valueText(example) : '',
  };
  if (choices.length > 0) {
    return (
      <Field control="select" {...field}>
        {!required && <option value="">Not sent</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Field>
    );
  }
  return (
    <Field
      {...field}
      type="text"
      inputMode={types.includes('integer') ? 'numeric' : undefined}
      placeholder={valueText(example)}
    />
  );
}
