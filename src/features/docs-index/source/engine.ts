/** Everything that needs the engine, in one file that is loaded on first use: the search dialog and Ask AI share it. */

export { createEmbeddedSource } from './embedded';
export { prepare, rank, suggest } from './questionEngine';
