import * as z from 'zod/mini';
import { SessionUser } from '#people/accounts/contract.ts';
import { post } from '#shared/api/endpoint.ts';
import { id, line } from '#shared/api/wire.ts';

/** Longer than any code. */
const typed = z.string().check(z.maxLength(1_000));

export const askGuestCode = post('/auth/guest-code', {
  summary:
    'Mails a code with which a guest orders, or follows orders, without a password. The answer is the same for every address; the owner of an account is mailed to sign in instead',
  body: z.strictObject({ email: line(320) }),
  output: z.object({ success: z.literal(true), message: z.string(), entry: id<'account code'>() }),
});

export const enterAsGuest = post('/auth/guest', {
  summary: 'Signs in as a guest with the mailed code',
  setsCookies: true,
  body: z.strictObject({ entry: id<'account code'>(), code: typed }),
  output: z.object({ success: z.literal(true), message: z.string(), user: SessionUser }),
});
