import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../lib/parseOptions';

export interface AskAiWidgetOptions {
  id: string;
  /** Id of the website at the widget's host; without it Ask AI answers from the docs' own index. */
  websiteId?: string;
  projectName: string;
  /** `#` and six hexadecimal digits. */
  projectColor: string;
}

const shape = {
  websiteId: z.string().min(1).optional(),
  projectName: z.string().min(1),
  projectColor: z.string().regex(/^#[\da-f]{6}$/),
};

/** Checks the plugin's options; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, AskAiWidgetOptions>, 'options'>): AskAiWidgetOptions {
  return parseOptions('ask-ai-widget', shape, options);
}
