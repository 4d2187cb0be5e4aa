import type { Fence } from './types';

interface Piece {
  /** Where the piece begins in the text. */
  start: number;
  length: number;
  fence: Fence;
  /** Where the piece begins in the fence's code. */
  offset: number;
}

/** A generated file that remembers which part of it comes from which fence. */
export class MappedText {
  text = '';
  readonly #pieces: Piece[] = [];

  /** Adds text that no writer wrote. */
  add(text: string): this {
    this.text += text;
    return this;
  }

  /** Adds a part of a fence's code, or all of it. */
  addFence(fence: Fence, from = 0, to = fence.code.length): this {
    const start = this.text.length;
    this.#pieces.push({ start, length: to - from, fence, offset: from });
    this.text += fence.code.slice(from, to);
    return this;
  }

  /** The fences in the text, in their order. */
  get fences(): Fence[] {
    return [...new Set(this.#pieces.map(({ fence }) => fence))];
  }

  /** Finds the fence and the offset in it of a place in the text. */
  locate(at: number): { fence: Fence; offset: number } | undefined {
    for (const { start, length, fence, offset } of this.#pieces) {
      if (at >= start && at <= start + length) return { fence, offset: offset + at - start };
    }
    return undefined;
  }
}
