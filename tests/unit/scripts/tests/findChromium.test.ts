import { describe, expect, test } from 'vitest';
import {
  chromiumPlaces,
  ensureChromium,
  findChromium,
} from '../../../../scripts/tests/findChromium.mts';

interface Parts {
  files?: string[];
  env?: Record<string, string>;
  platform?: string;
  playwright?: string;
}

function machine({ files = [], env = {}, platform = 'linux', playwright }: Parts) {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    platform,
    home: '/home/me',
    exists: (file: string) => files.includes(file),
    playwrightPath: () => playwright,
  };
}

describe('finding a Chromium', () => {
  test('CHROME_PATH wins', () => {
    const files = ['/opt/mine', '/usr/bin/chromium'];
    expect(findChromium(machine({ files, env: { CHROME_PATH: '/opt/mine' } }))).toBe('/opt/mine');
  });

  test('a CHROME_PATH without a file is an error that names it', () => {
    const env = { CHROME_PATH: '/opt/none' };
    expect(() => findChromium(machine({ files: ['/usr/bin/chromium'], env }))).toThrow(
      'CHROME_PATH is /opt/none, but there is no such file.',
    );
  });

  test('an empty CHROME_PATH is none', () => {
    const files = ['/usr/bin/chromium'];
    expect(findChromium(machine({ files, env: { CHROME_PATH: '' } }))).toBe('/usr/bin/chromium');
  });

  test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])(
    'finds %s on PATH',
    (name) => {
      const files = [`/usr/bin/${name}`];
      expect(findChromium(machine({ files }))).toBe(`/usr/bin/${name}`);
    },
  );

  test('the system comes before Playwright', () => {
    const files = ['/pw/chrome', '/usr/bin/chromium'];
    expect(findChromium(machine({ files, playwright: '/pw/chrome' }))).toBe('/usr/bin/chromium');
    expect(findChromium(machine({ files: ['/pw/chrome'], playwright: '/pw/chrome' }))).toBe(
      '/pw/chrome',
    );
  });

  test("a browser that Playwright knows of but has not fetched doesn't count", () => {
    expect(findChromium(machine({ playwright: '/pw/chrome' }))).toBeUndefined();
  });

  test('finds the application on a Mac', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine({ files: [chrome], platform: 'darwin' }))).toBe(chrome);
  });

  test('finds the program on Windows', () => {
    const env = { PROGRAMFILES: 'C:\\Program Files', PATH: 'C:\\Windows' };
    const places = chromiumPlaces(machine({ env, platform: 'win32' }));
    expect(places).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(places).toContain('C:\\Windows\\chrome.exe');
  });
});

describe('installing a Chromium', () => {
  const apt = 'apt-get update && apt-get install -y chromium';
  const playwright = 'npx playwright install chromium';
  const root = { files: ['/usr/bin/apt-get'], isRoot: true };

  /** A machine without a browser. Commands add files to it. */
  function installer({
    adds = {},
    broken = [],
    isRoot = false,
    files = [],
    ...parts
  }: Parts & { adds?: Record<string, string>; broken?: string[]; isRoot?: boolean }) {
    const all = [...files];
    return {
      ...machine({ files: all, playwright: '/pw/chrome', ...parts }),
      isRoot,
      install(command: string, args: readonly string[]) {
        const file = adds[[command, ...args].join(' ').includes('apt-get') ? apt : playwright];
        if (file === undefined) return 'Error: offline';
        all.push(file);
        return undefined;
      },
      starts: (file: string) => !broken.includes(file),
    };
  }

  function ensure(parts: Parameters<typeof installer>[0]) {
    const lines: string[] = [];
    const chromium = () => ensureChromium({ log: (line) => lines.push(line) }, installer(parts));
    return { chromium, lines };
  }

  test('is not needed where there is one', () => {
    const { chromium, lines } = ensure({ files: ['/usr/bin/chromium'] });
    expect(chromium()).toBe('/usr/bin/chromium');
    expect(lines).toEqual([]);
  });

  test("takes Playwright's first", () => {
    const { chromium, lines } = ensure({ ...root, adds: { [playwright]: '/pw/chrome' } });
    expect(chromium()).toBe('/pw/chrome');
    expect(lines).toEqual([`No Chromium found, installing one: ${playwright}`]);
  });

  test.each([
    ['that cannot be downloaded', {}],
    ['that does not start, because libraries are missing', { [playwright]: '/pw/chrome' }],
  ])("takes Debian's as root instead of Playwright's %s", (_, adds) => {
    const { chromium, lines } = ensure({
      ...root,
      adds: { ...adds, [apt]: '/usr/bin/chromium' },
      broken: ['/pw/chrome'],
    });
    expect(chromium()).toBe('/usr/bin/chromium');
    expect(lines).toHaveLength(2);
  });

  test.each([
    { ...root, isRoot: false },
    { ...root, files: [] },
    { ...root, platform: 'darwin' },
  ])('says in one line how to get one where no way works: %o', (parts) => {
    expect(ensure(parts).chromium).toThrow(
      /^No Chromium found and none could be installed \(`npx playwright install chromium`: Error: offline\)\. Install .+ CHROME_PATH .+\.$/,
    );
  });

  test('names the one that does not start', () => {
    const adds = { [playwright]: '/pw/chrome' };
    expect(ensure({ adds, broken: ['/pw/chrome'] }).chromium).toThrow(
      '`npx playwright install chromium`: /pw/chrome does not start',
    );
  });
});
