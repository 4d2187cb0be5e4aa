import { exampleContract, exampleUsage } from '@site/src/lib/billing/example';
import type { Hardware, Region } from '@site/src/lib/billing/meters';
import { choosesClass, type Plan, planNames } from '@site/src/lib/billing/plans';
import { metersOf, sumBill } from '@site/src/lib/billing/sumBill';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './BillForm.module.css';
import { BillParts } from './BillParts';
import { BillTotal } from './BillTotal';
import { MeterField } from './MeterField';
import { readAmount } from './readAmount';

const startTexts = Object.fromEntries(
  Object.entries(exampleUsage).map(([id, amount]) => [id, amount.toLocaleString('en-US')]),
);

const regions: Readonly<Record<Region, string>> = { us: 'US', eu: 'EU' };
const hardwares: Readonly<Record<Hardware, string>> = {
  serverless: 'S16 or S256 (serverless)',
  dedicated: 'D1024 or D2048 (dedicated)',
};

interface ChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, value, onChoose } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {Object.entries<string>(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Fields for a month's usage, and the bill for it. */
export function BillForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>(exampleContract.plan);
  const [region, setRegion] = useState<Region>(exampleContract.region);
  const [hardware, setHardware] = useState<Hardware>(exampleContract.hardware);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(startTexts);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const contract = { plan, region, hardware };
  const meters = metersOf(contract);
  const amounts = new Map(meters.map(({ id }) => [id, readAmount(texts[id] ?? '')]));
  const usage = Object.fromEntries(Array.from(amounts, ([id, amount]) => [id, amount ?? 0]));
  const bill = sumBill(contract, usage);
  const isComplete = ![...amounts.values()].includes(undefined);
  return (
    <form className={styles.form} ref={form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <Choice label="Plan" options={planNames} value={plan} onChoose={setPlan} />
        <Choice label="Region" options={regions} value={region} onChoose={setRegion} />
        {choosesClass(plan) && (
          <Choice label="Class" options={hardwares} value={hardware} onChoose={setHardware} />
        )}
      </div>
      <fieldset className={styles.fields}>
        <legend>Usage in a month</legend>
        {meters.map((meter) => (
          <MeterField
            key={meter.id}
            meter={meter}
            text={texts[meter.id] ?? ''}
            isWrong={amounts.get(meter.id) === undefined}
            onType={(text) => setTexts((before) => ({ ...before, [meter.id]: text }))}
          />
        ))}
      </fieldset>
      <BillTotal bill={bill} contract={contract} isComplete={isComplete} />
      {isComplete && <BillParts bill={bill} />}
    </form>
  );
}
