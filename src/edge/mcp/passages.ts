import type { Found, FoundPassages } from '../../lib/passages/findPassages.ts';
import type { Site } from '../edgeTypes.ts';
import { titleOf } from './docs.ts';
import { askedWords, excerptOf } from './excerpt.ts';
import { formatId, idOfPath, urlOf } from './pageId.ts';

/** A part of a section, as results quote it. */
export interface Quoted {
  id: string;
  title: string;
  /** Markdown without addresses. */
  text: string;
  /** Whether it is all of the section. */
  isWhole: boolean;
  url: string;
}

/** A quote as a model reads it. */
export function quotedText({ id, title, text }: Pick<Quoted, 'id' | 'title' | 'text'>): string {
  return `${id}\n${title}\n${text}`;
}

/** With less room, a quote says nothing. */
const leastRoom = 150;

/**
 * Quotes what was found, in order, while there is room.
 * @param rooms of each quote, in characters
 * @param room of all together, as a model reads them
 */
export function quotePassages(
  passages: readonly Found[],
  asked: FoundPassages['asked'],
  site: Site,
  rooms: readonly number[],
  room: number,
): Quoted[] {
  const words = askedWords(asked);
  let left = room;
  return passages.slice(0, rooms.length).flatMap((one, place) => {
    const pageId = { ...idOfPath(one.path, site), anchor: one.id };
    const names = { id: formatId(pageId), title: titleOf(one.title, one.heading) };
    const own = Math.min(rooms[place] ?? 0, left - quotedText({ ...names, text: '' }).length - 2);
    if (own < leastRoom) return [];
    const quoted = { ...names, ...excerptOf(one, words, own), url: urlOf(pageId, site) };
    left -= quotedText(quoted).length + 2;
    return [quoted];
  });
}
