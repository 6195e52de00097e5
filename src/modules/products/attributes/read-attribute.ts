import type { Attribute, AttributeOption } from '#products/catalog/attributes/attribute.ts';
import { baseUnits, wholeUnits } from '#products/catalog/attributes/attribute-units.ts';
import { foldedName } from '#products/catalog/attributes/attribute-value.ts';
import { lineOf, type NameFaults, readNames } from '#products/catalog/categories/typed-names.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import { wordId } from '#shared/text/word-id.ts';
import type { MergedOptions } from './convert-value.ts';

/** An attribute as an administrator types it. */
export interface TypedAttribute
  extends Pick<Attribute, 'said' | 'type' | 'unit' | 'min' | 'max' | 'required' | 'filterable' | 'comparable'> {
  readonly names: Readonly<Record<string, string>>;
  /** A new one has no id. */
  readonly options: readonly { readonly id?: string | undefined; readonly names: Readonly<Record<string, string>> }[];
  readonly categories: readonly string[];
  readonly merged?: MergedOptions | undefined;
}

export const MAX_ATTRIBUTES = 300;
const MAX_OPTIONS = 200;
export const MAX_ATTRIBUTE_SAID_LENGTH = 400;
/** Numbers are whole base units in a column of four bytes. */
const MAX_BASE_UNITS = 2_000_000_000;

type ReadAttribute = { readonly attribute: Attribute } | { readonly faults: NameFaults };

interface Known {
  /** As it is stored; undefined for a new one. */
  readonly before: Attribute | undefined;
  /** Names of other attributes that products have beside this one. */
  readonly others: readonly Attribute[];
  readonly hasCategory: (id: string) => boolean;
}

/** Reads an attribute. @returns what is wrong by field, with `names.hi` or `options.2.en` for a name, when anything is */
export function readAttribute(
  typed: TypedAttribute,
  id: string,
  { before, others, hasCategory }: Known,
): ReadAttribute {
  const faults: NameFaults = {};
  const names = readNames(
    typed.names,
    {
      ...{ before: before?.names, field: 'names' },
      // One that came with the shop may be called like another in some language.
      fault: (name, language) => (name === before?.names[language] ? undefined : nameFault(name, language, others)),
    },
    faults,
  );
  const said = typed.said.trim() === '' ? '' : lineOf(typed.said, MAX_ATTRIBUTE_SAID_LENGTH, 'said', faults);
  const { type, required, filterable, comparable } = typed;
  if (!typed.categories.every(hasCategory)) faults.categories = t('products.attributes.fault.category');
  if (type === 'text' && filterable) faults.filterable = t('products.attributes.fault.textFilter');
  const attribute = { id, names, said, type, required, filterable, comparable };
  const read: Attribute = {
    ...attribute,
    ...(type === 'number' ? readBounds(typed, faults) : { unit: null, min: null, max: null }),
    options: type === 'choice' ? readOptions(typed, before, faults) : null,
  };
  return Object.keys(faults).length > 0 ? { faults } : { attribute: read };
}

function nameFault(name: string, language: string, others: readonly Attribute[]): string | undefined {
  const folded = foldedName(name);
  if (folded === '') return t('products.categories.fault.noLetters');
  const isTaken = others.some(({ names }) => foldedName(names[language] ?? '') === folded);
  return isTaken ? t('products.attributes.fault.nameTaken', { name }) : undefined;
}

function readBounds({ unit, min, max }: TypedAttribute, faults: NameFaults) {
  const most = Math.floor(MAX_BASE_UNITS / baseUnits(unit));
  const bound = (field: 'min' | 'max', shown: number) => {
    const whole = wholeUnits(shown, baseUnits(unit));
    if (shown < 0 || shown > most) faults[field] = t('products.attributes.fault.bound', { most: String(most) });
    else if (Number.isNaN(whole))
      faults[field] = t('products.attributes.fault.fine', { least: String(1 / baseUnits(unit)) });
    return whole;
  };
  const bounds = { unit, min: bound('min', min ?? 0), max: bound('max', max ?? most) };
  if (bounds.min > bounds.max) faults.max = t('products.attributes.fault.bounds');
  return bounds;
}

function readOptions({ options, merged = {} }: TypedAttribute, before: Attribute | undefined, faults: NameFaults) {
  if (options.length === 0) faults.options = t('products.attributes.fault.noOption');
  if (options.length > MAX_OPTIONS) faults.options = t('products.attributes.fault.options', { most: MAX_OPTIONS });
  if (faults.options !== undefined) return [];
  const known = new Map((before?.options ?? []).map(option => [option.id, option]));
  const kept = options.flatMap(({ id }) => id ?? []);
  // An id that was removed is not given again at once: old addresses and files would find something else by it.
  const taken = new Set([...known.keys(), ...kept]);
  const foundBy = new Map<string, number>();
  const read = options.map(({ id, names: typed }, at): AttributeOption => {
    const field = `options.${at}`;
    if (id !== undefined && (!known.has(id) || kept.indexOf(id) !== kept.lastIndexOf(id)))
      faults[field] = t('products.attributes.fault.option', { id });
    const taking = (name: string) => {
      const other = foundBy.get(foldedName(name));
      return other !== undefined && other !== at ? t('products.attributes.fault.optionTaken', { name }) : undefined;
    };
    const fault = (name: string) => (foldedName(name) === '' ? t('products.categories.fault.noLetters') : taking(name));
    const names = readNames(
      typed,
      { before: id === undefined ? undefined : known.get(id)?.names, field, fault },
      faults,
    );
    for (const name of Object.values(names)) foundBy.set(foldedName(name), at);
    const own = id ?? wordId(names[SOURCE_LANGUAGE] ?? '', taken, 'option');
    taken.add(own);
    return { id: own, names };
  });
  const isThere = (id: string) => kept.includes(id);
  if (Object.entries(merged).some(([from, to]) => isThere(from) || !known.has(from) || !isThere(to)))
    faults.options = t('products.attributes.fault.merged');
  return read;
}

/** What is wrong with the id that somebody gives a new attribute. */
export function attributeIdFault(id: string, taken: ReadonlySet<string>): string | undefined {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) return t('products.categories.fault.id');
  return taken.has(id) ? t('products.attributes.fault.idTaken', { id }) : undefined;
}
