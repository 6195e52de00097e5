import { type RawBuilder, sql } from 'kysely';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ShopFront } from '#shop/shop/contract.ts';
import { DEFAULT_DESIGNATION, DEFAULT_IDENTITY } from '#shop/shop/identity/default-identity.ts';
import { isDemoIdentity } from '#shop/shop/identity/demo-identity.ts';
import { identityGaps } from '#shop/shop/identity/identity-gaps.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { DEFAULT_RATES } from '#shop/shop/rates/default-rates.ts';
import type { RateEntry } from '#shop/shop/rates/rate-entry.ts';
import { DEFAULT_SETTINGS, type SettingName, type Settings } from '#shop/shop/settings.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** Whether a category has another rule for returns than the usual one. */
    readonly returnsVary: (db: Database) => Promise<boolean>;
  }
}

export { contactSentence, type EventsOf, letterheadOf, officerOf, shopItself } from './letterhead.ts';

/** The current value of a setting. Makes the current answer depend on the settings. */
export async function setting<Name extends SettingName>(ctx: Ctx, name: Name): Promise<Settings[Name]> {
  ctx.dependsOn(cacheTag.settings);
  const row = await ctx.db.selectFrom('settings').select('value').where('key', '=', name).executeTakeFirst();
  return row ? completed(name, row.value as Settings[Name]) : DEFAULT_SETTINGS[name];
}

/** Whether pages of this origin may call the API with bearer tokens. Cached until the settings change. */
export async function isAllowedOrigin(ctx: Ctx, origin: string): Promise<boolean> {
  const allowed = await ctx.remember('allowed origins', [cacheTag.settings], () => setting(ctx, 'allowedOrigins'));
  return allowed.includes(origin);
}

/** The current values of all settings, in one statement. */
export async function allSettings(ctx: Ctx): Promise<Settings> {
  ctx.dependsOn(cacheTag.settings);
  const names = Object.keys(DEFAULT_SETTINGS) as SettingName[];
  const rows = await ctx.db.selectFrom('settings').select(['key', 'value']).where('key', 'in', names).execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const current = names.map(name => {
    const value = stored.get(name) as Settings[SettingName] | undefined;
    return [name, value === undefined ? DEFAULT_SETTINGS[name] : completed(name, value)];
  });
  return Object.fromEntries(current) as Settings;
}

/** Whether the shop has entered its details. Until then it is closed to visitors and sells nothing. */
export async function isOpen(ctx: Ctx): Promise<boolean> {
  return identityGaps(await setting(ctx, 'identity')).length === 0;
}

/** What everybody may know of the shop. @param payments available online payment providers */
export async function readShopFront(
  ctx: Ctx,
  payments: readonly ProviderName[],
): Promise<Omit<ShopFront, 'address' | 'paymentServices'>> {
  const codCap = await setting(ctx, 'codCap');
  const identity = await setting(ctx, 'identity');
  return {
    ...identity,
    isOpen: identityGaps(identity).length === 0,
    isDemo: isDemoIdentity(identity),
    payments: [...payments],
    deliveryCharge: await setting(ctx, 'deliveryCharge'),
    codCap,
    returnsVary: await ctx.remember('returns vary', [cacheTag.settings], () => ctx.ports.returnsVary(ctx.db)),
    guestCheckout: await setting(ctx, 'guestCheckout'),
  };
}

/** Adds defaults for fields that an earlier version did not store. */
function completed<Name extends SettingName>(name: Name, value: Settings[Name]): Settings[Name] {
  if (name === 'rates') {
    const rates = value as readonly RateEntry[];
    const named = new Set(rates.map(rate => rate.name));
    return [...rates, ...DEFAULT_RATES.filter(rate => !named.has(rate.name))] as readonly RateEntry[] as Settings[Name];
  }
  if (name !== 'identity') return value;
  const identity = value as ShopIdentity;
  const officer = { ...DEFAULT_IDENTITY.grievanceOfficer, ...identity.grievanceOfficer };
  // Stored before officers had a designation, which the law fixes.
  const grievanceOfficer =
    officer.name && !officer.designation ? { ...officer, designation: DEFAULT_DESIGNATION } : officer;
  return { ...DEFAULT_IDENTITY, ...identity, grievanceOfficer } as Settings[Name];
}

/** Saves a setting and invalidates the answers that show settings. */
export async function changeSetting<Name extends SettingName>(
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

/** Locks settings against changes by others until the transaction ends; reads are not blocked. */
export async function lockSettings(tx: TxCtx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx.db);
}

/** Records once that something has happened in the life of the shop. Idempotent. */
export async function noteOnce(db: Database, key: string): Promise<void> {
  await sql`insert into settings (key, value) values (${key}, 'true') on conflict do nothing`.execute(db);
}

/** Whether a setting was ever saved, or something was recorded under this key. */
export async function isNoted(db: Database, key: string): Promise<boolean> {
  return (await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
}

/** Deletes what was recorded under this key. */
export async function forgetNote(db: Database, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

/** SQL: whether a setting was ever saved, or something was recorded under this key. */
export function isSaved(key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from settings where key = ${key})`;
}
