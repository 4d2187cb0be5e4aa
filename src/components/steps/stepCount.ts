import { createContext } from 'react';

/** How many steps the surrounding `Steps` have. */
export const StepCount = createContext(0);
