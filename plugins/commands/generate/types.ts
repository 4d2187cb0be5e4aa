import type { Finding } from '../../content/finding';

/** What one run of a generator makes. */
interface Generated {
  /** Files from the site's directory to their text. */
  files: ReadonlyMap<string, string>;
  /** What is wrong with its inputs. Without files, the ones of the run before stay. */
  findings: Finding[];
}

/** Something that is generated from files of the project before the site is loaded. */
export interface GenerateStep {
  name: string;
  /** Folders with nothing but generated files, from the site's directory. */
  folders: readonly string[];
  /** Hashes everything that decides what is made, without loading the generator. */
  hashInputs(siteDir: string): string;
  /**
   * Makes the files, but writes none of them. Steps run beside each other.
   * @param earlier ends when the steps before it have written their files
   */
  run(siteDir: string, earlier: Promise<void>): Promise<Generated>;
}
