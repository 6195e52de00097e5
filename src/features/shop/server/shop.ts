import './settings.tables.ts';
import { ALL_INDIA, type ServiceArea } from '#features/delivery/service-area.ts';
import { DEFAULT_IDENTITY } from '#features/shop/default-identity.ts';
import type { ShopIdentity } from '#features/shop/shop-identity.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache-tags.ts';
import type { Paise } from '#shared/money.ts';

export { type Letterhead, letter, linkTo } from './letter.ts';

/** The shop's settings by name, each with its shape and what it is before anybody has set it. */
export interface Settings {
  readonly identity: ShopIdentity;
  /** Charged per seller's part of an order, in paise. */
  readonly deliveryCharge: Paise;
  /** The PIN codes that goods are sent to, and so those where cash is taken at the door. */
  readonly serviceArea: ServiceArea;
}

const DEFAULTS: Settings = { identity: DEFAULT_IDENTITY, deliveryCharge: 0 as Paise, serviceArea: ALL_INDIA };

/** One setting as it stands now. The answer being made depends on it. */
export async function setting<Name extends keyof Settings>(ctx: Ctx, name: Name): Promise<Settings[Name]> {
  ctx.dependsOn(cacheTag.settings);
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', name).executeTakeFirst();
  return row ? completed(name, row.value as Settings[Name]) : DEFAULTS[name];
}

/** An identity kept by an earlier version says nothing of what came later; that stands as by default. */
function completed<Name extends keyof Settings>(name: Name, value: Settings[Name]): Settings[Name] {
  if (name !== 'identity') return value;
  const identity = value as ShopIdentity;
  const grievanceOfficer = { ...DEFAULT_IDENTITY.grievanceOfficer, ...identity.grievanceOfficer };
  return { ...DEFAULT_IDENTITY, ...identity, grievanceOfficer } as Settings[Name];
}

/** Sets one setting; public answers that show it are made anew. */
export async function changeSetting<Name extends keyof Settings>(
  tx: TxCtx,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  const text = JSON.stringify(value);
  await tx.db
    .insertInto('settings')
    .values({ key: name, value: text, updated_at: tx.now() })
    .onConflict(clash => clash.column('key').doUpdateSet({ value: text, updated_at: tx.now() }))
    .execute();
  tx.changed(cacheTag.settings);
}
