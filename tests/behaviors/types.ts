/** A line of the table: what the site does, and the names of the tests that prove it. */
type Behavior = readonly [behavior: string, ...tests: string[]];

export interface BehaviorGroup {
  title: string;
  behaviors: readonly Behavior[];
}
