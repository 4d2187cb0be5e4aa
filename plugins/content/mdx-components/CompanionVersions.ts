import { companionTable } from '../companions';
import type { ComponentDefinition } from './componentDefinition';

export const CompanionVersions: ComponentDefinition = {
  purpose:
    'The packages that work with the documented one: the versions that samples are checked with, and which releases of it they accept.',
  example: '<CompanionVersions />',
  props: {},
  children: 'none',
  toMarkdown: () => [companionTable()],
};
