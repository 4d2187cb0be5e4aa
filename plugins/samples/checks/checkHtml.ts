import ts from 'typescript';
import type { SyntaxNode } from 'web-tree-sitter';
import type { SyntaxFault } from './verdict';

/** Elements that need no closing tag: void elements and those that HTML closes implicitly. */
const mayStayOpen = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'html head body p li dt dd rp rt option optgroup colgroup thead tbody tfoot tr td th'
  ).split(' '),
);

const scriptTypes = ['', 'module', 'text/javascript'];

function tagName(tag: SyntaxNode | undefined): string {
  return tag?.children.find(({ type }) => type === 'tag_name')?.text.toLowerCase() ?? '';
}

function typeOfScript(tag: SyntaxNode | undefined): string {
  return /\stype=["']?([^"'\s>]*)/i.exec(tag?.text ?? '')?.[1]?.toLowerCase() ?? '';
}

function scriptFaults(script: SyntaxNode): SyntaxFault[] {
  const code = script.children.find(({ type }) => type === 'raw_text');
  if (!code || !scriptTypes.includes(typeOfScript(script.children[0]))) return [];
  const { diagnostics = [] } = ts.transpileModule(code.text, {
    fileName: 'script.js',
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ start = 0, messageText }) => ({
    offset: code.startIndex + start,
    message: `in its script, ${ts.flattenDiagnosticMessageText(messageText, ' ')} Fix it.`,
  }));
}

/** Finds mistakes that the lenient HTML grammar accepts: unmatched tags and scripts that can't be parsed. */
export function findHtmlFaults(node: SyntaxNode): SyntaxFault[] {
  const inner = node.children.flatMap(findHtmlFaults);
  if (node.type === 'erroneous_end_tag') {
    const message = `${node.text} has no opening tag. Remove it.`;
    return [{ offset: node.startIndex, message }];
  }
  if (node.type === 'script_element') return scriptFaults(node);
  // When the text ends with an open tag, the tags are the only children of an error node.
  const isClosed = node.children.some(({ type }) => type === 'end_tag');
  if (isClosed || (node.type !== 'element' && !node.isError)) return inner;
  const open = node.children
    .filter((child) => child.type === 'start_tag' && !mayStayOpen.has(tagName(child)))
    .map((tag) => {
      const message = `<${tagName(tag)}> is never closed. Add </${tagName(tag)}>.`;
      return { offset: tag.startIndex, message };
    });
  return [...open, ...inner];
}
