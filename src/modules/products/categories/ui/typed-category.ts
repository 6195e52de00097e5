import type { EditedCategory } from '#products/categories/contract.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/** A category as the form has it; names by `names.hi`, nothing chosen is empty. */
export interface TypedForm {
  readonly [name: `names.${string}`]: string;
  readonly id: string;
  readonly parent: string;
  /** Among those in the same category, from 0. */
  readonly position: string;
  readonly said: string;
  readonly hsn: string;
  readonly gstRate: string;
  readonly serialKind: string;
  readonly hidden: boolean;
}

type Known = Partial<EditedCategory> & Pick<EditedCategory, 'parent'>;

/** A new category is the last one where it is put, as is one that is moved. */
export function typedOf(category: Known, categories: readonly EditedCategory[]): TypedForm {
  const { _id: id, parent, names, said = '', hsn, gstRate, serialKind, hidden = false } = category;
  const isThere = categories.some(each => each._id === id && each.parent === parent);
  const last = placesIn(parent, id, categories).length - 1;
  return {
    ...Object.fromEntries(LANGUAGES.map(({ code }) => [`names.${code}`, names?.[code] ?? ''])),
    ...{ id: '', parent: parent ?? '', position: String(isThere ? category.position : last), said, hsn: hsn ?? '' },
    ...{ gstRate: gstRate == null ? '' : String(gstRate), serialKind: serialKind ?? '', hidden },
  };
}

/** What the API is sent. The position is left out while it is as it was, because others may have come before it. */
export function typedCategory(typed: TypedForm, before: EditedCategory | undefined) {
  const { parent, position, said, hsn, gstRate, serialKind, hidden } = typed;
  const isSamePlace = (before?.parent ?? '') === parent && String(before?.position) === position;
  return {
    names: Object.fromEntries(LANGUAGES.map(({ code }) => [code, typed[`names.${code}`] ?? ''])),
    ...{ parent: parent || null, said, hsn: hsn.trim() || null, gstRate: gstRate === '' ? null : Number(gstRate) },
    serialKind: (serialKind || null) as EditedCategory['serialKind'],
    hidden,
    ...(!isSamePlace && { position: Number(position) }),
  };
}

/** The places in a category: first, or after one of the others in it. @param id the one that is placed */
export function placesIn(
  parent: string | null,
  id: string | undefined,
  categories: readonly EditedCategory[],
): (string | undefined)[] {
  const others = categories.filter(each => each.parent === parent && each._id !== id);
  return [undefined, ...others.map(({ _id }) => _id)];
}
