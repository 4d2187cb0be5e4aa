import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Element } from '../elements';

/**
 * How readers see the value of a prop:
 * - `prose`: words, which the prose rules check and search finds.
 * - `name`: an identifier or an address, which search also finds as a symbol.
 * - `error`: the text of an error, which search also finds as an error.
 * - `detail`: visible, but neither prose nor worth finding, such as a type or a license.
 */
export type PropText = 'prose' | 'name' | 'error' | 'detail';

/** What a prop of a component for writers may be. */
export interface PropDefinition {
  /** `json`: a value in braces, which only generated pages contain. */
  type: 'string' | 'boolean' | 'enum' | 'json';
  /** The values of an `enum`. */
  values?: readonly string[];
  required?: boolean;
  /** How readers see it. @defaultValue not as text */
  text?: PropText;
  /** The address of a page or site, which is checked as a link. */
  link?: boolean;
  /** Whether an `id` is one that links may name. @defaultValue true */
  anchor?: boolean;
}

/** What is wrong with the content of a component. */
interface ContentFault {
  rule: string;
  message: string;
}

/** What a definition needs in order to write its component in Markdown. */
export interface MarkdownWriter {
  /** The element's children, converted. */
  blocks: (element: Element) => RootContent[];
  /** The elements called `name` in an element, not converted. @throws where there is anything else. */
  parts: (element: Element, name: string) => Element[];
  /** The value of a prop: its text, `''` for a bare name, or undefined. @throws when it is an expression. */
  prop: (element: Element, name: string) => string | undefined;
  /** The text of a prop. @throws when it is missing or empty. */
  requiredProp: (element: Element, name: string) => string;
  /** A link to the element's `href`, as an absolute URL. */
  link: (element: Element, children: PhrasingContent[]) => RootContent & PhrasingContent;
  /** Stops with the file and line of the element. */
  fail: (element: Element, message: string) => never;
}

/** What search indexes of a component beyond the text of its props. */
interface SearchText {
  /** What the section is about. */
  topic: string;
  text: string;
}

interface CommonDefinition {
  /** One sentence for writers: what it shows, and when to use it. */
  purpose: string;
  /** What a writer types. */
  example: string;
  props: Readonly<Record<string, PropDefinition>>;
  children: 'required' | 'none';
  /** Only generators write it. */
  isGenerated?: boolean;
  /** It is part of a line of text. */
  isInline?: boolean;
  /** A list of links, which says what other pages are about, so search leaves it out. */
  isNavigation?: boolean;
  /** It belongs between the lead of a page and its body. */
  isBelowLead?: boolean;
  /** What search finds an element by, made from its props. */
  search?: (prop: (name: string) => string) => SearchText;
  /** Checks what the element contains, without what is invisible. */
  checkContent?: (content: readonly Nodes[]) => ContentFault | undefined;
}

/** Everything that is known about a component that pages use without an import, except how it looks. */
export type ComponentDefinition = CommonDefinition &
  (
    | {
        /** The only component that may contain this one, and that contains nothing else. It writes its parts. */
        parent: string;
        toMarkdown?: undefined;
      }
    | {
        parent?: undefined;
        toMarkdown: (element: Element, writer: MarkdownWriter) => RootContent[];
      }
  );
