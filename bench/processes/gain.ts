/** What one process brought, and two. */
export interface Brought {
  readonly perSecond: number;
  readonly cpuMicrosEach: number;
}

/** How it was judged what a second process brings. */
export type Way = 'kept apart' | 'processor';

export const AIM = 1.8;

/**
 * How many times as much two processes answer as one. With a processor for each, that is what was counted. Where they share
 * processors with PostgreSQL and the load, the second is not free, and what was counted says how busy the others are; then
 * it follows from the processor time of an answer: two processes have twice the time, and each answer may take more of it.
 */
export function gain(way: Way, one: Brought, two: Brought): number {
  return way === 'kept apart' ? two.perSecond / one.perSecond : (2 * one.cpuMicrosEach) / two.cpuMicrosEach;
}
