import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import { heading, section } from '../markup';
import { firstSentence } from './comments';
import { callable, constant } from './members';
import {
  type Blocks,
  capital,
  factsBlock,
  opening,
  type PageContext,
  referenceMatter,
  usedInMark,
} from './pageParts';
import { commentOf, properties, summary } from './parameters';
import { isShown, kindOf, membersOf, shownName } from './router';
import { signatureFence } from './signatures';
import { moduleId } from './symbols';
import { leadOf, noteOn } from './texts';

function textOf({ summary: parts = [] }: { summary?: readonly { text: string }[] } = {}): string {
  return parts.map(({ text }) => text).join('');
}

/** The declaration of a class or interface; what to know about one whose members are all private. */
function outline(page: PageContext, reflection: DeclarationReflection, kind: string): Blocks {
  const names = new Set(membersOf(reflection).map(({ name }) => name));
  const [source] = reflection.sources ?? [];
  const text =
    source && page.declarations.outlineText(source, kind, (name) => names.has(bare(name)));
  if (text === undefined) return [];
  return [
    heading(2, 'Signature', 'signature'),
    signatureFence([text], 'top'),
    ...(/\{\s*\}$/.test(text) && !/\bextends\b[^{]*\{\s*\}$/.test(text)
      ? ['It has no public members. Your code receives it and passes it on.']
      : []),
  ];
}

/** The name that TypeDoc gives a computed member: `[Symbol.asyncIterator]` → `[asyncIterator]`. */
function bare(name: string): string {
  return name.replace('[Symbol.', '[');
}

/** The members of a class, interface or namespace. */
function memberBlocks(page: PageContext, reflection: DeclarationReflection, kind: string): Blocks {
  const members = (reflection.children ?? []).filter(isShown);
  const of = (...wanted: ReflectionKind[]) =>
    members.filter((member) => wanted.includes(member.kind));
  const methods = of(ReflectionKind.Method, ReflectionKind.Function);
  // An abstract class can't be created.
  const constructors = reflection.flags.isAbstract ? [] : of(ReflectionKind.Constructor);
  const fields = of(ReflectionKind.Property, ReflectionKind.Accessor);
  return [
    ...constructors.flatMap((member) =>
      section(2, 'Constructor', callable(page, member, 'member')),
    ),
    ...section(2, 'Properties', properties(page, fields, true)),
    ...section(
      2,
      kind === 'namespace' ? 'Functions' : 'Methods',
      methods.flatMap((member) => [
        heading(3, shownName(member), page.anchorOf(member), page.releases.since(member)),
        ...callable(page, member, kind === 'namespace' ? 'top' : 'member'),
      ]),
    ),
  ];
}

/** A page for one symbol: its description, its signature, and its members or parameters. */
export function symbolPage(page: PageContext, reflection: DeclarationReflection): string {
  const module = reflection.parent as DeclarationReflection;
  const kind = kindOf(reflection) ?? 'type';
  const isValue = kind === 'function' || kind === 'constant';
  const parts =
    kind === 'function'
      ? 'its signature, its parameters and the guides that use it'
      : 'its signature, its members and the guides that use it';
  const comment = isValue ? commentOf(reflection) : reflection.comment;
  const start = opening(
    leadOf(moduleId(module), reflection.name),
    summary(page, comment),
    firstSentence(comment),
    `${capital(kind)} of ${module.name}: ${parts}.`,
  );
  const note = noteOn(moduleId(module), reflection.name, textOf(comment));
  const members = membersOf(reflection).map(({ name }) => name);
  const body = isValue
    ? [
        ...note,
        heading(2, 'Signature', 'signature'),
        ...(reflection.signatures
          ? callable(page, reflection, 'page', start.paragraph)
          : constant(page, reflection, start.paragraph)),
      ]
    : [
        ...outline(page, reflection, kind),
        ...start.rest,
        ...note,
        ...memberBlocks(page, reflection, kind),
      ];
  return [
    referenceMatter({
      title: reflection.name,
      description: start.description,
      keywords: [module.name, ...members.slice(0, 24)],
    }),
    ...start.lead,
    factsBlock(page, reflection, capital(kind)),
    ...body,
    usedInMark(moduleId(module), reflection.name),
  ].join('\n\n');
}
