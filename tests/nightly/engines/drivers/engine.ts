import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser that a test controls. Everything acts on the page or, after `enterFrame`, on its frame. */
export interface Engine {
  /** Loads an address in the page. */
  open(url: string): Promise<void>;
  /** Clicks the first button or tab with this text as a reader does. */
  press(name: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Runs the body of a function, and returns what it returns. */
  evaluate<T>(body: string): Promise<T>;
  /** Acts on the only frame of the page from now on, until the next `open`. */
  enterFrame(): Promise<void>;
  close(): Promise<void>;
}

/** The place of the first of these commands that is on the path. */
export function findCommand(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** The first file that matches, or nothing. */
export const findFile = (pattern: string): string | undefined => globSync(pattern)[0];

/** Finds a button or tab by its text. */
export const buttonPath = (name: string) => `//button[normalize-space()='${name}']`;
