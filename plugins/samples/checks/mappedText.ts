import type { Fence } from './verdict';

interface Piece {
  /** Where the piece starts in the text. */
  start: number;
  length: number;
  fence: Fence;
  /** Where the piece starts in the fence's code. */
  offset: number;
}

/** A generated file that records the fence of each of its parts. */
export class MappedText {
  text = '';
  readonly #pieces: Piece[] = [];

  /** Adds generated text. */
  add(text: string): this {
    this.text += text;
    return this;
  }

  /** Adds a fence's code, or a part of it. */
  addFence(fence: Fence, from = 0, to = fence.code.length): this {
    const start = this.text.length;
    this.#pieces.push({ start, length: to - from, fence, offset: from });
    this.text += fence.code.slice(from, to);
    return this;
  }

  /** The fences in the text, in order. */
  get fences(): Fence[] {
    return [...new Set(this.#pieces.map(({ fence }) => fence))];
  }

  /** Finds the fence for a position in the text, and the offset in that fence. */
  locate(at: number): { fence: Fence; offset: number } | undefined {
    for (const { start, length, fence, offset } of this.#pieces) {
      if (at >= start && at <= start + length) return { fence, offset: offset + at - start };
    }
    return undefined;
  }
}
