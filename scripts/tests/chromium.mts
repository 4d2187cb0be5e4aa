import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binOf } from '../run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Whether a Chromium starts: the one from Playwright needs libraries that a minimal system lacks. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows the option opens a window.
  const isWindows = process.platform === 'win32';
  return isWindows || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * Finds a Chromium: `CHROME_PATH`, the system's or Playwright's. Installs one if there is none.
 * @returns the path of its executable
 * @throws a one-line error that explains how to get one
 */
export async function ensureChromium(): Promise<string> {
  const { CHROME_PATH, PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH)) {
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, but there is no such file.`);
  }
  if (CHROME_PATH) return CHROME_PATH;
  const { chromium } = await import('@playwright/test');
  const places = [
    ...PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...[PROGRAMFILES, LOCALAPPDATA].map((folder) =>
      join(folder, 'Google/Chrome/Application/chrome.exe'),
    ),
    chromium.executablePath(),
  ];
  const ways: (() => unknown)[] = [
    () => {},
    () => install(process.execPath, [binOf('playwright'), 'install', 'chromium']),
  ];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    ways.push(() => install('sh', ['-c', 'apt-get update && apt-get install -y chromium']));
  }
  for (const prepare of ways) {
    prepare();
    const found = places.find(starts);
    if (found !== undefined) return found;
  }
  throw new Error(
    'No Chromium found, and none could be installed. Install Chromium or Google Chrome, on Debian with `apt-get install chromium`, or set CHROME_PATH to its executable.',
  );
}

function install(command: string, args: string[]) {
  console.log('No Chromium found, installing one …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env });
}
