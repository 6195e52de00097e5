import { RETURN_WAYS, type ReturnWay, USUAL_RETURNS } from '#products/catalog/categories/return-rule.ts';
import type { EditedCategory } from '#products/categories/contract.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/** A category as the form has it; names by `names.hi`, nothing chosen is empty. */
export interface TypedCategoryForm {
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
  /** Empty for none. */
  readonly picture: string;
  readonly [alt: `alts.${string}`]: string;
  /** Empty: as the category above. */
  readonly returnWay: string;
  readonly returnDays: string;
  readonly [reason: `reasons.${string}`]: string;
}

type Known = Partial<EditedCategory> & Pick<EditedCategory, 'parent'>;

/** A new category is the last one where it is put, as is one that is moved. */
export function categoryFormOf(category: Known, categories: readonly EditedCategory[]): TypedCategoryForm {
  const { _id: id, parent, names, said = '', hsn, gstRate, serialKind, hidden = false, picture, returns } = category;
  const isThere = categories.some(each => each._id === id && each.parent === parent);
  const last = placesIn(parent, id, categories).length - 1;
  return {
    ...Object.fromEntries(
      LANGUAGES.flatMap(({ code }) => [
        [`names.${code}`, names?.[code] ?? ''],
        [`alts.${code}`, picture?.alts[code] ?? ''],
        [`reasons.${code}`, returns?.reasons?.[code] ?? ''],
      ]),
    ),
    picture: picture?.src ?? '',
    ...{ returnWay: returns?.way ?? '', returnDays: String(returns?.days ?? USUAL_RETURNS.days) },
    ...{ id: '', parent: parent ?? '', position: String(isThere ? category.position : last), said, hsn: hsn ?? '' },
    ...{ gstRate: gstRate == null ? '' : String(gstRate), serialKind: serialKind ?? '', hidden },
  };
}

/** What the API is sent. The position is left out while it is as it was, because others may have come before it. */
export function typedCategory(typed: TypedCategoryForm, before: EditedCategory | undefined) {
  const { parent, position, said, hsn, gstRate, serialKind, hidden, picture, returnWay: way } = typed;
  const isSamePlace = (before?.parent ?? '') === parent && String(before?.position) === position;
  return {
    names: inLanguages(code => typed[`names.${code}`]),
    picture: picture === '' ? null : { src: picture, alts: inLanguages(code => typed[`alts.${code}`]) },
    returns: isReturnWay(way)
      ? { way, days: Number(typed.returnDays), reasons: inLanguages(code => typed[`reasons.${code}`]) }
      : null,
    ...{ parent: parent || null, said, hsn: hsn.trim() || null, gstRate: gstRate === '' ? null : Number(gstRate) },
    serialKind: (serialKind || null) as EditedCategory['serialKind'],
    hidden,
    ...(!isSamePlace && { position: Number(position) }),
  };
}

const isReturnWay = (way: string): way is ReturnWay => (RETURN_WAYS as readonly string[]).includes(way);

function inLanguages(text: (code: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map(({ code }) => [code, text(code) ?? '']));
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
