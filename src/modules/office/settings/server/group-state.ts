import { GROUPS, type GroupFields, type GroupName } from '#office/settings/groups/groups.ts';
import type { Settings } from '#shop/shop/settings.ts';
import { versionOf } from './version-of.ts';

export interface GroupState<Name extends GroupName> {
  readonly version: string;
  readonly fields: GroupFields<Name>;
}

/** How one group stands: its form filled in, and the version that this is. */
export function groupState<Name extends GroupName>(name: Name, kept: Settings): GroupState<Name> {
  const fields = GROUPS[name].fieldsOf(kept) as GroupFields<Name>;
  return { version: versionOf(fields), fields };
}
