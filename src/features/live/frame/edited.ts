import type { EditedReport, EditedRequest } from '../messages';

// Runs code that a reader has edited. The frame loads this script instead of a compiled sample and asks its page
// for the code, which it runs from a blob, as its policy allows no evaluation of text.

const report = (message: EditedReport) => parent.postMessage(message, '*');

function runScript(text: string): void {
  const script = document.createElement('script');
  script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  // What the reader has to fix is in this script; errors elsewhere have no line in the editor.
  addEventListener('error', ({ filename, lineno, message }) => {
    if (filename === script.src) report({ live: 'fault', line: lineno, message });
  });
  document.head.append(script);
}

addEventListener('message', function receive({ source, data }: MessageEvent<EditedRequest>) {
  if (source !== parent || data.live !== 'code') return;
  removeEventListener('message', receive);
  runScript(data.script);
});
report({ live: 'waiting' });
