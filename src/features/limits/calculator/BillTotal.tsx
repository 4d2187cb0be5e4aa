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

function sentenceOf({ bill, contract, isComplete }: BillTotalProps): string {
  if (!isComplete) return 'Correct the marked fields to see the bill.';
  const { parts, total } = bill;
  if (total !== undefined) return `${formatDollars(total)} a month`;
  const over = parts.filter(({ cost }) => cost === undefined).map(({ meter }) => meter.name);
  return `More than ${contract.plan === 'free' ? 'Free' : 'the plan'} includes: ${over.join(', ')}`;
}

/** The sum, and what isn't part of it. */
export function BillTotal(props: BillTotalProps): ReactNode {
  const { plan } = props.contract;
  const isContract = plan === 'business' || plan === 'enterprise';
  return (
    <div className={styles.total}>
      <output>{sentenceOf(props)}</output>
      {plan === 'free' ? (
        <p>Free never bills usage. Beyond what it includes, calls can fail.</p>
      ) : (
        <p>
          Without {isContract && 'the fee of each deployment, '}seats and taxes
          {isContract && ', and before what your contract changes'}.
        </p>
      )}
    </div>
  );
}
