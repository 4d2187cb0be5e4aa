import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { binOf } from '../build/binOf.mts';
import { StepError } from './runSteps.mts';

/** The facts about the machine that the search uses; tests replace them. */
interface Machine {
  env: Record<string, string | undefined>;
  /** as `process.platform` says */
  platform: string;
  /** the user's directory */
  home: string;
  exists: (file: string) => boolean;
  /** where Playwright stores its Chromium, whether it exists or not */
  playwrightPath: () => string | undefined;
}

/** What it takes to install one; tests replace it, too. */
interface Installer extends Machine {
  isRoot: boolean;
  /** Runs a command and returns why it failed, if it did. */
  install: (command: string, args: readonly string[]) => string | undefined;
  /** Whether a browser starts. Playwright's download needs libraries that a minimal system lacks. */
  starts: (file: string) => boolean;
}

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

/** Where Playwright stores its own browser; undefined before the installation. */
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

/** The places where Chromium can be, in order of preference. */
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
 * Finds a Chromium: `CHROME_PATH`, one installed on the system, or the one from Playwright.
 * @param machine this one by default
 * @throws when the file in `CHROME_PATH` doesn't exist
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

/** Runs a command silently, because what fails here may work in the next way. */
function install(command: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return undefined;
  const isError = (line: string) => /^(?:E|Error): /.test(line);
  return error?.message ?? `${stdout}${stderr}`.split('\n').find(isError) ?? `exit code ${status}`;
}

function thisInstaller(): Installer {
  return {
    ...thisMachine(),
    isRoot: process.getuid?.() === 0,
    install,
    starts: (file) =>
      spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0,
  };
}

/**
 * The ways to install Chromium here, in order of preference.
 * @returns commands with their arguments, by the names that are logged
 */
function waysToInstall({
  platform,
  isRoot,
  exists,
}: Pick<Installer, 'platform' | 'isRoot' | 'exists'>): Record<string, [string, string[]]> {
  const playwright = binOf('@playwright/test', 'playwright');
  const apt = 'apt-get update && apt-get install -y chromium';
  return {
    'npx playwright install chromium': [process.execPath, [playwright, 'install', 'chromium']],
    ...(platform === 'linux' &&
      isRoot &&
      exists('/usr/bin/apt-get') && { [apt]: ['sh', ['-c', apt]] }),
  };
}

/**
 * Finds a Chromium, and installs one if there is none.
 * @param machine this one by default
 * @returns the path of its executable
 * @throws a one-line error that explains how to get one
 */
export function ensureChromium(
  { log }: { log: (line: string) => void },
  machine: Installer = thisInstaller(),
): string {
  const found = findChromium(machine);
  if (found !== undefined) return found;
  const problems: string[] = [];
  for (const [name, [command, args]] of Object.entries(waysToInstall(machine))) {
    log(`No Chromium found, installing one: ${name}`);
    const problem = machine.install(command, args);
    const installed = findChromium(machine);
    if (installed !== undefined && machine.starts(installed)) return installed;
    problems.push(
      `\`${name}\`: ${problem ?? (installed ? `${installed} does not start` : 'no browser')}`,
    );
  }
  throw new StepError(
    `No Chromium found and none could be installed (${problems.join('; ')}). Install Chromium or Google Chrome, on Debian with \`apt-get install chromium\`, or set CHROME_PATH to its executable.`,
  );
}

const unusedFeatures = [
  // Newer versions of Chromium draw the popups of the address bar as web pages: two more renderers for each
  // window of a test, at up to half its CPU time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // If such a flag appears several times, only the last one counts. Playwright would disable these.
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

/** Flags for a browser that tests control: no sandbox (containers), and no background requests. */
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
