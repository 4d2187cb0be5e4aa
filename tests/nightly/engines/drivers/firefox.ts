import { type Frame, launch } from 'puppeteer-core';
import { buttonPath, type Engine, findCommand } from './engine';

/** Where Firefox is, if it's installed. */
export const firefox = findCommand('firefox-esr', 'firefox');

/**
 * Starts Firefox without a window.
 * @param executablePath of Firefox
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();
  return {
    async open(url) {
      await page.goto(url);
      frame = page.mainFrame();
    },
    press: (name) => frame.locator(`::-p-xpath(${buttonPath(name)})`).click(),
    type: (text) => page.keyboard.type(text),
    evaluate: (body) => frame.evaluate(`(() => { ${body} })()`) as Promise<never>,
    async enterFrame() {
      const element = await page.waitForSelector('iframe');
      const content = await element?.contentFrame();
      if (!content) throw new Error('The page has no frame.');
      frame = content;
    },
    close: () => browser.close(),
  };
}
