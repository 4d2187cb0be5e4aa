import type { FrameReport, PageRequest } from '../messages';

// Runs code that a reader has edited. The frame loads this script instead of a compiled sample and asks its page
// for the code, which it runs from a blob, as its policy allows no evaluation of text.

const report = (message: FrameReport) => parent.postMessage(message, '*');

addEventListener('message', function receive({ source, data }: MessageEvent<PageRequest>) {
  if (source !== parent || data.live !== 'code') return;
  removeEventListener('message', receive);
  const script = document.createElement('script');
  script.src = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
  // What the reader has to fix is in this script; errors elsewhere have no line in the editor.
  addEventListener('error', ({ filename, lineno, message }) => {
    if (filename === script.src) report({ live: 'fault', line: lineno, message });
  });
  document.head.append(script);
});
report({ live: 'waiting' });
