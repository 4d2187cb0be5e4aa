import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile } from '../../plugins/agents/worker/site.ts';
import { currentCommit } from '../../src/site/git.ts';
import { fullVariables } from '../build/docusaurusCommand.mts';

/** Made-up keys and ids of the tests' services. Their hosts are real ones. */
const fakeValues = Object.entries(fullVariables).filter(([name]) => /_(?:KEY|ID)$/.test(name));

/** The variables whose made-up values are in the scripts of a build. */
function fakesIn(dir: string): string[] {
  const assets = join(dir, 'assets');
  const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'));
  return fakeValues
    .filter(([, value]) => scripts.some((script) => script.includes(value)))
    .map(([name]) => name)
    .sort();
}

/**
 * Why a build must not be deployed: no one could say later what was deployed, or it uses the tests' services.
 * @param root the repository
 * @param dir the build, which says in `edge/site.json` what was built
 * @returns one line for each problem, with how to fix it
 */
export function deployProblems({ root, dir }: { root: string; dir: string }): string[] {
  const current = currentCommit(root);
  const built: string | undefined = JSON.parse(readFileSync(join(dir, siteFile), 'utf8')).commit;
  const fakes = fakesIn(dir);
  const problems = [];
  if (current === undefined) {
    problems.push('This folder is not a git repository with a commit. Deploy from a clone.');
  } else if (current.endsWith('-dirty')) {
    problems.push('The working tree has changes. Commit or stash them, then build again.');
  }
  if (built === undefined || built !== current) {
    problems.push(
      `The build is of ${built ?? 'an unknown commit'}, not of ${current ?? 'the current commit'}. Run \`npm run build\`.`,
    );
  }
  if (fakes.length > 0) {
    problems.push(
      `The build uses the made-up values that tests have for ${fakes.join(', ')}. Set your own, or unset them, and build again.`,
    );
  }
  return problems;
}
