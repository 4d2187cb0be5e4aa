import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkProjectConfig } from '../../../../../plugins/samples/checks/checkData';

const check = (code: string) => checkProjectConfig(code, resolve('node_modules/convex'));

test.each([
  '{}',
  '{ "$schema": "https://example.com", "functions": "convex/" }',
  '{ "node": { "externalPackages": ["*"], "nodeVersion": "22" } }',
  '{ "codegen": { "fileType": "ts", "staticApi": true }, "typescriptCompiler": "tsgo" }',
  '{ "aiFiles": { "enabled": true, "skills": { "agents": ["codex"] } } }',
  '{ "authKit": { "dev": { "configure": { "redirectUris": ["http://localhost"] } }, "preview": { "configure": false }, "prod": { "environmentType": "production", "localEnvVars": false } } }',
])('a configuration is accepted: %s', (code) => {
  expect(check(code)).toEqual([]);
});

test.each([
  ['{ "functions": 3 }', '3', 'The value of `functions` in `convex.json` is wrong'],
  ['{ "node": { "nodeVersion": 20 } }', '20', '`node.nodeVersion`'],
  ['{ "node": { "nodeVersion": "18" } }', '"18"', '`node.nodeVersion`'],
  ['{ "codegen": { "fileType": "js" } }', '"js"', '`codegen.fileType`'],
  ['{ "function": "a/" }', '"a/"', 'has no key `function`. Did you mean `functions`?'],
  ['{ "node": { "version": "22" } }', '"22"', 'has no key `node.version`.'],
  [
    '{ "authKit": { "prod": { "configure": { "redirect": [] } } } }',
    '[]',
    '`authKit.prod.configure.redirect`',
  ],
])('a configuration is refused at its value: %s', (code, at, message) => {
  expect(check(code)).toEqual([
    { offset: code.indexOf(at), message: expect.stringContaining(message) },
  ]);
});
