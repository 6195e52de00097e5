import { type Id, UUID } from '#shared/id.ts';
import { readAccountCode } from './account-code.ts';

/** What the address of the page carries behind its #: which reset is under way, and the code when a mail's link led here. */
export interface ResetFragment {
  readonly reset: Id<'account code'>;
  readonly code: string | undefined;
}

/** @returns undefined when no reset is under way */
export function readResetFragment(hash: string): ResetFragment | undefined {
  const [reset = '', code = ''] = hash.replace(/^#/, '').split('.');
  return UUID.test(reset) ? { reset: reset as Id<'account code'>, code: readAccountCode(code) } : undefined;
}
