import { expect, test } from 'vitest';
import { checkShell, type ShellFacts } from '../../../../../plugins/samples/checks/checkShell';
import { pageFrom } from '../../content/pageFrom';

const packages = {
  convex: '1.26.2',
  'create-vite': '9.3.0',
  ai: '5.0.0',
  '@clerk/react': '6.18.0',
};
const pins = { ai: 'The component needs AI SDK 5.' };

/** The commands of the CLI are tested with it. */
const cli: ShellFacts['cli'] = () => {
  throw new Error('No command uses the CLI.');
};

async function check(code: string): Promise<string[]> {
  const { fences } = pageFrom(`\`\`\`bash\n${code}\n\`\`\`\n`);
  const problems = await Promise.all(
    fences.map((fence) => checkShell(fence, { cli, packages, pins })),
  );
  return problems.flat().map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each([
  'npm install -D convex @clerk/react@latest',
  'pnpm add convex ai@5.0.0',
  'npm install ai@5 convex@latest',
  'npx create-vite@9.3.0',
  'npm create vite@latest my-app -- --template react-ts',
  'npm init -y',
  'npm run dev && cd my-app',
  'npm install ./local file:../other',
  'cat <<EOF\nnpm install context\nEOF',
])('accepts %s', async (code) => {
  expect(await check(code)).toEqual([]);
});

test.each([
  [
    'npm install context',
    '2:13 `context` is not in plugins/samples/checks/packages.json. Did you mean `convex`?',
  ],
  ['cd app\nbun add convex@1.0.0', '3:9 `convex` is 1.26.2'],
  [
    'npm install convex@1.26.2',
    '2:13 Readers get an old `convex`. Leave out `@1.26.2`, or say in plugins/samples/checks/pins.json why',
  ],
  ['npm install ai', '2:13 Name the version of `ai`, or remove it from'],
  ['KEY=$(npx missing) npm start', '2:11 `missing` is not in'],
  ['for f in *.json; do npx missing $f; done', '2:25 `missing` is not in'],
])('refuses %s', async (code, message) => {
  expect((await check(code)).join('\n')).toContain(message);
});
