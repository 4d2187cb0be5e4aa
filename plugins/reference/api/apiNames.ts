import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import { firstSentence } from './comments';
import { kindOf } from './kinds';
import { commentOf } from './parameters';
import { membersOf } from './router';
import type { Declarations } from './sources';
import type { ApiNames } from './symbols';

/**
 * Explains everything that has an address in the reference. A member that several interfaces inherit is declared once:
 * it belongs to the one that declares it, or to the first that readers can see.
 */
export function apiNamesOf(
  project: ProjectReflection,
  declarations: Declarations,
  routeOf: (reflection: DeclarationReflection) => string,
): ApiNames {
  const names: ApiNames = {};
  const inherited = new Set<string>();
  const add = (reflection: DeclarationReflection, name: string) => {
    const signatures = [
      ...(reflection.signatures ?? []),
      ...[reflection.getSignature ?? []].flat(),
    ];
    const sources = [reflection, ...signatures].flatMap((one) => one.sources ?? []);
    const comment = commentOf(reflection) ?? signatures[0]?.comment;
    for (const source of sources) {
      const place = declarations.placeOf(source);
      if (place in names && !(inherited.has(place) && !reflection.inheritedFrom)) continue;
      const signature = declarations.signatureText(source);
      if (signature === undefined) continue;
      names[place] = {
        name,
        signature,
        sentence: firstSentence(comment),
        href: routeOf(reflection),
      };
      if (reflection.inheritedFrom) inherited.add(place);
    }
  };
  for (const module of project.children ?? []) {
    for (const symbol of module.children ?? []) {
      const kind = kindOf(symbol);
      if (kind === undefined) continue;
      add(symbol, symbol.name);
      // The members of a type have no anchors.
      if (kind === 'type') continue;
      for (const member of membersOf(symbol)) add(member, `${symbol.name}.${member.name}`);
    }
  }
  return names;
}
