import { constants } from './groups/constants';
import { errors } from './groups/errors';
import { everywhere } from './groups/everywhere';
import { hashRouter } from './groups/hashRouter';
import { loading } from './groups/loading';
import { pages } from './groups/pages';
import { shell } from './groups/shell';
import { states } from './groups/states';
import type { BehaviorGroup } from './types';

/** What the site does beyond its words, by the parts of its specification. */
export const behaviorGroups: readonly BehaviorGroup[] = [
  pages,
  loading,
  hashRouter,
  shell,
  states,
  errors,
  constants,
  everywhere,
];
