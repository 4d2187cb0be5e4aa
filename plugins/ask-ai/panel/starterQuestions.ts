/** What newcomers ask first. The docs must answer it. */
export const starters = [
  'What is the difference between a query and an action?',
  'How do I run a function every day at 9?',
  'How do I paginate with a filter?',
  'How large can a document be?',
] as const;
