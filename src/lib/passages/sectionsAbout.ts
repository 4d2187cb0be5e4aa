import { coverage, termsOf } from './coverage';
import { type ReadPage, type SectionOfPage, titleOf } from './readPages';

/**
 * The sections of a page that have the words of a question, most of them first. The words of the page's title don't
 * count: all of its sections are about them.
 * @param least the share of the words that a section must have
 */
export function sectionsAbout(
  asked: readonly string[],
  page: ReadPage,
  least: number,
): SectionOfPage[] {
  const title = termsOf(titleOf(page));
  const words = asked.filter((word) => coverage([word], title) === 0);
  if (words.length === 0)
    return page
      .sections()
      .slice(0, 1)
      .map((one) => ({ ...one, page }));
  return page
    .sections()
    .map((one) => {
      const all = coverage(words, termsOf(`${one.heading}\n${one.section.markdown}`));
      const named = coverage(words, termsOf(one.heading));
      return { one: { ...one, page }, all, score: all + named / 2 };
    })
    .filter(({ all }) => all >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
}
