import * as z from 'zod/mini';
import { put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, instant, line } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const personIsMissing = problem('people.missing', 'missing', () => t('office.people.refusal.missing'));
export const blocksOneself = problem('people.oneself', 'conflict', () => t('office.people.refusal.oneself'));
export const isLastAdministratorLeft = problem('people.last_administrator', 'conflict', () =>
  t('office.people.refusal.lastAdministrator'),
);

export const MAX_BLOCK_REASON_LENGTH = 500;

/** Whether and since when an account is blocked, and the reason its owner sees. */
export const AccountStanding = z.object({ blockedAt: z.nullable(instant), blockedReason: z.nullable(z.string()) });
export type AccountStanding = z.output<typeof AccountStanding>;

const Changed = z.extend(dataOf(AccountStanding), { message: z.string() });

export const blockPerson = put('/admin/people/block', {
  summary: 'Blocks an account: it is signed out at once, and a seller’s products go off sale',
  body: z.strictObject({
    _id: id<'user'>(),
    /** Mailed to the user, and shown at login after the right password. */
    reason: line(MAX_BLOCK_REASON_LENGTH),
  }),
  output: Changed,
});

export const unblockPerson = put('/admin/people/unblock', {
  summary: 'Unblocks an account; a seller’s products go back on sale',
  body: z.strictObject({ _id: id<'user'>() }),
  output: Changed,
});
