import type { Database } from '#platform/db/database.ts';
import type { WaitingChange } from '#products/approvals/approval.schema.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { brandLabels, readCategories } from '#products/catalog/server/catalog.ts';
import { spokenLanguage } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import type { TrustRow, WaitingRow } from './approvals.queries.ts';

/** What brands and categories are called. */
export interface Names {
  readonly brands: ReadonlyMap<string, string>;
  readonly categories: CategoryTree;
}

export async function readBrandsAndCategories(db: Database): Promise<Names> {
  return { brands: await brandLabels(db), categories: await readCategories(db) };
}

export const brandName = ({ brands }: Names, id: string) => brands.get(id) ?? id;
export const categoryName = ({ categories }: Names, id: string) => categories.nameOf(id, spokenLanguage());

const FIELD_LABELS: Readonly<Record<WaitingChange['field'], () => string>> = {
  brand: () => t('products.approvals.field.brand'),
  kind: () => t('products.approvals.field.category'),
  price: () => t('products.approvals.field.price'),
  salePrice: () => t('products.approvals.field.salePrice'),
  fits: () => t('products.catalog.field.fits'),
};

/** What waits of a product beside what it has, in the language that is spoken. */
export function waitingChangesOf(row: WaitingRow, names: Names): WaitingChange[] {
  const { brand, kind, price, salePrice, fits, changes } = row;
  if (!changes) return [];
  const amount = (paise: Paise | null) => (paise === null ? t('products.approvals.none') : priceTag(paise));
  const list = (lines: readonly string[]) => lines.join(', ') || t('products.approvals.none');
  const change = (field: WaitingChange['field'], before: string, after: string): WaitingChange => ({
    ...{ field, label: FIELD_LABELS[field](), before, after },
  });
  const all = [
    changes.brand !== undefined && change('brand', brandName(names, brand), brandName(names, changes.brand)),
    changes.kind !== undefined && change('kind', categoryName(names, kind), categoryName(names, changes.kind)),
    changes.price !== undefined && change('price', amount(price), amount(changes.price)),
    changes.salePrice !== undefined && change('salePrice', amount(salePrice), amount(changes.salePrice)),
    changes.fits !== undefined && change('fits', list(fits), list(changes.fits)),
  ];
  return all.filter(change => change !== false);
}

/** Why products wait, as facts in the language that is spoken. Each is said once. */
export function reasonsOf(rows: readonly WaitingRow[], names: Names, seller: TrustRow | undefined): string[] {
  const said = rows.flatMap(row => (row.changes ? changeReasons(row, names) : [newReason(seller)]));
  return [...new Set(said)];
}

function newReason(seller: TrustRow | undefined): string {
  if (seller?.trust === 'checked') return t('products.approvals.why.checked');
  const count = seller?.approved ?? 0;
  return count === 0 ? t('products.approvals.why.first') : t('products.approvals.why.fewApproved', { count });
}

function changeReasons({ brand, kind, price, fits, changes }: WaitingRow, names: Names): string[] {
  const said: (string | false | undefined)[] = [
    changes?.brand !== undefined &&
      t('products.approvals.why.brand', { before: brandName(names, brand), after: brandName(names, changes.brand) }),
    changes?.kind !== undefined &&
      t('products.approvals.why.category', {
        before: categoryName(names, kind),
        after: categoryName(names, changes.kind),
      }),
    changes?.price !== undefined &&
      t('products.approvals.why.price', { before: priceTag(price), after: priceTag(changes.price) }),
    changes?.fits !== undefined &&
      t('products.approvals.why.fits', { count: changes.fits.filter(line => !fits.includes(line)).length }),
  ];
  return said.filter(sentence => typeof sentence === 'string');
}
