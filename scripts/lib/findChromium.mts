import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

/** What the search looks at; a test gives its own. */
interface Machine {
  env: Record<string, string | undefined>;
  /** as `process.platform` says */
  platform: string;
  /** the user's directory */
  home: string;
  exists: (file: string) => boolean;
  /** where Playwright keeps its Chromium, there or not */
  playwrightPath: () => string | undefined;
}

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

/** Where Playwright keeps its own browser; undefined before the install. */
function playwrightPath() {
  try {
    const require = createRequire(import.meta.url);
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    home: homedir(),
    exists: existsSync,
    playwrightPath,
  };
}

/** Places where a Chromium may be, best first. */
export function chromiumPlaces({ env, platform, home }: Machine): string[] {
  const { join, delimiter } = platform === 'win32' ? path.win32 : path.posix;
  const onPath = (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) =>
      commands.map((name) => join(directory, platform === 'win32' ? `${name}.exe` : name)),
    );
  if (platform === 'darwin') {
    const applications = ['/Applications', join(home, 'Applications')];
    return applications
      .flatMap((directory) =>
        ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) =>
          join(directory, `${name}.app/Contents/MacOS/${name}`),
        ),
      )
      .concat(onPath);
  }
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        join(root, 'Google/Chrome/Application/chrome.exe'),
        join(root, 'Chromium/Application/chrome.exe'),
        join(root, 'Microsoft/Edge/Application/msedge.exe'),
      ])
      .concat(onPath);
  }
  return [
    ...onPath,
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
  ];
}

/**
 * Finds a Chromium: `CHROME_PATH`, one of the system, Playwright's own.
 * @param machine this one by default
 * @throws when `CHROME_PATH` names no file.
 */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const named = machine.env.CHROME_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no such file.`);
  }
  const found = chromiumPlaces(machine).find(machine.exists);
  if (found !== undefined) return found;
  const own = machine.playwrightPath();
  return own !== undefined && machine.exists(own) ? own : undefined;
}

/**
 * How a Chromium can be installed here, best first.
 * @returns commands, each with its arguments
 */
export function waysToInstall({
  platform,
  isRoot,
  hasApt,
}: {
  platform: string;
  isRoot: boolean;
  hasApt: boolean;
}): string[][] {
  const playwright = ['npx', 'playwright', 'install', 'chromium'];
  const debian = ['sh', '-c', 'apt-get update && apt-get install -y chromium'];
  return platform === 'linux' && isRoot && hasApt ? [playwright, debian] : [playwright];
}

/** Whether a browser starts: Playwright's download needs libraries that a bare system lacks. */
function starts(file: string) {
  return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/**
 * Finds a Chromium, and installs one where there is none.
 * @returns the path of its executable
 * @throws with one line that says how to get one.
 */
export function ensureChromium({ log }: { log: (line: string) => void }): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const ways = waysToInstall({
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
  });
  for (const [command = '', ...args] of ways) {
    log(`No Chromium found, installing one: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed !== undefined && starts(installed)) return installed;
  }
  throw new Error(
    'No Chromium found and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to its executable.',
  );
}

const unusedFeatures = [
  // Popups of the address bar, which newer Chromiums draw as web pages: two renderers more for each window of a
  // test, at up to half its processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Of several such flags the last one counts: these Playwright would switch off.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags for a browser that tests drive: no sandbox (containers), no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unusedFeatures.join(',')}`,
];
