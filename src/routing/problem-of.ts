import { createContext } from 'react';
import { busy } from '#shared/api/busy.ts';
import { Problem } from '#shared/api/problem.ts';

/**
 * Converts the error of a failed call to a Problem. Unexpected errors are reported as bugs.
 * @param otherwise the sentence for unexpected errors
 */
export function problemOf(error: unknown, otherwise?: string): Problem {
  if (error instanceof Problem) return error;
  reportError(error);
  return otherwise === undefined ? busy() : new Problem(busy.code, busy.kind, otherwise);
}

/**
 * Called with every refusal that `useAnswer` gets. The layouts provide it, to lead users to the login when their session
 * has expired.
 */
export const ProblemListener = createContext<(problem: Problem) => void>(() => {});
