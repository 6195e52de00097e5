import { busy } from '#shared/api/busy.ts';
import { Problem } from '#shared/api/problem.ts';

/**
 * Why a call failed, as a refusal that people can read. What nobody foresaw is a bug and is reported as one.
 * @param otherwise the sentence for that
 */
export function problemOf(error: unknown, otherwise?: string): Problem {
  if (error instanceof Problem) return error;
  reportError(error);
  return otherwise === undefined ? busy() : new Problem(busy.code, busy.kind, otherwise);
}
