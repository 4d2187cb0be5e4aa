import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkShell } from '../../../../../plugins/commands/samples/checkShell';
import type { CliCommand } from '../../../../../plugins/commands/samples/convexCommands';
import { recordOf } from '../../content/recordOf';

const cli: CliCommand = {
  name: 'convex',
  aliases: [],
  arguments: [],
  excess: false,
  unknownOptions: false,
  options: [],
  commands: [],
};
const packages = { convex: '1.26.2', 'create-vite': '9.3.0', '@clerk/clerk-react': '5.61.10' };

function check(code: string): string[] {
  const { fences } = recordOf(`\`\`\`bash\n${code}\n\`\`\`\n`);
  return fences
    .flatMap((fence) => checkShell(fence, { cli: () => cli, packages }))
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('checkShell', () => {
  test.each([
    'npm install',
    'npm install -D convex @clerk/clerk-react@latest',
    'pnpm add convex@1.26.2',
    'npm create vite@latest my-app -- --template react-ts',
    'npm init -y',
    'npm run dev && cd my-app',
    'npm install ./local file:../other',
  ])('accepts %s', (code) => {
    expect(check(code)).toEqual([]);
  });

  test.each([
    [
      'npm install context',
      '2:13 `context` is not in plugins/commands/samples/packages.json. Did you mean `convex`?',
    ],
    ['cd app\nbun add convex@1.0.0', '3:9 `convex` is 1.26.2'],
    ['yarn create vit', '2:13 `create-vit` is not in'],
    ['npx --yes nobody', '2:11 `nobody` is not in'],
    ['npx -y convex dev --foo', '2:19 `npx convex` has no option `--foo`'],
  ])('refuses %s', (code, message) => {
    expect(check(code).join('\n')).toContain(message);
  });
});

describe('the list of packages', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const listed: Record<string, string> = read('plugins/commands/samples/packages.json');

  test('is in order and has exact versions', () => {
    expect(Object.keys(listed)).toEqual(Object.keys(listed).sort());
    for (const version of Object.values(listed)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('leaves out what package.json has', () => {
    const { dependencies, devDependencies } = read('package.json');
    const installed: Record<string, string> = { ...devDependencies, ...dependencies };
    expect(Object.keys(installed)).toContain('convex');
    expect(Object.keys(listed).filter((name) => name in installed)).toEqual([]);
  });
});
