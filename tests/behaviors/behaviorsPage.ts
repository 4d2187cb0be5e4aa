import type { BehaviorGroup } from './types';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const introduction = `# What the site does, and the test that proves it

Made from \`tests/behaviors/groups/\` and the names of the tests; \`…\` stands for what a template fills in. After a change of either: \`npx vitest run --project unit tests/unit/tooling/behaviors.test.ts -u\`. The test fails while a line has no test, names one that is gone, or this page is older than the list.
`;

/** Writes the page for contributors. */
export function behaviorsPage(groups: readonly BehaviorGroup[]): string {
  const sections = groups.map(({ title, behaviors }) => {
    const rows = behaviors.map(
      ([behavior, ...tests]) => `| ${cell(behavior)} | ${tests.map(cell).join('<br>')} |`,
    );
    return [`## ${title}`, '', '| Behavior | Proven by |', '| --- | --- |', ...rows, ''].join('\n');
  });
  return [introduction, ...sections].join('\n');
}
