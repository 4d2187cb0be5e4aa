import type { JSONValue } from 'convex/values';

// The messages of `convex/src/browser/sync/protocol.ts`, as far as a live sample's client sends and reads them.

interface AddQuery {
  type: 'Add';
  queryId: number;
  udfPath: string;
  args: JSONValue[];
  journal?: string | null;
}

export type ClientMessage =
  | { type: 'Connect'; sessionId: string }
  | {
      type: 'ModifyQuerySet';
      baseVersion: number;
      newVersion: number;
      modifications: (AddQuery | { type: 'Remove'; queryId: number })[];
    }
  | { type: 'Mutation' | 'Action'; requestId: number; udfPath: string; args: JSONValue[] }
  /** Signs in with a token, or out without one. */
  | { type: 'Authenticate'; baseVersion: number; value?: string }
  | { type: 'Event' };

/** Which queries and which snapshot a client's results belong to, and how often it has signed in or out. */
interface StateVersion {
  querySet: number;
  identity: number;
  /** An unsigned 64-bit number, little-endian, in base64. */
  ts: string;
}

export type Modification =
  | {
      type: 'QueryUpdated';
      queryId: number;
      value: JSONValue;
      logLines: string[];
      journal: string | null;
    }
  | {
      type: 'QueryFailed';
      queryId: number;
      errorMessage: string;
      errorData?: JSONValue | undefined;
      logLines: string[];
      journal: string | null;
    }
  | { type: 'QueryRemoved'; queryId: number };

export type ServerMessage =
  | {
      type: 'Transition';
      startVersion: StateVersion;
      endVersion: StateVersion;
      modifications: Modification[];
    }
  | {
      type: 'MutationResponse' | 'ActionResponse';
      requestId: number;
      success: true;
      result: JSONValue;
      ts?: string;
      logLines: string[];
    }
  | {
      type: 'MutationResponse' | 'ActionResponse';
      requestId: number;
      success: false;
      result: string;
      errorData?: JSONValue | undefined;
      logLines: string[];
    }
  | { type: 'AuthError'; error: string; baseVersion: number; authUpdateAttempted: boolean }
  | { type: 'FatalError'; error: string }
  | { type: 'Ping' };

/** Writes a timestamp as the protocol does. */
export function encodeTimestamp(timestamp: bigint): string {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, timestamp, true);
  return btoa(String.fromCharCode(...bytes));
}
