/** A page that a question is about. */
export interface AskedPage {
  title: string;
  /** On this host. */
  path: string;
}

/** Something that answers questions. One file per variant implements this. */
export interface AskAiProvider {
  /** Whether it quotes the docs instead of writing answers. @defaultValue false */
  readonly quotesDocs?: boolean;
  /** Prefetches what opening needs; called when the reader shows intent, may be called again. */
  prepare(): void;
  /**
   * Shows the assistant; resolves once it is open.
   * @param query the reader's search query, which is asked immediately. Without it the reader writes the question.
   * @param page what the questions are about
   * @throws when neither the assistant nor its fallback can be loaded
   */
  open(query?: string, page?: AskedPage): Promise<void>;
}
