import { settingsInvalid, settingsMoved } from '#office/settings/contract.ts';
import { changedFacts } from '#office/settings/groups/changed-facts.ts';
import type { SettingsChange } from '#office/settings/groups/group.ts';
import { GROUPS, type GroupFields, type GroupName, groupCalled } from '#office/settings/groups/groups.ts';
import { updateHouseSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { versionOf } from '#platform/version-of.ts';
import { speaking } from '#shared/language/speaking.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { allSettings, changeSetting, lockSettings } from '#shop/shop/server/shop.ts';
import type { SettingName, Settings } from '#shop/shop/settings.ts';
import { SUBJECTS } from './subjects.ts';

export interface GroupState<Name extends GroupName> {
  readonly version: string;
  readonly fields: GroupFields<Name>;
}

/** One group as a form, with its version. */
export function groupState<Name extends GroupName>(name: Name, stored: Settings): GroupState<Name> {
  const fields = GROUPS[name].fieldsOf(stored) as GroupFields<Name>;
  return { version: versionOf(fields), fields };
}

/**
 * Saves one group of settings on the version it was read at, and records what changed in the audit log. Every cached answer
 * that shows it is dropped in all processes. Without a change nothing is written or recorded.
 * @throws settingsInvalid with every wrong field, settingsMoved with the current group, gstinTaken, houseNameTaken
 */
export async function saveGroup<Name extends GroupName>(
  ctx: Ctx,
  name: Name,
  { version, fields }: GroupState<Name>,
): Promise<GroupState<Name>> {
  const read = speaking(ctx.language, () => groupCalled(name).read(fields));
  if ('faults' in read) {
    const [first = ''] = Object.values(read.faults);
    throw settingsInvalid(first).with({ fields: { ...read.faults } as Record<string, string> });
  }
  return ctx.tx(async tx => {
    await lockSettings(tx);
    const stored = await allSettings(tx);
    const before = groupState(name, stored);
    if (before.version !== version) throw settingsMoved().with({ data: before });
    const after = groupState(name, await change(tx, stored, read.change));
    if (after.version === before.version) return after;
    const facts = changedFacts(groupCalled(name).labels, before.fields, after.fields);
    await recordAct(tx, { act: 'settings.changed', on: SUBJECTS[name](), ...facts });
    return after;
  });
}

/** The house seller is the shop, so it takes over the identity; its name is part of all that is cached of its products. */
async function change(tx: TxCtx, stored: Settings, { identity, ...others }: SettingsChange): Promise<Settings> {
  const changed: Settings = { ...stored, ...others, identity: { ...stored.identity, ...identity } };
  for (const name of Object.keys(others) as SettingName[]) await changeSetting(tx, name, changed[name]);
  if (identity) {
    await changeSetting(tx, 'identity', changed.identity);
    if (await updateHouseSeller(tx, changed.identity)) tx.changed(cacheTag.everything);
  }
  return changed;
}
