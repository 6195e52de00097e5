import type { ProfilePart } from '#people/sellers/profile/profile-gaps.ts';
import { gapsOf } from '#people/sellers/profile/profile-reader.ts';
import type { Ctx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';
import { listProfiles } from './profile.queries.ts';

export interface ShippingGaps {
  readonly name: string;
  readonly missing: readonly ProfilePart[];
}

/** Which of these sellers can't ship yet, with what is missing in their profiles. */
export async function shippingGaps({ db }: Ctx, ids: readonly SellerId[]): Promise<ShippingGaps[]> {
  if (ids.length === 0) return [];
  const rows = await listProfiles(db, ids);
  return rows.map(row => ({ name: row.name, missing: gapsOf(row) })).filter(({ missing }) => missing.length > 0);
}
