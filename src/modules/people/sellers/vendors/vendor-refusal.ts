import { Problem } from '#shared/api/problem.ts';

/** Why no vendor was made, in words for whoever asked: the server's own, where it had any. */
export function vendorRefusal(error: unknown): string {
  if (!(error instanceof Problem)) return 'Something went wrong while creating vendor';
  return error.message || 'Failed to create vendor';
}
