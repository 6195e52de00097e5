import * as z from 'zod/mini';
import { put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line } from '#shared/api/wire.ts';
import { MAX_BLOCK_REASON_LENGTH } from './block-reasons.ts';

export const personIsMissing = problem('people.missing', 'missing', 'We couldn’t find this account.');
export const blocksOneself = problem('people.oneself', 'conflict', 'You can’t block your own account.');
export const isLastAdministratorLeft = problem(
  'people.last_administrator',
  'conflict',
  'This is the last administrator who can sign in, so the account can’t be blocked.',
);

/** Whether somebody is shut out, since when, and the reason they are told. */
export const AccountStanding = z.object({ blockedAt: z.nullable(instant), blockedReason: z.nullable(z.string()) });
export type AccountStanding = z.output<typeof AccountStanding>;

const Changed = z.extend(dataOf(AccountStanding), { message: z.string() });

export const blockPerson = put('/admin/people/block', {
  summary: 'Blocks an account: it is signed out at once, and a seller’s products go off sale',
  body: z.strictObject({
    _id: id<'user'>(),
    /** Sent to them, and shown to whoever signs in with the right password. */
    reason: line(MAX_BLOCK_REASON_LENGTH),
  }),
  output: Changed,
});

export const unblockPerson = put('/admin/people/unblock', {
  summary: 'Unblocks an account; a seller’s products go back on sale',
  body: z.strictObject({ _id: id<'user'>() }),
  output: Changed,
});
