import { call } from '#shared/api/browser-call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';

interface Asked {
  readonly question: string;
  readonly answer: Promise<unknown>;
}

/** For each endpoint, the last request that a loader started before its screen was rendered. */
const ahead = new Map<object, Asked>();

/**
 * Starts a request before the screen that needs it is rendered. The first `takeAhead` with the same input gets the answer.
 * @returns null, so that it can be the result of a loader that does not wait
 */
export function askAhead<In, Out, Wire>(endpoint: Endpoint<In, Out, Wire>, input: In): null {
  const answer = call(endpoint, input);
  // If nobody takes the answer, its rejection must not be reported as unhandled.
  answer.catch(() => {});
  ahead.set(endpoint, { question: JSON.stringify(input), answer });
  return null;
}

/** Takes the answer of a matching request, once. */
export function takeAhead<In, Out, Wire>(
  endpoint: Endpoint<In, Out, Wire>,
  question: string,
): Promise<Out> | undefined {
  const asked = ahead.get(endpoint);
  ahead.delete(endpoint);
  if (asked?.question !== question) return undefined;
  // It belongs to this endpoint.
  return asked.answer as Promise<Out>;
}

/** For `shouldRevalidate`: the screen itself calls the API when its address changes; the loader is needed only on entering. */
export const onlyOnEntering = () => false;
