import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ownRoot } from '../../build';
import type { Project } from './buildProjects';
import { type Diagnostic, offsetOf } from './verdict';

interface TestError {
  name?: string;
  message: string;
  stacks: { file: string; line: number; column: number }[];
}

interface Report {
  results: { file: string; ran: boolean; errors: TestError[] }[];
  unhandled: string[];
}

const runner = fileURLToPath(new URL('./vitestRunner.mjs', import.meta.url));

const folderOf = ({ name }: Project) => name.replaceAll('/', '--');

function writeProject(root: string, project: Project): void {
  const texts = new Map(project.generated);
  for (const [path, { text }] of project.files) texts.set(path, text);
  for (const [path, text] of texts) {
    const file = join(root, folderOf(project), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function diagnosticsOf(root: string, project: Project, report: Report): Diagnostic[] {
  return [...project.tests].flatMap(([path, fence]): Diagnostic[] => {
    const file = join(root, folderOf(project), path);
    const mapped = project.files.get(path);
    const result = report.results.find((candidate) => candidate.file === file);
    if (!mapped || !result?.ran) {
      const said = result?.errors[0]?.message ?? report.unhandled[0] ?? 'Vitest did not find it';
      const message = `The test could not run: ${said}`;
      return [{ fence, offset: undefined, rule: 'test', message }];
    }
    return result.errors.map(({ message, stacks }) => {
      const frame = stacks.find((candidate) => candidate.file === file);
      const at = frame && mapped.locate(offsetOf(mapped.text, frame.line, frame.column));
      return { fence, offset: at?.offset, rule: 'test', message: `The test fails: ${message}` };
    });
  });
}

export async function runTests(projects: Project[]): Promise<Diagnostic[]> {
  const tested = projects.filter(({ tests }) => tests.size > 0);
  if (tested.length === 0) return [];
  // Inside the packages' folder, so that the files can resolve them.
  const cache = join(ownRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, 'sample-tests-'));
  try {
    for (const project of tested) writeProject(root, project);
    await promisify(execFile)(process.execPath, [runner, root], {
      cwd: ownRoot,
      env: { ...process.env, NODE_ENV: 'test', VITEST: undefined },
      maxBuffer: 1 << 26,
    });
    const report = JSON.parse(readFileSync(join(root, 'results.json'), 'utf8')) as Report;
    return tested.flatMap((project) => diagnosticsOf(root, project, report));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
