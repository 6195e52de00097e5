import type { Read } from '#shared/text/read.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import type { Settings } from '#shop/shop/settings.ts';

/** What a save changes; of the identity only the parts that the group has. */
export type SettingsChange = Partial<Omit<Settings, 'identity'>> & { readonly identity?: Partial<ShopIdentity> };

export type Reader<Value> = (text: string) => Read<Value>;

/** The control of a field: several lines of text with `rows`, a list with `choices`, else one line. */
export interface SettingInput {
  readonly hint?: string;
  readonly aside?: string;
  readonly required?: true;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'decimal' | 'numeric';
  readonly sign?: '₹';
  readonly autoCapitalize?: 'characters';
  readonly spellCheck?: false;
  /** The whole row of a form with two columns, or less than one column. */
  readonly width?: 'whole' | 'short';
  readonly rows?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** One row of the table of settings: a value and the text that stands for it in the form. */
export interface SettingRow<Value> {
  /** In the form and in the audit log. */
  readonly label: () => string;
  /** Left out where a section lays out the field itself. */
  readonly input?: () => SettingInput;
  readonly show: (value: Value) => string;
  readonly read: Reader<Value>;
}

export type GroupFaults<Field extends string = string> = Partial<Record<Field, string>>;
type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** Settings that are seen and saved together, as the texts of a form. */
export interface Group<Field extends string = string> {
  /** The heading of its section, and the subject of its acts in the audit log. */
  readonly title: () => string;
  /** What these settings do, in a sentence. */
  readonly lead: () => string;
  /** Each field by its label, in the order of the form. */
  readonly labels: Readonly<Record<Field, () => string>>;
  readonly inputs: GroupInputs<Field>;
  fieldsOf(stored: Settings): Record<Field, string>;
  /** Reads all fields. @returns the change to save, or every fault by field */
  read(typed: Texts<Field>): { readonly change: SettingsChange } | { readonly faults: GroupFaults<Field> };
}
type GroupInputs<Field extends string> = Readonly<Record<Field, (() => SettingInput) | undefined>>;

interface GroupTable<Values> extends Pick<Group, 'title' | 'lead'> {
  /** In the order of the form. */
  readonly fields: { readonly [Name in keyof Values]: SettingRow<Values[Name]> };
  readonly from: (stored: Settings) => NoInfer<Values>;
  readonly to: (values: NoInfer<Values>) => SettingsChange;
  /** Rules over several fields; a value is undefined if its own field is wrong. */
  readonly rules?: (values: Partial<NoInfer<Values>>) => GroupFaults<keyof Values & string>;
}

export function group<Values extends object>({ fields, from, to, rules, ...words }: GroupTable<Values>) {
  type Field = keyof Values & string;
  const names = Object.keys(fields) as Field[];
  const eachField = <Made>(make: (name: Field) => Made) =>
    Object.fromEntries(names.map(name => [name, make(name)])) as Record<Field, Made>;
  const made: Group<Field> = {
    ...words,
    labels: eachField(name => fields[name].label),
    inputs: eachField(name => fields[name].input),
    fieldsOf: stored => {
      const values = from(stored);
      return eachField(name => fields[name].show(values[name]));
    },
    read: typed => {
      const values: Partial<Values> = {};
      const faults: GroupFaults<Field> = {};
      for (const name of names) {
        const read = fields[name].read(typed[name]);
        if ('fault' in read) faults[name] = read.fault;
        else values[name] = read.value;
      }
      Object.assign(faults, rules?.(values));
      // Without a fault every field has its value.
      return Object.keys(faults).length > 0 ? { faults } : { change: to(values as Values) };
    },
  };
  return made;
}
