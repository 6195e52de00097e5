import { call } from '#shared/api/browser-call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';

interface Asked {
  readonly endpoint: object;
  readonly question: string;
  readonly answer: Promise<unknown>;
}

/** The last question that was asked while its screen was on its way. */
let ahead: Asked | undefined;

/** Asks before the screen that will show the answer is there. Whoever asks the same first takes it. */
export function askAhead<In, Out, Wire>(endpoint: Endpoint<In, Out, Wire>, input: In): void {
  const answer = call(endpoint, input);
  // Nobody may take it, and then nobody needs to hear that it was refused.
  answer.catch(() => {});
  ahead = { endpoint, question: JSON.stringify(input), answer };
}

/** The answer to what was asked ahead, once. */
export function takeAhead<In, Out, Wire>(
  endpoint: Endpoint<In, Out, Wire>,
  question: string,
): Promise<Out> | undefined {
  if (ahead?.endpoint !== endpoint || ahead.question !== question) return undefined;
  const { answer } = ahead;
  ahead = undefined;
  // It was asked of this very endpoint.
  return answer as Promise<Out>;
}
