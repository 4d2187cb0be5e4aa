import { describe, expect, test } from 'vitest';
import { chromiumPlaces, findChromium, waysToInstall } from '../../../scripts/lib/findChromium.mts';

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
  test("Playwright's comes first, Debian's is for root", () => {
    const ways = waysToInstall({ platform: 'linux', isRoot: true, hasApt: true });
    expect(ways.map(([command]) => command)).toEqual(['npx', 'sh']);
  });

  test.each([
    { platform: 'linux', isRoot: false, hasApt: true },
    { platform: 'linux', isRoot: true, hasApt: false },
    { platform: 'darwin', isRoot: true, hasApt: false },
  ])("is Playwright's alone with %o", (given) => {
    expect(waysToInstall(given)).toEqual([['npx', 'playwright', 'install', 'chromium']]);
  });
});
