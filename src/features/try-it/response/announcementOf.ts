import type { TryResult } from '../request/send';
import { describeTime } from './describeAnswer';
import { describeFailure } from './describeFailure';

/** What is said to readers who do not see the result come. */
export function announcementOf(isSending: boolean, result: TryResult | undefined): string {
  if (isSending) return 'Sending';
  if (result === undefined) return '';
  const { outcome, request } = result;
  switch (outcome.kind) {
    case 'answered': {
      const { status, milliseconds } = outcome.answer;
      return `Answered with ${status} after ${describeTime(milliseconds)}`;
    }
    case 'failed':
      return describeFailure(outcome.cause, request).title;
    case 'cancelled':
      return 'Cancelled';
  }
}
