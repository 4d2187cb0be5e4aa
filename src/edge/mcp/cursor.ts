import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

const prefix = 'after:';

/** Writes where a list continues. Clients pass it back without reading it. */
export function writeCursor(index: number): string {
  return btoa(prefix + index);
}

/**
 * Reads where a list continues.
 * @returns 0 without a cursor
 * @throws ProtocolError if the cursor isn't one that `writeCursor` has written
 */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  let text = '';
  try {
    text = atob(cursor);
  } catch {
    // Reported below.
  }
  const index = Number(/^after:(\d{1,6})$/.exec(text)?.[1]);
  if (Number.isNaN(index)) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      'The cursor is invalid. Pass the one of the list before, or none.',
    );
  }
  return index;
}
