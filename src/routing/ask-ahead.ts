import { call } from '#shared/api/browser-call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';

interface Asked {
  readonly question: string;
  readonly answer: Promise<unknown>;
}

/** The last question to each endpoint that was asked while its screen was on its way. */
const ahead = new Map<object, Asked>();

/**
 * Asks before the screen that will show the answer is there. Whoever asks the same first takes it.
 * @returns what a loader returns that waits for nothing
 */
export function askAhead<In, Out, Wire>(endpoint: Endpoint<In, Out, Wire>, input: In): null {
  const answer = call(endpoint, input);
  // Nobody may take it, and then nobody needs to hear that it was refused.
  answer.catch(() => {});
  ahead.set(endpoint, { question: JSON.stringify(input), answer });
  return null;
}

/** The answer to what was asked ahead, once. */
export function takeAhead<In, Out, Wire>(
  endpoint: Endpoint<In, Out, Wire>,
  question: string,
): Promise<Out> | undefined {
  const asked = ahead.get(endpoint);
  ahead.delete(endpoint);
  if (asked?.question !== question) return undefined;
  // It was asked of this very endpoint.
  return asked.answer as Promise<Out>;
}

/** A screen asks again by itself when its address changes; only entering it needs the loader. */
export const onlyOnEntering = () => false;
