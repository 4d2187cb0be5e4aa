/** A word of a command and where it begins in the code. */
export interface Word {
  text: string;
  offset: number;
}

/** What a shell fence holds: commands as lists of words, or the place where it cannot be read. */
export interface ShellScript {
  commands: Word[][];
  problem?: { offset: number; message: string };
}

const separator = /^(?:&&|\|\||[;|&\n])/;
/** To a file, or to another stream as in `2>&1`. */
const redirection = /^\d*(?:[<>]&\d|(?:>>?|<)\s*\S+)/;

/** Reads shell code as far as samples need it: quotes, escapes, comments, pipes, lists of commands. */
export function parseShell(code: string): ShellScript {
  const commands: Word[][] = [];
  let words: Word[] = [];
  let word: Word | undefined;
  const endWord = () => {
    if (word) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };

  let at = 0;
  while (at < code.length) {
    const rest = code.slice(at);
    const char = code[at] ?? '';
    if (rest.startsWith('\\\n')) {
      endWord();
      at += 2;
    } else if (char === '\\') {
      word ??= { text: '', offset: at };
      word.text += code[at + 1] ?? '';
      at += 2;
    } else if (char === "'" || char === '"') {
      const end = closingQuote(code, at);
      if (end === -1) {
        const message = `The quote ${char} opened here is never closed. Add the closing one.`;
        return { commands, problem: { offset: at, message } };
      }
      word ??= { text: '', offset: at };
      const inner = code.slice(at + 1, end);
      word.text += char === '"' ? inner.replace(/\\(["\\$`\n])/g, '$1') : inner;
      at = end + 1;
    } else if (char === '#' && !word) {
      const end = code.indexOf('\n', at);
      at = end === -1 ? code.length : end;
    } else if (separator.test(rest)) {
      endCommand();
      at += separator.exec(rest)?.[0].length ?? 1;
    } else if (!word && redirection.test(rest)) {
      at += redirection.exec(rest)?.[0].length ?? 1;
    } else if (/\s/.test(char)) {
      endWord();
      at += 1;
    } else {
      word ??= { text: '', offset: at };
      word.text += char;
      at += 1;
    }
  }
  endCommand();
  return { commands: commands.map(withoutPrefix).filter((list) => list.length > 0) };
}

function closingQuote(code: string, at: number): number {
  const quote = code[at];
  for (let index = at + 1; index < code.length; index += 1) {
    if (code[index] === '\\' && quote === '"') index += 1;
    else if (code[index] === quote) return index;
  }
  return -1;
}

/** Leaves out a prompt and variables set for one command. */
function withoutPrefix(words: Word[]): Word[] {
  const first = words.findIndex(({ text }) => text !== '$' && !/^[A-Za-z_]\w*=/.test(text));
  return first === -1 ? [] : words.slice(first);
}
