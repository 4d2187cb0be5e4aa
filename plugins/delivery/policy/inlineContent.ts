import { hashSource } from '../../build';

/** The parts of a page's HTML that a policy has to allow one by one, or can't allow. */
export interface InlineContent {
  /** Sources of the scripts in the page that run; data blocks don't. */
  scripts: readonly string[];
  /** Sources of the style elements. */
  styles: readonly string[];
  /** Sources of the `style` attributes. */
  styleAttributes: readonly string[];
  /** Names of the event handler attributes. */
  handlers: readonly string[];
}

// The content of these elements is text, whatever it looks like.
const element =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<[a-z][^\s/>]*((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Types of scripts that run; a block of any other type is data. */
const scriptType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

function attributesOf(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(attribute), ([, name = '', ...values]) => [
      name.toLowerCase(),
      (values.find((value) => value !== undefined) ?? '').replace(
        /&(?:quot|#39|lt|gt|amp);/g,
        (entity) => entities[entity] ?? entity,
      ),
    ]),
  );
}

/** A start tag, with its content if that is text. */
interface Tag {
  /** In lower case; empty for a comment and for all elements whose content is not text. */
  name: string;
  /** As written. */
  attributeText: string;
  attributes: ReadonlyMap<string, string>;
  content: string;
  start: number;
  end: number;
}

function* tagsOf(html: string): Generator<Tag> {
  for (const match of html.matchAll(element)) {
    const [all, name = '', ofText, content = '', ofOthers] = match;
    const attributeText = ofText ?? ofOthers ?? '';
    const start = match.index;
    const attributes = attributesOf(attributeText);
    yield {
      name: name.toLowerCase(),
      attributeText,
      attributes,
      content,
      start,
      end: start + all.length,
    };
  }
}

const runsInline = ({ name, attributes }: Tag) =>
  name === 'script' && !attributes.has('src') && scriptType.test(attributes.get('type') ?? '');

const unique = (list: readonly string[]) => [...new Set(list)];

/** Finds the inline scripts, styles and event handlers of a page. */
export function inlineContent(html: string): InlineContent {
  const scripts: string[] = [];
  const styles: string[] = [];
  const styleAttributes: string[] = [];
  const handlers: string[] = [];
  for (const tag of tagsOf(html)) {
    if (tag.name === 'style') styles.push(hashSource(tag.content));
    if (runsInline(tag)) scripts.push(hashSource(tag.content));
    const style = tag.attributes.get('style');
    if (style !== undefined) styleAttributes.push(hashSource(style));
    handlers.push(...[...tag.attributes.keys()].filter((key) => /^on[a-z]+$/.test(key)));
  }
  return {
    scripts: unique(scripts),
    styles: unique(styles),
    styleAttributes: unique(styleAttributes),
    handlers: unique(handlers),
  };
}

/**
 * Joins an inline script without attributes with the one right after it, so that a policy needs one hash for both.
 * Scripts with a type are left alone.
 */
export function joinScripts(html: string): string {
  const scripts = [...tagsOf(html)].filter((tag) => runsInline(tag) && !tag.attributes.has('type'));
  let joined = '';
  let written = 0;
  let before = '';
  scripts.forEach(({ attributeText, content, start, end }, index) => {
    joined += html.slice(written, start);
    written = end;
    if (attributeText === '' && scripts[index + 1]?.start === end) {
      before += content.replace(/;?$/, ';');
      return;
    }
    joined += `<script${attributeText}>${before}${content}</script>`;
    before = '';
  });
  return joined + html.slice(written);
}
