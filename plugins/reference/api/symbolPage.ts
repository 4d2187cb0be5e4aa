import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import { escapeMdx, heading } from '../markup';
import { firstSentence } from './comments';
import { callable, constant } from './members';
import {
  afterFirstSentence,
  type Blocks,
  capital,
  descriptionOf,
  factsBlock,
  lead,
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
  const methodsTitle = kind === 'namespace' ? 'Functions' : 'Methods';
  // An abstract class can't be created.
  const constructors = reflection.flags.isAbstract ? [] : of(ReflectionKind.Constructor);
  const fields = of(ReflectionKind.Property, ReflectionKind.Accessor);
  return [
    ...constructors.flatMap((member) => [
      heading(2, 'Constructor', 'constructor'),
      ...callable(page, member, 'member'),
    ]),
    ...(fields.length === 0
      ? []
      : [
          heading(2, 'Properties', 'properties'),
          ...properties(page, fields, { label: '', anchors: true }),
        ]),
    ...(methods.length === 0 ? [] : [heading(2, methodsTitle, methodsTitle.toLowerCase())]),
    ...methods.flatMap((member) => [
      heading(3, shownName(member), page.anchorOf(member), page.releases.since(member)),
      ...callable(page, member, kind === 'namespace' ? 'top' : 'member'),
    ]),
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
  const fallback = `${capital(kind)} of ${module.name}: ${parts}.`;
  const comment = isValue
    ? (commentOf(reflection) ?? reflection.signatures?.[0]?.comment)
    : reflection.comment;
  const own = leadOf(moduleId(module), reflection.name);
  const words = lead(summary(page, comment), own === undefined ? escapeMdx(fallback) : '');
  const note = noteOn(moduleId(module), reflection.name, textOf(comment));
  const sentence = own?.replaceAll('`', '') ?? firstSentence(comment);
  const description = descriptionOf(sentence, fallback);
  const members = membersOf(reflection).map(({ name }) => name);
  const body = isValue
    ? [
        ...note,
        heading(2, 'Signature', 'signature'),
        ...(reflection.signatures
          ? callable(page, reflection, 'page', words.lead)
          : constant(page, reflection, words.lead)),
      ]
    : [
        ...outline(page, reflection, kind),
        ...words.rest,
        ...note,
        ...memberBlocks(page, reflection, kind),
      ];
  return [
    referenceMatter({
      title: reflection.name,
      description,
      keywords: [module.name, ...members.slice(0, 24)],
    }),
    ...(own === undefined ? [words.lead] : [own, afterFirstSentence(words.lead)]).filter(Boolean),
    factsBlock(page, reflection, capital(kind)),
    ...body,
    usedInMark(moduleId(module), reflection.name),
  ].join('\n\n');
}
