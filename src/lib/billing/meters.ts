import list from './meterList.json';

/** Business and Enterprise pay by what the deployment runs on. */
type Hardware = 'serverless' | 'dedicated';

type Amounts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** What is counted in a month, and what it costs. */
export interface Meter {
  id: string;
  /** The section of the page of limits that explains it. */
  section: string;
  name: string;
  /** The meter that counts it in plans that don't price it. */
  partOf?: string;
  /** In the singular; empty for calls. */
  unit: string;
  /** How many units the price is for. */
  per: number;
  included?: Amounts<'starter' | 'professional'>;
  /** In dollars, for US regions. A plan without a price has it for free. */
  price: Amounts<'starter' | 'professional' | Hardware>;
}

/** What is billed, as of August 2026. */
export const meters: readonly Meter[] = list;

/** An amount with its unit: `0.5 GB`, `1,000,000`. */
export function amountOf(meter: Meter, amount: number): string {
  const unit = amount === 1 ? meter.unit : meter.unit.replace(/hour$/, 'hours');
  return `${amount.toLocaleString('en-US')} ${unit}`.trim();
}

/** A price with what it is for: `$0.22 per GB`, or `per further GB`. */
export function priceOf(meter: Meter, price: number, further = ''): string {
  const of = meter.per === 1 ? meter.unit : amountOf(meter, meter.per);
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  const dollars = price.toLocaleString('en-US', {
    minimumFractionDigits,
    maximumFractionDigits: 4,
  });
  return `$${dollars} per ${further}${of}`;
}
