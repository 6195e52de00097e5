import { type Id, UUID } from '#shared/id.ts';

/** Whether a text has the form of a mailed code: exactly six digits. */
export function isOneTimeCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}

/** The URL fragment of the reset page: the id of the reset and, from the link in the mail, the code. */
export interface ResetFragment {
  readonly reset: Id<'account code'>;
  readonly code: string | undefined;
}

/** @returns undefined if no reset is in progress */
export function readResetFragment(hash: string): ResetFragment | undefined {
  const [reset = '', code = ''] = hash.replace(/^#/, '').split('.');
  if (!UUID.test(reset)) return undefined;
  return { reset: reset as Id<'account code'>, code: isOneTimeCode(code) ? code : undefined };
}
