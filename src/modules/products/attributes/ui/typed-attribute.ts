import type { EditedAttribute } from '#products/attributes/contract.ts';
import type { AttributeType } from '#products/catalog/attributes/attribute.ts';
import type { AttributeUnit } from '#products/catalog/attributes/attribute-units.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/** An option as the form has it. A new one has no id. */
export interface TypedOption {
  /** Stays while it is moved; it is sent as id only if it is stored. */
  readonly key: string;
  readonly isNew: boolean;
  readonly names: Readonly<Record<string, string>>;
  /** Products that have it. */
  readonly products: number;
  readonly isRemoved: boolean;
  /** The option that its products get when it is removed; empty while none is chosen. */
  readonly to: string;
}

/** An attribute as the form has it; names by `names.hi`, nothing typed is empty. */
export interface TypedAttributeForm {
  readonly [name: `names.${string}`]: string;
  readonly id: string;
  readonly said: string;
  readonly type: AttributeType;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
  readonly options: readonly TypedOption[];
  readonly required: boolean;
  readonly filterable: boolean;
  readonly comparable: boolean;
  readonly categories: readonly string[];
}

export function attributeFormOf(attribute: EditedAttribute | undefined): TypedAttributeForm {
  const { names = {}, said = '', type = 'choice', unit = null, min = null, max = null } = attribute ?? {};
  const { required = false, filterable = true, comparable = true, categories = [] } = attribute ?? {};
  const options = (attribute?.options ?? []).map(({ id, ...option }) => ({
    ...{ ...option, key: id, isNew: false, isRemoved: false, to: '' },
  }));
  return {
    ...Object.fromEntries(LANGUAGES.map(({ code }) => [`names.${code}`, names[code] ?? ''])),
    ...{ id: '', said, type, unit: unit ?? '', min: min?.toString() ?? '', max: max?.toString() ?? '' },
    ...{ options, required, filterable, comparable, categories },
  };
}

export function newOption(options: readonly TypedOption[]): TypedOption {
  const key = `new ${options.length}`;
  return { key, isNew: true, names: {}, products: 0, isRemoved: false, to: '' };
}

/** What the API is sent. */
export function attributeInput(typed: TypedAttributeForm) {
  const { said, type, unit, min, max, options, required, filterable, comparable, categories } = typed;
  const bound = (text: string) => (text.trim() === '' ? null : Number(text));
  const merged = options.filter(option => option.isRemoved && option.to !== '').map(({ key, to }) => [key, to]);
  return {
    names: Object.fromEntries(LANGUAGES.map(({ code }) => [code, typed[`names.${code}`] ?? ''])),
    ...{ said, type, unit: (unit || null) as AttributeUnit | null, min: bound(min), max: bound(max) },
    options: keptOptions(options).map(({ key, isNew, names }) => ({ ...(!isNew && { id: key }), names: { ...names } })),
    ...{ required, filterable: filterable && type !== 'text', comparable, categories: [...categories] },
    ...(merged.length > 0 && { merged: Object.fromEntries(merged) as Record<string, string> }),
  };
}

/** The options that stay, in order; the server names them by their place. */
export function keptOptions(options: readonly TypedOption[]): readonly TypedOption[] {
  return options.filter(({ isRemoved }) => !isRemoved);
}
