import { DELIVERY_GROUP } from '#office/settings/delivery/delivery-group.ts';
import { ADDRESS_GROUP } from './address-group.ts';
import type { Group } from './group.ts';
import { OFFICER_GROUP } from './officer-group.ts';
import { GOODS_GROUP } from './products-group.ts';
import { SHOP_GROUP } from './shop-group.ts';

/** The groups of settings by name, in the order of the screen. */
export const GROUPS = {
  shop: SHOP_GROUP,
  addresses: ADDRESS_GROUP,
  officer: OFFICER_GROUP,
  delivery: DELIVERY_GROUP,
  goods: GOODS_GROUP,
} as const;

export type GroupName = keyof typeof GROUPS;
export type FieldOfGroup<Name extends GroupName> = Extract<keyof (typeof GROUPS)[Name]['labels'], string>;
/** A group's form, filled in. */
export type GroupFields<Name extends GroupName> = Record<FieldOfGroup<Name>, string>;

/** A group for code that treats all alike. */
export function groupCalled(name: GroupName): Group<string> {
  return GROUPS[name] as unknown as Group<string>;
}
