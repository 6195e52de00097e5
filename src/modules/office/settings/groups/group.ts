import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { Settings } from '#shop/shop/settings.ts';

/** What saving a group changes; of the identity only the parts that the group has. */
export type SettingsChange = Partial<Omit<Settings, 'identity'>> & { readonly identity?: Partial<ShopIdentity> };

export type GroupFaults<Field extends string> = Partial<Record<Field, string>>;
export type ReadGroup<Field extends string> =
  | { readonly change: SettingsChange }
  | { readonly faults: GroupFaults<Field> };

/** Settings that are seen, judged and saved together, as the texts of a form. */
export interface Group<Field extends string> {
  /** What its section is called, and its acts in the audit log. */
  readonly title: string;
  /** Each field by its label, in the order of the form. */
  readonly labels: Readonly<Record<Field, string>>;
  readonly fieldsOf: (kept: Settings) => Record<Field, string>;
  /** Reads what was typed, all fields at once. @returns what is wrong with each field, when anything is */
  readonly read: (typed: Readonly<Record<Field, string>>) => ReadGroup<Field>;
}

/** What was read, unless anything is wrong. */
export function readOf<Field extends string>(
  faults: GroupFaults<Field>,
  change: () => SettingsChange,
): ReadGroup<Field> {
  return Object.keys(faults).length > 0 ? { faults } : { change: change() };
}
