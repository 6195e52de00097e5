import { use } from 'react';
import { type AllSettings, SAVE } from '#office/settings/contract.ts';
import { type FieldOfGroup, type GroupFields, type GroupName, groupCalled } from '#office/settings/groups/groups.ts';
import { call } from '#shared/api/browser-call.ts';
import { RefreshShop } from '#shop/shop/ui/use-shop.ts';
import { type SavedGroup, type SettingsDraft, useDraft } from './use-draft.ts';

type State<Name extends GroupName> = { readonly version: string; readonly fields: GroupFields<Name> };
type Texts = Record<string, string>;

/** What the control of a field takes. */
export interface BoundField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly changed: boolean;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

export interface GroupInHand<Name extends GroupName> {
  readonly name: Name;
  readonly draft: SettingsDraft<GroupFields<Name>>;
  readonly bound: (field: FieldOfGroup<Name>) => BoundField;
  readonly type: (field: FieldOfGroup<Name>, text: string) => void;
}

/** The form of one group of settings. */
export function useGroup<Name extends GroupName>(name: Name, state: AllSettings[Name]): GroupInHand<Name> {
  const refreshShop = use(RefreshShop);
  const group = groupCalled(name);
  const draft = useDraft<Texts>(keptOf(state as State<GroupName>), {
    faultsOf: value => {
      const read = group.read(value);
      return 'faults' in read ? (read.faults as Texts) : {};
    },
    send: async ({ version, value }) => {
      const { message, data } = await call(SAVE[name] as (typeof SAVE)['shop'], {
        version,
        fields: value as GroupFields<'shop'>,
      });
      return { message, kept: keptOf(data) };
    },
    freshOf: data => keptOf(data as State<GroupName>),
    merge: (fresh, mine, before) =>
      Object.fromEntries(
        Object.keys(fresh).map(field => [field, (mine[field] !== before[field] ? mine[field] : fresh[field]) ?? '']),
      ),
    onSaved: refreshShop,
  });
  const type = (field: string, text: string) => draft.change({ ...draft.value, [field]: text }, field);
  return {
    name,
    draft: draft as unknown as SettingsDraft<GroupFields<Name>>,
    type,
    bound: field => ({
      name: field,
      label: group.labels[field]?.() ?? field,
      value: draft.value[field] ?? '',
      error: draft.faults[field],
      changed: draft.value[field] !== draft.kept[field],
      onChange: event => type(field, event.currentTarget.value),
    }),
  };
}

function keptOf({ version, fields }: State<GroupName>): SavedGroup<Texts> {
  return { version, value: fields as Texts };
}
