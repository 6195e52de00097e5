import { deviceName } from '#people/accounts/device-name.ts';
import type { OwnAccount, OwnSession } from '#people/accounts/own-account.contract.ts';
import type { OwnAccountRow, SessionRow } from './own-account.queries.ts';

type Wire<Shape, Instants extends keyof Shape> = Omit<Shape, Instants> & Record<Instants, string>;

export function presentAccount({ user_name, email, mobile, created_at }: OwnAccountRow): Wire<OwnAccount, 'since'> {
  return { userName: user_name, email, mobile, since: created_at.toISOString() };
}

export function presentSession(row: SessionRow): Wire<OwnSession, 'since' | 'lastUsed'> {
  return {
    id: row.id,
    device: deviceName(row.user_agent),
    since: row.created_at.toISOString(),
    lastUsed: row.seen_at.toISOString(),
    isCurrent: row.is_current,
  };
}
