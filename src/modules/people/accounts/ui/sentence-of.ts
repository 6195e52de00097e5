import { Problem } from '#shared/api/problem.ts';

/** What is said of a call that failed: the server's sentence, or `otherwise` when it had none. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof Problem ? error.message : otherwise;
}
