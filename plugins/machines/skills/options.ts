import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../../build';

/** The plugin takes no options. */
interface AgentSkillsOptions {
  id: string;
}

/** Rejects any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, AgentSkillsOptions>, 'options'>): AgentSkillsOptions {
  return parseOptions('agent-skills', {}, options);
}
