import type { Person } from '#people/accounts/server/accounts.ts';

export function presentStanding({ blockedAt, blockedReason }: Pick<Person, 'blockedAt' | 'blockedReason'>) {
  return { blockedAt: blockedAt?.toISOString() ?? null, blockedReason };
}
