import type { DeclarationReflection } from 'typedoc';
import { escapeMdx, heading } from '../markup';
import { kindOf } from './kinds';
import type { PageContext } from './pageContext';
import { referenceMatter } from './pageParts';
import { moduleId } from './router';

/** All symbols of all entry points on one page, for readers who look up a name. */
export function indexPage(page: PageContext, modules: readonly DeclarationReflection[]): string {
  const { facts } = page;
  return [
    referenceMatter({
      title: 'All modules and names',
      description: `Every entry point of the ${facts.name} package at ${facts.version} and every name it exports, with a link to each signature.`,
      keywords: ['modules', 'exports', 'index'],
      displayed_sidebar: null,
    }),
    `The entry points of \`${facts.name}\` ${escapeMdx(facts.version)} and every name that they export.`,
    ...modules.flatMap((module) => [
      heading(2, module.name, moduleId(module)),
      `[${escapeMdx(module.name)}](${page.theme.urlTo(module)})`,
      (module.children ?? [])
        .filter((symbol) => kindOf(symbol) !== undefined)
        .map((symbol) => `[${escapeMdx(symbol.name)}](${page.theme.urlTo(symbol)})`)
        .join(' · '),
    ]),
  ].join('\n\n');
}
