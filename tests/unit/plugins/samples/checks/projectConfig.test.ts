import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkProjectConfig } from '../../../../../plugins/samples/checks/projectConfig';

let projectDir: string;

/** What the installed CLI prints about a configuration; undefined if it accepts it without a word. */
function refusedByCli(code: string): string | undefined {
  writeFileSync(join(projectDir, 'convex.json'), code);
  const cli = join(projectDir, 'node_modules/convex/bin/main.js');
  // A command that reads the configuration and needs no deployment.
  const args = [cli, 'ai-files', 'status'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: projectDir,
    encoding: 'utf8',
  });
  return status === 0 && !/Unknown (?:property|properties)/.test(stderr) ? undefined : stderr;
}

beforeAll(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'project-config-'));
  mkdirSync(join(projectDir, 'convex'));
  mkdirSync(join(projectDir, 'node_modules'));
  symlinkSync(resolve('node_modules/convex'), join(projectDir, 'node_modules/convex'), 'dir');
  writeFileSync(join(projectDir, 'package.json'), '{ "dependencies": { "convex": "*" } }');
});

afterAll(() => rmSync(projectDir, { recursive: true, force: true }));

describe('a configuration', () => {
  test.each([
    '{}',
    '{ "$schema": "https://example.com", "functions": "convex/" }',
    '{ "node": { "externalPackages": ["*"], "nodeVersion": "22" } }',
    '{ "generateCommonJSApi": true, "codegen": { "staticApi": true, "staticDataModel": false } }',
    '{ "codegen": { "fileType": "ts", "legacyComponentApi": false } }',
    '{ "team": "a", "bundler": { "includeSourcesContent": true }, "typescriptCompiler": "tsgo" }',
    '{ "aiFiles": { "enabled": true, "skills": { "agents": ["codex"] } } }',
    '{ "authKit": { "dev": { "configure": { "redirectUris": ["http://localhost"] }, "localEnvVars": { "A": "b" } }, "preview": { "configure": false }, "prod": { "environmentType": "production", "localEnvVars": false } } }',
  ])('that the CLI accepts is accepted: %s', (code) => {
    expect(refusedByCli(code)).toBeUndefined();
    expect(checkProjectConfig(code)).toEqual([]);
  });

  test.each([
    ['{ "functions": 3 }', '`functions`'],
    ['{ "node": { "externalPackages": "sharp" } }', '`node.externalPackages`'],
    ['{ "node": { "externalPackages": [1] } }', '`node.externalPackages.0`'],
    ['{ "node": { "nodeVersion": 20 } }', '`node.nodeVersion`'],
    ['{ "generateCommonJSApi": "yes" }', '`generateCommonJSApi`'],
    ['{ "codegen": true }', '`codegen`'],
    ['{ "codegen": { "staticApi": 1 } }', '`codegen.staticApi`'],
    ['{ "codegen": { "fileType": "js" } }', '`codegen.fileType`'],
    ['{ "codegen": { "fileType": "ts" }, "generateCommonJSApi": true }', '`generateCommonJSApi`'],
    ['{ "authKit": { "prod": { "localEnvVars": { "A": "b" } } } }', '`authKit'],
    ['{ "aiFiles": { "skills": { "agents": "codex" } } }', '`aiFiles.skills.agents`'],
    ['{ "authInfo": [] }', '`authInfo`'],
    ['{ "function": "a/" }', '`function`'],
  ])('that the CLI refuses is refused, with the same key: %s', (code, key) => {
    expect(refusedByCli(code)).toContain(key);
    const [fault, ...more] = checkProjectConfig(code);
    expect(more).toEqual([]);
    expect(fault?.message).toContain(key.replace(/`$/, ''));
  });

  test('with an unknown key is refused, with the nearest key', () => {
    expect(checkProjectConfig('{ "function": "a/" }')).toEqual([
      { offset: 14, message: '`convex.json` has no key `function`. Did you mean `functions`?' },
    ]);
    const code = '{ "node": { "version": "22" } }';
    expect(refusedByCli(code)).toContain('`version`');
    expect(checkProjectConfig(code)[0]?.message).toContain('has no key `node.version`');
  });

  test('with a version of Node.js that the server refuses is refused at the value', () => {
    const code = '{ "node": { "nodeVersion": "18" } }';
    expect(checkProjectConfig(code)).toMatchObject([{ offset: code.indexOf('"18"') }]);
  });
});
