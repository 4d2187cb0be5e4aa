/** An example of the package's comments that is wrong as it stands, and how the page shows it. */
export interface Mend {
  from: string;
  to: string;
  /** What is wrong. */
  reason: string;
}

/** Checked in the generator: a mend that no comment needs any longer stops it. */
const mends: readonly Mend[] = [
  {
    from: 'dayOfWeek: "Tuesday"',
    to: 'dayOfWeek: "tuesday"',
    reason: 'days of the week are in small letters',
  },
  {
    from: '"weekly re-engagement email",\n  {\n',
    to: '"weekly re-engagement email",\n  {\n    dayOfWeek: "tuesday",\n',
    reason: 'a weekly job needs its day',
  },
  {
    from: 'query: "listMessages"',
    to: 'query: api.messages.list',
    reason: 'a query is given by reference, not by name',
  },
  {
    from: 'api.myModule.paginatedQuery\n',
    to: 'api.myModule.paginatedQuery,\n',
    reason: 'a comma is missing',
  },
  {
    from: 'const unsubscribe = client.onUpdate(api.messages.list, {}, (messages) => {\n  console.log(messages);\n});\nunsubscribe();',
    to: 'const stop = client.onUpdate(api.messages.list, {}, (messages) => {\n  console.log(messages);\n});\nstop();',
    reason: 'the same name is declared twice',
  },
];

/** Mends examples and knows which mends were of use. */
export class Mender {
  readonly #used = new Set<Mend>();

  mend(code: string): string {
    return mends.reduce((text, mend) => {
      if (!text.includes(mend.from)) return text;
      this.#used.add(mend);
      return text.replace(mend.from, mend.to);
    }, code);
  }

  /** @throws when the package's comments no longer hold what a mend is for. */
  checkAllUsed(): void {
    const [stale] = mends.filter((mend) => !this.#used.has(mend));
    if (!stale) return;
    const { from } = stale;
    throw new Error(
      `api-reference: no comment holds ${JSON.stringify(from)} any longer. Remove the mend from plugins/commands/api-reference/mends.ts.`,
    );
  }
}
