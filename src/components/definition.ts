import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Element } from '../lib/mdast';
import { iconNames, logoNames } from './icons';

/**
 * How readers see the value of a prop:
 * - `prose`: words, which content rules check and search finds.
 * - `name`: an identifier or an address, which search also finds as a symbol.
 * - `error`: the text of an error, which search also finds as an error.
 * - `detail`: visible, but neither prose nor worth finding, such as a type or a license.
 */
export type PropText = 'prose' | 'name' | 'error' | 'detail';

export interface PropDefinition {
  /** `json`: a value in braces, which only generated pages contain. */
  type: 'string' | 'boolean' | 'enum' | 'json';
  values?: readonly string[];
  required?: boolean;
  /** How readers see it. @defaultValue not as text */
  text?: PropText;
  /** Whether it is the URL of a page or site, which is checked as a link. */
  link?: boolean;
  /** Whether links can refer to an `id`. @defaultValue true */
  anchor?: boolean;
}

export interface MarkdownWriter {
  blocks: (element: Element) => RootContent[];
  /**
   * The child elements with the given name, not converted.
   * @throws when there is any other content
   */
  parts: (element: Element, name: string) => Element[];
  /**
   * The value of a prop: its text, `''` for a bare name, or undefined.
   * @throws when it is an expression
   */
  prop: (element: Element, name: string) => string | undefined;
  /**
   * The text of a prop.
   * @throws when it is missing or empty
   */
  requiredProp: (element: Element, name: string) => string;
  /** A link to the element's `href`, as an absolute URL. */
  link: (element: Element, children: PhrasingContent[]) => RootContent & PhrasingContent;
  /** Throws an error with the file and line of the element. */
  fail: (element: Element, message: string) => never;
}

/** Everything that the build needs to know about a component: all but how it looks. */
export interface ComponentDefinition {
  /** One sentence for writers: what it shows, and when to use it. */
  purpose: string;
  example: string;
  props?: Readonly<Record<string, PropDefinition>>;
  /** @defaultValue `required` */
  children?: 'required' | 'optional' | 'none';
  /** The only component that can contain this one and that contains nothing else. It converts its parts. */
  parent?: string;
  /**
   * The module that exports it, for a component that only few pages use: they import it, and other pages don't
   * load it. @defaultValue all pages have it
   */
  module?: string;
  /** Whether only generators write it. */
  isGenerated?: boolean;
  isInline?: boolean;
  /** Whether it is a list of links. Search skips these, because they describe other pages. */
  isNavigation?: boolean;
  /** Whether it goes between the lead of a page and its body. */
  isBelowLead?: boolean;
  /** The text that search finds an element by, made from its props. */
  search?: (prop: (name: string) => string) => { topic: string; text: string };
  /** Checks the element's content, without invisible nodes. */
  checkContent?: (content: readonly Nodes[]) => { rule: string; message: string } | undefined;
  /** @defaultValue its content, converted */
  toMarkdown?: (element: Element, writer: MarkdownWriter) => RootContent[];
}

export const inside = (name: string, part: string) => `<${name}>\n\n${part}\n\n</${name}>`;

export const href = { type: 'string', required: true, link: true } as const;

export const icon = { type: 'enum', values: [...iconNames, ...logoNames] } as const;
