// cspell:ignore NAVSTART
import { describe, expect, test } from 'vitest';
import { repeatMeasurement } from '../../../../scripts/bench/repeatMeasurement.mts';
import {
  checkLighthouse,
  type LighthouseResult,
  lighthouseReport,
} from '../../../../scripts/tests/lighthouseReport.mts';

const times = { 'first-contentful-paint': 900, 'largest-contentful-paint': 9000 };

/** Lighthouse's result, with one audit in each category. */
function result({
  score = 1,
  performance = 1,
  scoreDisplayMode = 'binary',
}: {
  score?: number | null;
  performance?: number;
  scoreDisplayMode?: string;
}) {
  const category = (own: number | null, id: string) => ({
    score: own,
    auditRefs: [{ id, weight: 1 }],
  });
  return {
    audits: {
      ...Object.fromEntries(
        Object.entries(times).map(([id, numericValue]) => [id, { id, numericValue }]),
      ),
      contrast: {
        id: 'contrast',
        title: 'Text and background are too close',
        score,
        scoreDisplayMode,
        errorMessage: 'Something went wrong with recording the trace',
      },
      seen: { id: 'seen', title: 'Is on HTTPS', score: 1, scoreDisplayMode: 'binary' },
    },
    categories: {
      performance: category(performance, 'largest-contentful-paint'),
      accessibility: category(score, 'contrast'),
      'best-practices': category(1, 'seen'),
      seo: category(1, 'seen'),
    },
  } as unknown as LighthouseResult;
}

/** Lighthouse's result when it can't measure. */
function failed(code: string) {
  const runtimeError = { code, message: 'Something went wrong.' };
  return { ...result({}), runtimeError } as LighthouseResult;
}

describe('a page', () => {
  test('fails by its audits, which are named', () => {
    const outcome = checkLighthouse([lighthouseReport('/home', result({ score: 0 }))]);
    expect(outcome).toMatchObject({
      passed: 2,
      failed: 1,
      output: '/home accessibility: Text and background are too close',
    });
  });

  test('never fails by its times, which are reported', () => {
    const outcome = checkLighthouse([lighthouseReport('/home', result({ performance: 0.2 }))]);
    expect(outcome).toMatchObject({ passed: 3, failed: 0 });
    expect(outcome.note).toContain('/home: performance 20, LCP 9000 ms');
  });
});

describe('an error of Lighthouse', () => {
  /** Measures with one result for each attempt, the last one for any more. */
  async function measured(...results: (LighthouseResult | undefined)[]) {
    let attempts = 0;
    const report = await repeatMeasurement('/home', async () => {
      const next = results[Math.min(attempts, results.length - 1)];
      attempts += 1;
      return lighthouseReport('/home', next);
    }).catch((error: Error) => error.message);
    return { attempts, report };
  }

  test.each([
    ['a lost trace', failed('NO_NAVSTART')],
    ['a timeout of the protocol', failed('PROTOCOL_TIMEOUT')],
    ['a crashed tab', failed('TARGET_CRASHED')],
    ['an audit that could not run', result({ score: null, scoreDisplayMode: 'error' })],
    ['no result', undefined],
  ])('makes it measure the page again: %s', async (_, broken) => {
    expect(await measured(broken, broken, result({}))).toMatchObject({
      attempts: 3,
      report: { path: '/home', scores: { accessibility: 100 } },
    });
  });

  test("is said to be the tool's after three attempts", async () => {
    const { attempts, report } = await measured(failed('NO_NAVSTART'));
    expect(attempts).toBe(3);
    expect(report).toBe(
      '/home could not be measured in 3 attempts: NO_NAVSTART (Something went wrong.). This is an error of the tool or of a busy machine, not of the site. Run `npm test -- lighthouse` again.',
    );
  });

  test("is the site's when the page can't be loaded, so that it isn't measured again", async () => {
    expect(await measured(failed('ERRORED_DOCUMENT_REQUEST'))).toEqual({
      attempts: 1,
      report: '/home: Something went wrong.',
    });
  });
});
