import type { TryResult } from '../request/send';
import { describeFailure } from './describeFailure';
import { describeTime } from './describeResponse';

/** What screen readers announce about the result of a request. */
export function resultAnnouncement(isSending: boolean, result: TryResult | undefined): string {
  if (isSending) return 'Sending';
  if (result === undefined) return '';
  const { outcome, request } = result;
  switch (outcome.kind) {
    case 'responded': {
      const { status, milliseconds } = outcome.response;
      return `Response ${status} after ${describeTime(milliseconds)}`;
    }
    case 'failed':
      return describeFailure(outcome.cause, request).title;
    case 'cancelled':
      return 'Cancelled';
  }
}
