/** Events that are made ready in one step. */
export const MAX_EVENTS_AT_ONCE = 100;
/** The time after which events that a process has claimed are free again, because the process has ended. */
export const CLAIMED_S = 60;
/** An event that could not be read so often is dropped. */
export const MAX_EVENT_TRIES = 10;
/** Endpoints that are sent to at the same time, each by itself. */
export const MAX_LANES = 32;
/** Objects of one endpoint that are told of at the same time. */
export const AT_ONCE = 5;
/** Deliveries that are read in one step. */
export const HEADS_AT_ONCE = 20;
/** The time after which an endpoint that a process holds is free again, because the process has ended. */
export const HELD_S = 120;
/** The first pause of an endpoint at which nothing arrives. It doubles up to the last. */
const FIRST_PAUSE_S = 5;
const LAST_PAUSE_S = 300;

const FIRST_RETRY_S = 15;
const LAST_RETRY_S = 3_600;

/** How long an event that could not be read so often waits. */
export function retryAfter(tries: number): number {
  return Math.min(LAST_RETRY_S, FIRST_RETRY_S * 2 ** tries);
}

/** How long nothing is sent to an endpoint after so many failures in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(LAST_PAUSE_S, FIRST_PAUSE_S * 2 ** Math.min(failures - 1, 10));
}
