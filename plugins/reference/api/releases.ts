import type { Comment, DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import { type Mark, marksOf, readHistory } from '../../content';
import { apiKeys } from './apiSurface';

/** When the parts of a package arrived and were deprecated. */
export class Releases {
  readonly #marks: Map<string, Mark>;
  readonly #keys: Map<Reflection, string>;
  readonly #deprecated = new Map<Comment, string>();

  /** @param version the release that the pages describe */
  constructor(project: ProjectReflection, historyFile: string, version: string) {
    this.#marks = marksOf(readHistory(historyFile), 'api', version);
    this.#keys = apiKeys(project);
    for (const [reflection, key] of this.#keys) {
      const { deprecated } = this.#marks.get(key) ?? {};
      const { comment, signatures } = reflection as DeclarationReflection;
      for (const one of [comment, signatures?.[0]?.comment]) {
        if (one && deprecated) this.#deprecated.set(one, deprecated);
      }
    }
  }

  /** The release that a part arrived in, if it wasn't there from the start of the history. */
  since(reflection: Reflection): string | undefined {
    return this.#marks.get(this.#keys.get(reflection) ?? '')?.since;
  }

  /** The release that added `@deprecated` to a comment. */
  deprecated(comment: Comment | undefined): string | undefined {
    return comment && this.#deprecated.get(comment);
  }

  /** The literal values of a type that arrived later than the type. */
  values(reflection: Reflection): { value: string; since: string }[] {
    const start = `${this.#keys.get(reflection)}=`;
    return [...this.#marks].flatMap(([key, { since }]) =>
      key.startsWith(start) && since ? [{ value: key.slice(start.length), since }] : [],
    );
  }
}
