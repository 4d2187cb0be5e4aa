import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binOf } from '../run.mjs';
import { StepError } from './runSteps.mts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Where a Chromium may be: on the PATH, where installers for macOS and Windows put it, and where Playwright does. */
async function chromiumPlaces(): Promise<string[]> {
  const { chromium } = await import('@playwright/test');
  const { PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  return [
    ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...[PROGRAMFILES, LOCALAPPDATA].map((folder) =>
      join(folder, 'Google/Chrome/Application/chrome.exe'),
    ),
    chromium.executablePath(),
  ];
}

/** Whether a Chromium starts: the one from Playwright needs libraries that a minimal system lacks. */
function starts(file: string): boolean {
  // On Windows the option opens a window.
  if (process.platform === 'win32') return existsSync(file);
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** How to install one, in order of preference. */
function waysToInstall(): [string, string[]][] {
  const canApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return [
    [process.execPath, [binOf('playwright'), 'install', 'chromium']],
    ...(canApt
      ? [['sh', ['-c', 'apt-get update && apt-get install -y chromium']] as [string, string[]]]
      : []),
  ];
}

/**
 * Finds a Chromium: `CHROME_PATH`, the system's or Playwright's. Installs one if there is none.
 * @returns the path of its executable
 * @throws a one-line error that explains how to get one
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new StepError(`CHROME_PATH is ${named}, but there is no such file.`);
  }
  if (named) return named;
  for (const way of [undefined, ...waysToInstall()]) {
    if (way) {
      console.log('No Chromium found, installing one …');
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync(...way, { stdio: 'inherit', env });
    }
    const found = (await chromiumPlaces()).find(starts);
    if (found !== undefined) return found;
  }
  throw new StepError(
    'No Chromium found, and none could be installed. Install Chromium or Google Chrome, on Debian with `apt-get install chromium`, or set CHROME_PATH to its executable.',
  );
}
