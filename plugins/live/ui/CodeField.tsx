import { highlightCode } from '@site/src/components/highlightCode';
import { isComposing } from '@site/src/lib/keys';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';

interface CodeFieldProps {
  path: string;
  code: string;
  faultLine: number | undefined;
  describedBy: string;
  onChange: (code: string) => void;
}

/** The spaces at the start of the line that the caret is in. */
function indentAt({ value, selectionStart }: HTMLTextAreaElement): string {
  const before = value.slice(0, selectionStart);
  return /^ */.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
}

/**
 * A text field for code, with the same text in color behind its own, which is transparent. Tab indents; after
 * Escape it leaves the field.
 */
export function CodeField({ path, code, faultLine, describedBy, onChange }: CodeFieldProps) {
  const isLeaving = useRef(false);
  const colored = useMemo((): ReactNode => highlightCode(code, 'tsx'), [code]);

  const type = (event: KeyboardEvent<HTMLTextAreaElement>, text: string) => {
    event.preventDefault();
    // Unlike a new value, undo knows about it. Nothing has replaced this command, and every browser has it.
    document.execCommand('insertText', false, text);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    const isPlain = !(shiftKey || ctrlKey || metaKey || altKey || isComposing(nativeEvent));
    if (isPlain && key === 'Tab' && !isLeaving.current) type(event, '  ');
    if (isPlain && key === 'Enter') type(event, `\n${indentAt(event.currentTarget)}`);
    isLeaving.current = isPlain && key === 'Escape';
  };
  return (
    <div className="live-field">
      {/* The last line needs a character to have a height. */}
      <pre aria-hidden="true">
        {faultLine !== undefined && (
          <span className="live-fault-line" style={{ '--line': faultLine - 1 } as CSSProperties} />
        )}
        {colored}{' '}
      </pre>
      <textarea
        aria-label={path}
        aria-invalid={faultLine !== undefined || undefined}
        aria-describedby={describedBy}
        value={code}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        wrap="off"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          isLeaving.current = false;
        }}
      />
    </div>
  );
}
