import { posix } from 'node:path';
import {
  frontMatterText,
  frontMatterValues,
  parseFrontMatter,
  parsePage,
  splitLines,
} from '../../content';
import { fillLinks, type MarkdownSite } from '../markdown/fillLinks';
import { toMarkdown } from '../markdown/toMarkdown';

/** Instructions that coding agents load when a task fits their description. */
export interface Skill {
  /** The name of the source and of the folder. */
  name: string;
  description: string;
  /** The text of `SKILL.md`. */
  text: string;
}

/** Limits of https://agentskills.io/specification, which recommends at most 500 lines. */
const namePattern = /^(?!-)(?!.*--)[a-z\d-]{1,64}(?<!-)$/;
const maxDescription = 1024;
const maxLines = 500;

/**
 * Converts the source of a skill to the text that agents read, with absolute links.
 * @param file relative to the site's directory
 * @throws when the source can't be converted or exceeds a limit
 */
export function readSkill(file: string, source: string, site: MarkdownSite): Skill {
  const fail = (message: string): never => {
    throw new Error(`agent-skills: ${file} ${message}`);
  };
  const name = posix.basename(file, '.mdx');
  if (!namePattern.test(name)) {
    fail('needs a name of lowercase letters, digits and single hyphens. Rename the file.');
  }
  const frontMatter = frontMatterValues(parseFrontMatter(splitLines(source)));
  const description = frontMatterText(frontMatter, 'description') ?? '';
  if (description === '' || description.length > maxDescription) {
    fail(`needs a description of at most ${maxDescription} characters in its front matter.`);
  }
  const { page, syntaxError } = parsePage(file, 'docs', source);
  if (page === undefined) return fail(`can't be parsed: ${syntaxError?.message}`);
  const content = toMarkdown(page, frontMatter, (partial) =>
    fail(`includes ${partial}. A skill can't include partials.`),
  );
  const matter = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`;
  const text = `${matter}\n${fillLinks(content, site)}`;
  const lines = text.split('\n').length;
  if (lines > maxLines) fail(`has ${lines} lines as Markdown. Shorten it to ${maxLines}.`);
  return { name, description, text };
}
