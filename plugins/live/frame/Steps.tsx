import { type ReactNode, useEffect, useState } from 'react';
import type { Step, StepsView, WorkerReport, WorkerRequest } from './messages';
import { windowLabels } from './Window';

/** The style sheet `steps.css`, which the build inserts. */
declare const stepsSheet: string;

function StepText({ client, text, detail, type }: Step): ReactNode {
  return (
    <span className={`step ${type}`}>
      <span className="visually-hidden">{windowLabels[client]}: </span>
      {type === 'call' ? <code>{text}</code> : text}
      {detail !== undefined && <code className="line">{detail}</code>}
    </span>
  );
}

/**
 * A button for the next step of each window's mutation, and the steps of both in the order they happened.
 * @param worker where the mutations run
 */
export function Steps({ worker }: { worker: Worker }): ReactNode {
  const [{ steps, paused }, setView] = useState<StepsView>({ steps: [], paused: [] });

  useEffect(() => {
    const receive = ({ data }: MessageEvent<WorkerReport>) => {
      if (data.type === 'steps') setView(data.view);
    };
    worker.addEventListener('message', receive);
    return () => worker.removeEventListener('message', receive);
  }, [worker]);

  return (
    <section className="panels steps" aria-label="Steps">
      <style>{stepsSheet}</style>
      <table>
        <thead>
          <tr>
            {windowLabels.map((label, client) => {
              const next = paused[client];
              const step = () =>
                worker.postMessage({ type: 'step', client } satisfies WorkerRequest);
              return (
                <th key={label} scope="col">
                  {label}: {next ? <code>{next.name}</code> : 'no mutation'}
                  {/* It keeps the focus when there is no next step. */}
                  <button type="button" aria-disabled={!next} onClick={next ? step : undefined}>
                    Next{next && `: ${next.next}`}
                    <span className="visually-hidden"> in {label}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody aria-live="polite">
          {steps.length === 0 && (
            <tr>
              <td colSpan={2}>
                Press a button in Window 1 and one in Window 2. Each mutation starts, and then waits
                before each step.
              </td>
            </tr>
          )}
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
            <tr key={index}>
              {windowLabels.map((label, client) => (
                <td key={label}>{step.client === client && <StepText {...step} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
