import type { Table, TableRow } from 'mdast';
import { type Plan, planNames } from '../../../src/lib/labels';
import { table, text } from '../../../src/lib/mdast';
import { readLimits } from './limits';
import { listTable } from './listTables';
import list from './meterList.json';

/** Business and Enterprise pay by what the deployment runs on. */
type Hardware = 'serverless' | 'dedicated';

type Amounts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** What is counted in a month, and what it costs. */
interface Meter {
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
const meters: readonly Meter[] = list;

/** An amount with its unit: `0.5 GB`, `1,000,000`. */
function amountOf(meter: Meter, amount: number): string {
  const unit = amount === 1 ? meter.unit : meter.unit.replace(/hour$/, 'hours');
  return `${amount.toLocaleString('en-US')} ${unit}`.trim();
}

/** A price with what it is for: `$0.22 per GB`, or `per further GB`. */
function priceOf(meter: Meter, price: number, further = ''): string {
  const of = meter.per === 1 ? meter.unit : amountOf(meter, meter.per);
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2;
  const dollars = price.toLocaleString('en-US', {
    minimumFractionDigits,
    maximumFractionDigits: 4,
  });
  return `$${dollars} per ${further}${of}`;
}

const contract = 'Business and Enterprise';

/** The plans that a column is about, by its head. */
const plansOf: Readonly<Record<string, readonly Plan[]>> = {
  ...Object.fromEntries(Object.entries(planNames).map(([plan, name]) => [name, [plan as Plan]])),
  [contract]: ['business', 'enterprise'],
  S16: ['free', 'starter', 'business', 'enterprise'],
  S256: ['professional', 'business', 'enterprise'],
  D1024: ['business', 'enterprise'],
  D2048: ['business', 'enterprise'],
};

/** What Business and Enterprise pay for a meter, or for each of its parts. */
function contractRateOf(meter: Meter): string {
  const { serverless, dedicated } = meter.price;
  if (dedicated === undefined) {
    const parts = meters.filter(({ partOf }) => partOf === meter.id);
    return parts
      .map((part) => `${part.name.replace(/^.+, /, '')}: ${contractRateOf(part)}`)
      .join('; ');
  }
  const own = priceOf(meter, dedicated);
  if (serverless === undefined) return `Free; dedicated: ${own}`;
  const rate = priceOf(meter, serverless);
  return serverless === dedicated ? rate : `${rate}; dedicated: ${own.split(' ')[0]}`;
}

/** What a plan includes of a meter, and what it pays for more. */
function rateOf(meter: Meter, column: string): string {
  if (column === contract) return contractRateOf(meter);
  const plan = column === planNames.professional ? 'professional' : 'starter';
  const price = meter.price[plan];
  if (price === undefined) return 'Free';
  const amount = amountOf(meter, meter.included?.[plan] ?? 0);
  return column === planNames.free
    ? amount
    : `${amount}, then ${priceOf(meter, price, 'further ')}`;
}

const columnsOfMeters = [planNames.free, planNames.starter, planNames.professional, contract];

/** Limits with a value for each plan or class. */
const differing = [...readLimits().values()].flatMap(({ table, plan = '', value }) =>
  table === undefined ? [] : [{ table: table[0], name: table[1], plan, value }],
);

/** The worked example: what an app used in a month, by the ids of meters. */
const exampleUsage: Readonly<Record<string, number>> = {
  calls: 4_000_000,
  actions: 10,
  database: 3,
  databaseIo: 21,
  files: 11,
  egress: 6,
  searchStorage: 0.5,
  searches: 5000,
};

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** The bill of the worked example on Starter in the US: what it used beyond what is included. */
function exampleTable(): Table {
  let total = 0;
  const parts = meters.flatMap((meter) => {
    const used = exampleUsage[meter.id] ?? 0;
    const included = meter.included?.starter ?? 0;
    const further = used - included;
    if (further <= 0 || meter.price.starter === undefined) return [];
    const cost = (further / meter.per) * meter.price.starter;
    total += cost;
    return [
      [
        meter.name,
        ...[used, included, further].map((amount) => amountOf(meter, amount)),
        dollars(cost),
      ],
    ];
  });
  const rows = [
    ['Meter', 'Used', 'Included', 'Further usage', 'Cost'],
    ...parts,
    ['Sum', '', '', '', dollars(total)],
  ];
  const align = [null, 'right', 'right', 'right', 'right'] as const;
  return { ...table(rows.map((cells) => cells.map(text))), align: [...align] };
}

export const limitsTables: readonly string[] = [
  ...new Set(differing.map(({ table }) => table)),
  ...new Set(meters.map(({ section }) => section)),
  'example',
];

/** A row whose cells are marked with the plans that they apply to. */
function row(
  name: string,
  columns: readonly string[],
  cellOf: (column: string) => string,
): TableRow {
  const cells = columns.map((column): TableRow['children'][number] => ({
    type: 'tableCell',
    children: [text(cellOf(column))],
    data: { hProperties: { 'data-plans': plansOf[column]?.join(' ') } },
  }));
  return { type: 'tableRow', children: [{ type: 'tableCell', children: [text(name)] }, ...cells] };
}

export function limitsTable(of: string): Table {
  if (of === 'example') return exampleTable();
  const limits = differing.filter(({ table }) => table === of);
  if (limits.length === 0) {
    return {
      type: 'table',
      children: [
        row('In a month', columnsOfMeters, (column) => column),
        ...meters
          .filter(({ section, partOf }) => section === of && partOf === undefined)
          .map((meter) => row(meter.name, columnsOfMeters, (column) => rateOf(meter, column))),
      ],
    };
  }
  const columns = [...new Set(limits.map(({ plan }) => plan))];
  const valueIn = (name: string, column: string) =>
    limits.find((limit) => limit.name === name && limit.plan === column)?.value ?? '';
  return {
    type: 'table',
    align: [null, ...columns.map(() => (of === 'concurrency' ? ('right' as const) : null))],
    children: [
      row(of === 'team' ? 'A team has' : 'A deployment of class', columns, (column) => column),
      ...[...new Set(limits.map(({ name }) => name))].map((name) =>
        row(name, columns, (column) => valueIn(name, column)),
      ),
    ],
  };
}

export const { definition: LimitsTable, show: showLimits } = listTable('LimitsTable', 'of', {
  purpose:
    'A table of limits or prices that differ between plans or classes of deployments, from `plugins/content/data/limits.yaml` and `plugins/content/data/meterList.json`.',
  values: limitsTables,
  tableOf: limitsTable,
});
