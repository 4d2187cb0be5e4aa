import type { Finding } from '../finding';

/** The output of one run of a generator. */
interface Generated {
  /** Text by file, relative to the site's directory. */
  files: ReadonlyMap<string, string>;
  /** The faults in its inputs. If `files` is missing, the files of the previous run are kept. */
  findings: Finding[];
}

/** A step that generates files from others in the project before the site is loaded. */
export interface GenerateStep {
  name: string;
  /** Folders that only contain generated files, relative to the site's directory. */
  folders: readonly string[];
  /** Hashes everything that affects the result, without loading the generator. */
  hashInputs(siteDir: string): string;
  /**
   * Generates the files without writing them. Steps run in parallel.
   * @param earlier settles when the previous steps have written their files
   */
  run(siteDir: string, earlier: Promise<void>): Promise<Generated>;
}
