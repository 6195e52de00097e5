import { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

/** Why no vendor was made, in words for whoever asked: the server's own, where it had any. */
export function vendorRefusal(error: unknown): string {
  if (!(error instanceof Problem)) return t('people.sellers.add.wrong');
  return error.message || t('people.sellers.add.failed');
}
