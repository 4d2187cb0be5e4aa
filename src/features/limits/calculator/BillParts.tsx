import { amountOf } from '@site/src/lib/billing/meters';
import type { Bill } from '@site/src/lib/billing/sumBill';
import type { ReactNode } from 'react';
import styles from './BillForm.module.css';
import { formatDollars } from './formatDollars';

/** What each meter adds to the sum. */
export function BillParts({ bill }: { bill: Bill }): ReactNode {
  return (
    <table className={styles.parts}>
      <caption className="visually-hidden">Parts of the bill</caption>
      <thead>
        <tr>
          <th>Meter</th>
          <th>Beyond what is included</th>
          <th>Cost</th>
        </tr>
      </thead>
      <tbody>
        {bill.parts.map(({ meter, further, cost }) => (
          <tr key={meter.id}>
            <th scope="row">{meter.name}</th>
            <td>{further === 0 ? 'None' : amountOf(meter, further)}</td>
            <td>{cost === undefined ? 'Not sold' : formatDollars(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
