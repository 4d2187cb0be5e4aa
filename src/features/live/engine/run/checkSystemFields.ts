import type { JSONValue } from 'convex/values';
import type { Document } from '../store/document';

/** @throws when a function tries to change a system field */
export function checkSystemFields(
  fields: Record<string, JSONValue>,
  { _id, _creationTime }: Document,
): void {
  if ('_id' in fields && fields._id !== _id) {
    throw new Error(
      `Provided \`_id\` field value "${String(fields._id)}" does not match the document ID "${_id}"`,
    );
  }
  if ('_creationTime' in fields && fields._creationTime !== _creationTime) {
    throw new Error(
      `Provided \`_creationTime\` field value ${String(fields._creationTime)} does not match the document's creation time ${_creationTime}`,
    );
  }
}
