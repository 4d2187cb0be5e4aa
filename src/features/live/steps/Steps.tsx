import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PausedMutation, Step, StepsView, WorkerReport, WorkerRequest } from '../messages';

/** The style sheet `steps.css`, which the build inserts. */
declare const stepsSheet: string;

interface StepsProps {
  /** Where the mutations run. */
  worker: Worker;
}

/** The component that shows the steps. */
export type StepsPanel = ComponentType<StepsProps>;

const labels = ['Window 1', 'Window 2'] as const;

const wordsOf = ({ text, detail }: Step) => (detail === undefined ? text : `${text} ${detail}`);

/** One thing that a mutation has done. */
function StepText({ text, detail, type }: Step): ReactNode {
  return (
    <span className={`step ${type}`}>
      {type === 'call' ? <code>{text}</code> : text}
      {detail !== undefined && <code className="line">{detail}</code>}
    </span>
  );
}

interface NextProps {
  label: string;
  paused: PausedMutation | null;
  onStep: () => void;
}

/** The mutation of a window, and the button for its next step, which keeps the focus when there is none. */
function Next({ label, paused, onStep }: NextProps): ReactNode {
  return (
    <div>
      <p>
        {label}: {paused ? <code>{paused.name}</code> : 'no mutation'}
      </p>
      <button type="button" aria-disabled={!paused} onClick={paused ? onStep : undefined}>
        Next{paused && `: ${paused.next}`}
        <span className="hidden"> in {label}</span>
      </button>
    </div>
  );
}

/** The steps of both windows' mutations in the order they happened, and a button for each one's next step. */
export function Steps({ worker }: StepsProps): ReactNode {
  const [{ steps, paused }, setView] = useState<StepsView>({ steps: [], paused: [] });
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const receive = ({ data }: MessageEvent<WorkerReport>) => {
      if (data.type === 'steps') setView(data.view);
    };
    worker.addEventListener('message', receive);
    return () => worker.removeEventListener('message', receive);
  }, [worker]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last step must be visible when there is a new one
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [steps]);

  const last = steps.at(-1);
  return (
    <section className="steps" aria-label="Steps">
      <style>{stepsSheet}</style>
      <div className="next">
        {labels.map((label, client) => (
          <Next
            key={label}
            label={label}
            paused={paused[client] ?? null}
            onStep={() => worker.postMessage({ type: 'step', client } satisfies WorkerRequest)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section ref={list} className="past" aria-label="Steps so far" tabIndex={0}>
        {steps.length === 0 && (
          <p>
            Press a button in each window. Its mutation starts, and then waits before each step.
          </p>
        )}
        {steps.length > 0 && (
          <table>
            <thead>
              <tr>
                {labels.map((label) => (
                  <th key={label} scope="col">
                    <span className="hidden">{label}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
                <tr key={index}>
                  {labels.map((label, client) => (
                    <td key={label}>{step.client === client && <StepText {...step} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <p role="status" className="hidden">
        {last && `${labels[last.client] ?? ''}: ${announcement(steps)}`}
      </p>
    </section>
  );
}

/** The last step in words, with the conflict that a new run follows. */
function announcement(steps: readonly Step[]): string {
  const recent = steps.slice(-2);
  return recent
    .filter((step) => step === recent.at(-1) || step.type === 'conflict')
    .map(wordsOf)
    .join('. ');
}
