import { createRoot } from 'react-dom/client';
import { imports } from './imports';
import type { CompiledSample, ExtraScript, FrameReport, Look, PageRequest } from './messages';
import { runSample } from './runSample';
import { Sample } from './Sample';

// The page names the theme in the address, after the #, and the sample, unless its reader has edited it.

/** What the build makes of this script: a function, whose text the worker runs as well. */
declare const liveRuntime: () => void;

const report = (message: FrameReport) => parent.postMessage(message, '*');
const scope = globalThis as unknown as {
  __convexAllowFunctionsInBrowser: boolean;
  runLiveSample(sample: CompiledSample): void;
  liveExtra?: ExtraScript;
};
const parameters = new URLSearchParams(location.hash.slice(1));

function takeLook({ css, fonts }: Look): void {
  const style = document.createElement('style');
  style.append(css);
  document.head.prepend(style);
  for (const { family, data, ...descriptors } of fonts) {
    document.fonts.add(new FontFace(family, data, descriptors));
  }
}

function runScript(src: string, onload: (() => void) | null = null): void {
  document.head.append(Object.assign(document.createElement('script'), { src, onload }));
}

/** @returns a promise that is fulfilled when the page has said what it looks like */
function listenToPage(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('message', ({ source, data }: MessageEvent<PageRequest>) => {
      if (source !== parent) return;
      if (data.live === 'theme') document.documentElement.dataset.theme = data.theme;
      if (data.live !== 'look') return;
      resolve(takeLook(data.look));
      if (data.script === undefined) return;
      // The policy of the frame allows no evaluation of text.
      runScript(URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' })));
    });
    report({ live: 'look' });
  });
}

/** Until readers use the sample, their focus stays where they pressed: `autoFocus` in a component would take it. */
function keepFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => undefined;
  const restore = () => {
    HTMLElement.prototype.focus = focus;
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, restore, { capture: true, once: true });
  }
}

function start(): void {
  document.documentElement.dataset.theme = parameters.get('theme') ?? 'light';
  const looks = listenToPage();
  keepFocus();

  const container = document.createElement('div');
  container.id = 'sample';
  document.body.append(container);
  const reportHeight = () =>
    report({ live: 'height', height: Math.ceil(container.getBoundingClientRect().height) });
  new ResizeObserver(reportHeight).observe(container);
  const shown = () => {
    // Browsers don't draw a hidden frame, so its observer hasn't run yet.
    reportHeight();
    report({ live: 'shown' });
  };
  const fail = (message: string) => report({ live: 'fault', message });
  addEventListener('error', ({ message }) => fail(message));

  scope.runLiveSample = (sample) => {
    const { liveExtra: extra } = scope;
    if (sample.extra && !extra) {
      return runScript(`${sample.extra}.js`, () => scope.runLiveSample(sample));
    }
    const running = runSample(sample, liveRuntime, imports, extra);
    looks.then(() => {
      const root = createRoot(container, {
        onCaughtError(error) {
          console.error(error);
          fail((error as Error).message);
        },
      });
      root.render(<Sample sample={running} onShown={shown} onFault={fail} />);
      report({ live: 'ready', extra: sample.extra });
    });
  };
  const name = parameters.get('sample') ?? '';
  // Anyone can put an address there, and only the build's own samples may run.
  if (/^[\w-]+$/.test(name)) runScript(`${name}.js`);
}

/** Runs the sample that the address names, if this is a sandboxed frame. */
export function startFrame(): void {
  // Outside of a sandbox, a sample could use the storage and the address of the docs.
  if (self.origin !== 'null') {
    document.body.textContent = 'This is a part of a page of the docs.';
    return;
  }
  // Components can import modules of functions, for constants and types.
  scope.__convexAllowFunctionsInBrowser = true;
  start();
}
