/** An example in the package's comments that contains an error, and how the page shows it. */
export interface Fix {
  from: string;
  to: string;
  /** What is wrong. */
  reason: string;
}

/** The generator fails when a fix is no longer needed. */
const fixes: readonly Fix[] = [
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
  {
    from: 'const paginationResultValidator = paginationResultValidator(',
    to: 'const pageOfUsers = paginationResultValidator(',
    reason: 'a constant cannot have the name of the function that makes it',
  },
  {
    from: 'ctx.db.get(args.id)',
    to: 'ctx.db.get("messages", args.id)',
    reason: 'the name of the table comes first since 1.31',
  },
  {
    from: '    if (args.completed !== undefined) {',
    to: '    const { completed } = args;\n    if (completed !== undefined) {',
    reason: 'a check of a property is forgotten in a callback',
  },
  {
    from: 'q.eq("completed", args.completed)',
    to: 'q.eq("completed", completed)',
    reason: 'belongs to the fix before it',
  },
  {
    from: '// matches `/profiles/`, `/profiles/abc`, and `/profiles/a/c/b` (but not `/profile`)',
    to: '// matches `/profile/`, `/profile/abc`, and `/profile/a/c/b` (but not `/profile`)',
    reason: 'the prefix below is `/profile/`',
  },
  {
    from: 'hourUTC: 17, // (9:30am Pacific/10:30am Daylight Savings Pacific)',
    to: 'hourUTC: 17,',
    reason: 'the comment is about the hour and the minute together',
  },
  {
    from: '    body: "hello"\n    _id',
    to: '    body: "hello",\n    _id',
    reason: 'a comma is missing',
  },
];

/** Fixes examples and records which fixes were used. */
export class ExampleFixer {
  readonly #used = new Set<Fix>();

  fix(code: string): string {
    return fixes.reduce((text, fix) => {
      if (!text.includes(fix.from)) return text;
      this.#used.add(fix);
      return text.replace(fix.from, fix.to);
    }, code);
  }

  /** @throws when the package's comments no longer contain the code that a fix replaces */
  checkAllUsed(): void {
    const [stale] = fixes.filter((fix) => !this.#used.has(fix));
    if (!stale) return;
    const { from } = stale;
    throw new Error(
      `api-reference: no comment contains ${JSON.stringify(from)} anymore. Remove the fix from plugins/reference/api/exampleFixes.ts.`,
    );
  }
}
