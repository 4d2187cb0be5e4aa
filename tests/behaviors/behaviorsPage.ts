import type { BehaviorGroup } from './behaviors';
import type { NamedTest } from './readTests';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const introduction = `# What the site does, and the test that proves it

Generated from \`tests/behaviors/behaviors.ts\` and the tests: a comment \`// @behavior id\` above a test says what it proves; \`…\` is what a template fills in. After a change: \`npx vitest run --project unit tests/unit/tooling/behaviors.test.ts -u\`. The test fails if a behavior has no test, a comment names no behavior, or this page is out of date.
`;

/** Writes the page for contributors. */
export function behaviorsPage(
  groups: readonly BehaviorGroup[],
  tests: readonly NamedTest[],
): string {
  const proofsOf = (id: string) =>
    tests.filter(({ behaviors }) => behaviors.includes(id)).map(({ name }) => cell(name));
  const sections = groups.map(({ title, behaviors }) => {
    const rows = Object.entries(behaviors).map(
      ([id, text]) => `| ${cell(text)} | ${proofsOf(id).join('<br>')} |`,
    );
    return [`## ${title}`, '', '| Behavior | Proven by |', '| --- | --- |', ...rows, ''].join('\n');
  });
  return [introduction, ...sections].join('\n');
}
