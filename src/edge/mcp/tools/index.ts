import { answer } from './answer.ts';
import { fetchPage } from './fetch.ts';
import { findError } from './findError.ts';
import { listPages } from './listPages.ts';
import { readSection } from './readSection.ts';
import { search } from './search.ts';
import type { Tool } from './tool.ts';

/** All tools, in the order that clients list them. */
export const tools: readonly Tool[] = [
  answer,
  search,
  fetchPage,
  readSection,
  listPages,
  findError,
] as unknown as Tool[];
