import type { EventHandlers, EventMap, EventName } from './events';

const subscribers: EventHandlers[] = [];

/** Passes every later event to the handlers of one service. */
export function subscribeToEvents(handlers: EventHandlers): void {
  subscribers.push(handlers);
}

/** Whether a service takes an event now. */
export function isTracked(event: EventName): boolean {
  return subscribers.some((handlers) => handlers[event] !== undefined);
}

/** Passes an event to every service that wants it; a service that throws doesn't keep it from the others. */
export function track<Name extends EventName>(event: Name, args: EventMap[Name]): void {
  for (const handlers of subscribers) {
    try {
      handlers[event]?.(args);
    } catch (error) {
      console.warn(`The event '${event}' could not be sent.`, error);
    }
  }
}
