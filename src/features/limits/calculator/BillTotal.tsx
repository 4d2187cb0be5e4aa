import { choosesClass } from '@site/src/lib/billing/plans';
import type { Bill, Contract } from '@site/src/lib/billing/sumBill';
import type { ReactNode } from 'react';
import styles from './BillForm.module.css';
import { formatDollars } from './formatDollars';

interface BillTotalProps {
  bill: Bill;
  contract: Contract;
  /** Whether all fields are numbers. */
  isComplete: boolean;
}

function sentenceOf({ bill, isComplete }: BillTotalProps): string {
  if (!isComplete) return 'Correct the marked fields to see the bill.';
  const { parts, total } = bill;
  if (total !== undefined) return `${formatDollars(total)} a month`;
  const over = parts.filter(({ cost }) => cost === undefined).map(({ meter }) => meter.name);
  return `More than Free includes: ${over.join(', ')}`;
}

const notes = {
  free: 'Free never bills usage. Beyond what it includes, calls can fail.',
  fixed: 'Without seats.',
  contract: 'Without seats and the fee of each deployment, and before what your contract changes.',
};

/** The sum, and what isn't part of it. */
export function BillTotal(props: BillTotalProps): ReactNode {
  const { plan } = props.contract;
  const paid = choosesClass(plan) ? notes.contract : notes.fixed;
  return (
    <div className={styles.total}>
      <output>{sentenceOf(props)}</output>
      <p>{plan === 'free' ? notes.free : paid}</p>
    </div>
  );
}
