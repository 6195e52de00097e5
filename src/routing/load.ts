import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from '#shared/api/api-context.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isProblem, type ProblemBody } from '#shared/api/problem.ts';

/**
 * What a public page's loader asks of the API. A refusal becomes the page's own status, so that a product that is not
 * there answers 404 and one that was deleted 410, and the error page can say its sentence.
 */
export async function load<In, Out, Wire>(
  context: Readonly<RouterContextProvider>,
  endpoint: Endpoint<In, Out, Wire>,
  input: In,
): Promise<Out> {
  try {
    return await context.get(apiContext)(endpoint, input);
  } catch (error) {
    throw asPageError(error);
  }
}

/** A refusal as the error page reads it. */
export function asPageError(error: unknown): unknown {
  return isProblem(error) ? data<ProblemBody>(error.body(), error.status) : error;
}
