/** The facts about a function kind: each prop of `FunctionFacts` with its label on the page. */
export const functionFactLabels = {
  runsIn: 'Runs in',
  calledBy: 'Called by',
  transactional: 'Transactional',
  cached: 'Cached',
} as const;
