import type { DeclarationReflection } from 'typedoc';
import { escapeMdx, heading } from '../markup';
import { groupLeadOf } from './apiNotes';
import { type as describeType } from './members';
import { type PageContext, sourceLink } from './pageContext';
import { descriptionOf, factsBlock, referenceMatter, usedInMark } from './pageParts';
import type { Blocks } from './parameters';
import { moduleId } from './router';
import type { TypeGroup } from './typeGroups';

function typeSection(page: PageContext, type: DeclarationReflection, module: string): Blocks {
  const [source] = type.sources ?? [];
  const link = source && sourceLink(page, source);
  const from = link === undefined ? '' : `Source: [${escapeMdx(link.text)}](${link.href})`;
  return [
    heading(2, type.name, page.anchorOf(type), page.releases.since(type)),
    ...describeType(page, type),
    `${from}${usedInMark(module, type.name)}`,
  ];
}

/** A page for the types of an entry point, or of one of its parts. */
export function typesPage(page: PageContext, group: TypeGroup): string {
  const module = group.parent as DeclarationReflection;
  const names = group.types.map(({ name }) => name);
  const count = names.length === 1 ? 'A type' : `${names.length} types`;
  const own = groupLeadOf(group.name) ?? `${count} that \`${module.name}\` exports.`;
  return [
    referenceMatter({
      title: group.name,
      description: descriptionOf(own.replaceAll('`', ''), names.join(', ')),
      keywords: [module.name, ...names.slice(0, 24)],
    }),
    own,
    factsBlock(page, group, names.length === 1 ? 'Type' : 'Types'),
    ...group.types.flatMap((type) => typeSection(page, type, moduleId(module))),
  ].join('\n\n');
}
