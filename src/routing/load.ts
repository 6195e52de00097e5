import { data, type RouterContextProvider } from 'react-router';
import { apiContext } from '#shared/api/api-context.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isProblem, type ProblemBody } from '#shared/api/problem.ts';

/**
 * Calls the API in the loader of a public page. A refusal becomes the status of the page, so that a missing product answers
 * 404 and a deleted one 410, and the error page can show its sentence.
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

/** A refusal in the form that the error page reads. */
export function asPageError(error: unknown): unknown {
  return isProblem(error) ? data<ProblemBody>(error.body(), error.status) : error;
}
