import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LiveDrawing } from '../../../lib/liveModules';
import { seededRandom } from '../../../lib/seededRandom';
import type { Modules } from '../engine/run/functions';
import { startRuntime } from '../engine/startRuntime';
import { evaluateModule } from '../evaluateModule';
import { memoryStorage } from '../frame/memoryStorage';
import { Window, windowLabels } from '../frame/Window';
import type { BackendExports, CompiledSample, ModuleFactory } from '../messages';
import { imports } from '../worker/imports';
import { seed } from '../worker/seed';
import { Answers, drawingImports } from './hooks';

/** The most times that queries ask for more after the results of others. */
const maxRounds = 10;

/** Elements that a page has once, or that say where its parts are: in a picture they are boxes. */
const landmarks =
  /<(\/?)(main|header|section|article|h1)\b(?: aria-label="[^"]*")?(?: class="([^"]*)")?/g;

function asPicture(html: string): string {
  return html
    .replaceAll(landmarks, (_, slash: string, name: string, classes = '') => {
      const own = name === 'h1' ? `${name} ${classes}`.trim() : classes;
      return slash ? '</div' : `<div${own && ` class="${own}"`}`;
    })
    .replaceAll(' autofocus=""', '');
}

/**
 * Draws the windows of a sample as they start: its functions run in the engine over the documents of its seed, and
 * its component renders what they return.
 * @param backend its functions, with the functions of its components
 * @throws the error of a function or of the component
 */
export async function drawSample(
  sample: CompiledSample,
  backend: ModuleFactory,
): Promise<LiveDrawing> {
  // The same picture each time.
  Math.random = seededRandom(1);
  const { schema, modules } = evaluateModule(backend, imports) as unknown as BackendExports;
  const runtime = startRuntime({ schema: schema as never, modules: modules as Modules, seed: 1 });
  await seed(runtime);
  const answers = new Answers();
  const apps = windowLabels.map((label) => {
    const app = evaluateModule(
      sample.app,
      drawingImports(answers),
      memoryStorage(),
      memoryStorage(),
    )[sample.component] as ComponentType;
    return [label, app] as const;
  });

  for (let round = 0; round < maxRounds; round += 1) {
    const html = renderToStaticMarkup(
      apps.map(([label, App]) => (
        <Window key={label} label={label}>
          <App />
        </Window>
      )),
    );
    if (answers.asked.size === 0) {
      runtime.close();
      const tables = runtime.database.tables.map(
        ({ name, documents }) => [name, [...documents.values()].reverse()] as const,
      );
      return { html: asPicture(html), tables: Object.fromEntries(tables) };
    }
    for (const [key, call] of answers.asked) {
      const outcome = await runtime.runTransaction('query', { ...call, caller: 'client' });
      if (!outcome.ok) throw new Error(`${call.name}: ${outcome.error}`);
      answers.add(key, outcome.value);
    }
  }
  throw new Error(`Its queries aren't answered after ${maxRounds} rounds.`);
}
