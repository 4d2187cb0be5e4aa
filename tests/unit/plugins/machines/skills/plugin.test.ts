import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import agentSkills from '../../../../../plugins/machines/skills/plugin';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'agent-skills-'));
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

function writeSkill(name: string, text: string, description = 'Do it well.'): void {
  mkdirSync(join(siteDir, 'docs/_skills'), { recursive: true });
  const matter = `---\ntitle: Do it\ndescription: ${description}\n---\n`;
  writeFileSync(join(siteDir, `docs/_skills/${name}.mdx`), `${matter}\n${text}\n`);
}

async function build(): Promise<string> {
  const plugin = agentSkills({
    siteDir,
    baseUrl: '/docs/',
    siteConfig: { url: 'https://docs.example.dev', future: { experimental_router: 'browser' } },
  } as LoadContext);
  const docs = [
    { source: '@site/docs/functions/actions.mdx', permalink: '/docs/functions/actions' },
  ];
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs, sidebars: {} }] } },
  } as unknown as AllContent;
  await plugin.allContentLoaded?.({ allContent, actions: {} as never });
  const outDir = join(siteDir, 'build');
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return join(outDir, '.well-known/agent-skills');
}

test('the index has the address and the digest of each skill', async () => {
  writeSkill(
    'do-it',
    'Read [Actions](../functions/actions.mdx#call).\n\n```ts test hidden\nok;\n```',
  );
  const dir = await build();
  const skill = readFileSync(join(dir, 'do-it/SKILL.md'));
  expect(skill.toString()).toBe(`---
name: do-it
description: "Do it well."
---

# Do it

Read [Actions](https://docs.example.dev/docs/functions/actions#call).
`);
  expect(JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8'))).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'do-it',
        type: 'skill-md',
        description: 'Do it well.',
        url: 'https://docs.example.dev/docs/.well-known/agent-skills/do-it/SKILL.md',
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  });
});

test('a site without skills has no index', async () => {
  expect(existsSync(await build())).toBe(false);
});

test.each([
  ['Do-It', 'Text.', 'Fine.', 'docs/_skills/Do-It.mdx needs a name of lowercase letters'],
  ['do--it', 'Text.', 'Fine.', 'needs a name of lowercase letters'],
  ['do-it', 'Text.', '""', 'needs a description of at most 1024 characters'],
  ['do-it', 'Text.', 'x'.repeat(1025), 'needs a description of at most 1024 characters'],
  ['do-it', 'Line.\n\n'.repeat(260), 'Fine.', 'lines as Markdown. Shorten it to 500.'],
  ['do-it', 'Read [this](../nothing.mdx).', 'Fine.', 'does not lead to a page'],
  ['do-it', '<Nope />', 'Fine.', 'cannot be converted to Markdown'],
])('the build stops at the skill %s if it is wrong', async (name, text, description, message) => {
  writeSkill(name, text, description);
  await expect(build()).rejects.toThrow(message);
});
