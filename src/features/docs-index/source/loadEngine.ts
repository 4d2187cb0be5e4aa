/** Loads the engine on first use. Its only import: another one would put a copy of the engine into a further file. */
export const loadEngine = () => import('./engine');
