import { type Hardware, type Meter, meters, type Region, regionFactors } from './meters';
import { choosesClass, type Plan } from './plans';

/** What a team pays for, and where. */
export interface Contract {
  plan: Plan;
  region: Region;
  /** Only Business and Enterprise choose. */
  hardware: Hardware;
}

/** What one meter adds to a bill. */
interface BillPart {
  meter: Meter;
  used: number;
  included: number;
  /** What isn't included. */
  further: number;
  /** In dollars, not rounded; undefined on the Free plan, where further usage can't be bought. */
  cost: number | undefined;
}

export interface Bill {
  parts: BillPart[];
  /** In dollars, rounded to cents; undefined if the plan doesn't allow the usage. */
  total: number | undefined;
}

/** The row of prices and amounts that a contract has. */
function rateOf({ plan, hardware }: Contract) {
  if (choosesClass(plan)) return hardware;
  return plan === 'professional' ? plan : 'starter';
}

/** The meters that a contract has a price for. */
export function metersOf(contract: Contract): Meter[] {
  return meters.filter(({ price }) => price[rateOf(contract)] !== undefined);
}

/** The bill of a month, without seats and without fees for deployments. */
export function sumBill(contract: Contract, usage: Readonly<Record<string, number>>): Bill {
  const rate = rateOf(contract);
  const parts = metersOf(contract).map((meter): BillPart => {
    const used = usage[meter.id] ?? 0;
    const included =
      rate === 'starter' || rate === 'professional' ? (meter.included?.[rate] ?? 0) : 0;
    const further = Math.max(0, used - included);
    const price = (meter.price[rate] ?? 0) * regionFactors[contract.region];
    const isSold = contract.plan !== 'free' || further === 0;
    return {
      meter,
      used,
      included,
      further,
      cost: isSold ? (further / meter.per) * price : undefined,
    };
  });
  const sum = parts.reduce<number | undefined>(
    (total, { cost }) => (total === undefined || cost === undefined ? undefined : total + cost),
    0,
  );
  return { parts, total: sum === undefined ? undefined : Math.round(sum * 100) / 100 };
}
