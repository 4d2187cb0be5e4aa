import { spawn } from 'node:child_process';
import { freePort } from '../../../../scripts/delivery/server.mts';
import { buttonPath, type Engine, findCommand, findFile } from './engine';

/** What WebKit needs here: its driver, a browser, and a screen in memory. */
export interface WebKitFiles {
  driver: string;
  browser: string;
  screen: string;
}

function findWebKit(): WebKitFiles | undefined {
  const driver = findCommand('WebKitWebDriver');
  const browser = findFile('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const screen = findCommand('xvfb-run');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Where WebKit is, if it's installed. */
export const webkit = findWebKit();

/** A request of the WebDriver protocol, which throws what the browser reports. */
async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Tries until it works or 15 seconds have passed. */
async function retry<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + 15_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts WebKit's test browser on a screen in memory. */
export async function startWebKit({ driver, browser, screen }: WebKitFiles): Promise<Engine> {
  const port = await freePort();
  // A separate group, so that the screen and the browser end with the driver.
  const child = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const root = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await retry(() =>
    send<{ sessionId: string }>('POST', root, { capabilities }),
  );
  const session = `${root}/${sessionId}`;
  const find = async (using: string, value: string): Promise<string> => {
    const element = await send<object>('POST', `${session}/element`, { using, value });
    return Object.values(element)[0];
  };
  const evaluate = <T>(script: string) =>
    send<T>('POST', `${session}/execute/sync`, { script, args: [] });
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    press: (name) =>
      retry(async () => {
        const element = await find('xpath', buttonPath(name));
        await send('POST', `${session}/element/${element}/click`, {});
      }),
    async type(text) {
      const focused = await send<object>('GET', `${session}/element/active`);
      await send('POST', `${session}/element/${Object.values(focused)[0]}/value`, { text });
    },
    evaluate,
    enterFrame: () =>
      retry(async () => {
        // The driver only scrolls inside of the frame before it clicks.
        await evaluate(`document.querySelector('iframe').scrollIntoView({ behavior: 'instant' })`);
        const id = await send<object>('POST', `${session}/element`, {
          using: 'css selector',
          value: 'iframe',
        });
        await send('POST', `${session}/frame`, { id });
      }),
    async close() {
      await send('DELETE', session);
      if (child.pid) process.kill(-child.pid);
    },
  };
}
