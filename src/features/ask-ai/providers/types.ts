/** Something that answers questions. One file per variant implements this. */
export interface AskAiProvider {
  /** Prefetches what opening needs; called when the reader shows intent, may be called again. */
  prepare(): void;
  /**
   * Shows the assistant; resolves once it is open.
   * @param query the reader's search query, which is asked immediately. Without it the reader writes the question.
   * @throws when neither the assistant nor its fallback can be loaded
   */
  open(query?: string): Promise<void>;
}
