import { ANSWERS_WITHIN_MS } from './ask-provider.ts';

/** A request is answered for after nine seconds (R55.1); half a second of them is for everything but providers. */
const ALTOGETHER_MS = 8_500;

/** Whether there is time to ask a provider one thing more. */
export type AskingTime = () => boolean;

/** The time of one request: what is begun within it ends before the request is answered for. */
export function askingTime(now: () => number = () => performance.now()): AskingTime {
  const latest = now() + ALTOGETHER_MS - ANSWERS_WITHIN_MS;
  return () => now() <= latest;
}

/** The shop's own rounds have nobody waiting for them. */
export const allTheTime: AskingTime = () => true;
