/**
 * The props of an element that shows one of several variants of the same content. Those that the reader hasn't chosen
 * are hidden, and agents that convert the page to Markdown skip them, because they repeat the chosen one.
 */
export function variantProps(isChosen: boolean) {
  return { hidden: !isChosen, 'data-markdown-ignore': isChosen ? undefined : '' };
}
