import { settingsInvalid, settingsMoved } from '#office/settings/contract.ts';
import { changedFacts } from '#office/settings/groups/changed-facts.ts';
import type { SettingsChange } from '#office/settings/groups/group.ts';
import { type GroupName, groupCalled } from '#office/settings/groups/groups.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { changeSetting, lockSettings } from '#shop/shop/server/shop.ts';
import type { SettingName, Settings } from '#shop/shop/settings.ts';
import { type GroupState, groupState } from './group-state.ts';
import { keptSettings } from './kept-settings.ts';
import { showIdentity } from './show-identity.ts';
import { SUBJECTS } from './subjects.ts';

/**
 * Saves one group of settings on the version it was read at, and writes down what changed. Everything that shows it, in
 * whatever process, is made anew. Saved as it stands it changes nothing and is no act.
 * @throws settingsInvalid with every wrong field, settingsMoved with the group as it stands, gstinTaken, nameTaken
 */
export async function saveGroup<Name extends GroupName>(
  ctx: Ctx,
  name: Name,
  { version, fields }: GroupState<Name>,
): Promise<GroupState<Name>> {
  const read = groupCalled(name).read(fields);
  if ('faults' in read) {
    const [first = ''] = Object.values(read.faults);
    throw settingsInvalid(first).with({ fields: { ...read.faults } as Record<string, string> });
  }
  return ctx.tx(async tx => {
    await lockSettings(tx);
    const kept = await keptSettings(tx);
    const before = groupState(name, kept);
    if (before.version !== version) throw settingsMoved().with({ data: before });
    const changed = await change(tx, kept, read.change);
    const after = groupState(name, changed);
    if (after.version === before.version) return after;
    const facts = changedFacts(groupCalled(name).labels, before.fields, after.fields);
    await recordAct(tx, { act: 'settings.changed', on: SUBJECTS[name], ...facts });
    return after;
  });
}

async function change(tx: TxCtx, kept: Settings, { identity, ...others }: SettingsChange): Promise<Settings> {
  const changed: Settings = { ...kept, ...others, identity: { ...kept.identity, ...identity } };
  for (const name of Object.keys(others) as SettingName[]) await changeSetting(tx, name, changed[name]);
  if (identity) {
    await changeSetting(tx, 'identity', changed.identity);
    await showIdentity(tx, changed.identity);
  }
  return changed;
}
