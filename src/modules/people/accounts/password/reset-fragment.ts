import { isOneTimeCode } from '#people/accounts/registration/one-time-code.ts';
import { type Id, UUID } from '#shared/id.ts';

/** What the address of the page carries behind its #: which reset is under way, and the code when a mail's link led here. */
export interface ResetFragment {
  readonly reset: Id<'account code'>;
  readonly code: string | undefined;
}

/** @returns undefined when no reset is under way */
export function readResetFragment(hash: string): ResetFragment | undefined {
  const [reset = '', code = ''] = hash.replace(/^#/, '').split('.');
  if (!UUID.test(reset)) return undefined;
  return { reset: reset as Id<'account code'>, code: isOneTimeCode(code) ? code : undefined };
}
