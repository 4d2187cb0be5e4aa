/**
 * Replays what the reader did before the application ran: presses on elements that need it, and keys. `takeKeys`
 * stops recording keys and returns their names, in order.
 */
export type Replay = (presses: HTMLElement[], takeKeys: () => string[]) => unknown;

/** The event on `document` by which client.ts tells loader.ts that the application is active; {@link Replay} is its detail. */
export const activeEvent = 'app:active';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const textFields = 'input:not([type=checkbox],[type=radio],[type=file]),select,textarea';

/** Longest wait for a control that is disabled at first, and for the field that a press opens. */
const timeoutMs = { enabled: 2000, focus: 1000 };

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets a value the way a reader does. React only notices changes that bypass its own property. */
function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusedField(): Field | undefined {
  const focused = document.activeElement;
  return focused?.matches(textFields) ? (focused as Field) : undefined;
}

/** Resolves when the test is true, checked once per frame, or when the time is up. */
function until(test: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  return new Promise((resolve) => {
    const look = () => {
      if (test() || performance.now() > end) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** A text without what a reader sees as its last character: an emoji, a letter with its accent. */
function withoutLast(text: string): string {
  return text.slice(0, [...new Intl.Segmenter().segment(text)].at(-1)?.index);
}

async function replayPress(element: HTMLElement): Promise<void> {
  if (element.isConnected) {
    await until(() => element.getAttribute('aria-disabled') !== 'true', timeoutMs.enabled);
  }
  element.removeAttribute('aria-busy');
  if (element.isConnected) element.click();
}

async function replayKeys(takeKeys: () => string[]): Promise<void> {
  await until(() => focusedField() !== undefined, timeoutMs.focus);
  const field = focusedField();
  const keys = takeKeys();
  if (!field) return;
  let text = '';
  const flush = () => {
    if (text) fill(field, field.value + text);
    text = '';
  };
  for (const key of keys) {
    if (key === 'Backspace') text = withoutLast(text);
    else if (key === 'Enter') {
      flush();
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
      );
    } else text += key;
  }
  flush();
}

/**
 * Records what the reader has put into text fields and lists, which React resets when it hydrates. Call it
 * before that.
 * @returns the replay to pass to the inline loader when the application is active
 */
export function prepareReplay(): Replay {
  const changed = new Map<Field, string>();
  for (const field of document.querySelectorAll<Field>(textFields)) {
    if (field.value !== initialValue(field)) changed.set(field, field.value);
  }
  const note = ({ target }: Event) => {
    const field = target as Field;
    if (field.matches(textFields)) changed.set(field, field.value);
  };
  document.addEventListener('input', note, true);

  return async (presses, takeKeys) => {
    document.removeEventListener('input', note, true);
    for (const [field, value] of changed) fill(field, value);
    for (const press of presses) await replayPress(press);
    if (presses.some((element) => element.matches('[data-opens-input]'))) {
      await replayKeys(takeKeys);
    }
  };
}
