// cspell:ignore tdur

/** Chromium's name for one task of a thread. */
const turn = 'ThreadControllerImpl::RunTask';

/** An event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Records the tasks of a page's thread until the returned function is called.
 * @returns a function that stops the recording and returns the CPU milliseconds that the thread used during
 * each `performance.measure` with a given name
 */
export async function recordTasks(
  browser: import('@playwright/test').Browser,
): Promise<(measure: string) => Promise<number[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });

  return async (measure) => {
    const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await completed;
    const ofMeasure = events.filter(({ name }) => name === measure).sort((a, b) => a.ts - b.ts);
    const { pid, tid } = ofMeasure[0] ?? {};
    const turns = events.filter(
      (event) => event.name === turn && event.pid === pid && event.tid === tid,
    );
    const begins = ofMeasure.filter(({ ph }) => ph === 'b');
    const ends = ofMeasure.filter(({ ph }) => ph === 'e');
    return begins.map(({ ts: from }, index) => {
      const to = ends[index]?.ts ?? from;
      let needed = 0;
      for (const { ts, dur = 0, tdur = 0 } of turns) {
        const within = Math.min(ts + dur, to) - Math.max(ts, from);
        // A task that is only partly inside the interval counts with that share.
        if (within > 0) needed += tdur * (within / dur);
      }
      return needed / 1000;
    });
  };
}
