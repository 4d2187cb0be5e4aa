import { type Meter, unitsOf } from '@site/src/lib/billing/meters';
import { type ReactNode, useId } from 'react';
import styles from './BillForm.module.css';

interface MeterFieldProps {
  meter: Meter;
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
}

/** The field for what was used of one meter. */
export function MeterField({ meter, text, isWrong, onType }: MeterFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {meter.name}
        {meter.unit !== '' && <span className={styles.unit}> in {unitsOf(meter)}</span>}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {isWrong && (
        <p className={styles.problem} id={`${id}-problem`}>
          Enter a number, such as 1,000 or 2.5.
        </p>
      )}
    </div>
  );
}
