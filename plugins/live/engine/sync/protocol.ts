import type { JSONValue } from 'convex/values';

// The messages of `convex/src/browser/sync/protocol.ts`, as far as a live sample's client sends and reads them.

type QuerySetChange =
  | { type: 'Add'; queryId: number; udfPath: string; args: JSONValue[]; journal?: string | null }
  | { type: 'Remove'; queryId: number };

export type ClientMessage =
  | { type: 'Connect'; sessionId: string }
  | {
      type: 'ModifyQuerySet';
      baseVersion: number;
      newVersion: number;
      modifications: QuerySetChange[];
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

interface Fault {
  errorData?: JSONValue | undefined;
  logLines: string[];
}

export type Modification =
  | {
      type: 'QueryUpdated';
      queryId: number;
      value: JSONValue;
      logLines: string[];
      journal: string | null;
    }
  | ({ type: 'QueryFailed'; queryId: number; errorMessage: string; journal: string | null } & Fault)
  | { type: 'QueryRemoved'; queryId: number };

type ResponseType = 'MutationResponse' | 'ActionResponse';

export type ServerMessage =
  | {
      type: 'Transition';
      startVersion: StateVersion;
      endVersion: StateVersion;
      modifications: Modification[];
    }
  | {
      type: ResponseType;
      requestId: number;
      success: true;
      result: JSONValue;
      ts?: string;
      logLines: string[];
    }
  | ({ type: ResponseType; requestId: number; success: false; result: string } & Fault)
  | { type: 'AuthError'; error: string; baseVersion: number; authUpdateAttempted: boolean }
  | { type: 'Ping' };
