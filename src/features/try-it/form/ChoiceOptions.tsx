import type { ReactNode } from 'react';

interface ChoiceOptionsProps {
  choices: readonly string[];
}

/** The options of a field that offers values; the empty one is for a value that isn't sent. */
export function ChoiceOptions({ choices }: ChoiceOptionsProps): ReactNode {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {choice === '' ? 'Not sent' : choice}
    </option>
  ));
}
