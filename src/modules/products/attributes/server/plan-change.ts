import type { Database } from '#platform/db/database.ts';
import { versionOf } from '#platform/version-of.ts';
import type { AttributeChange } from '#products/attributes/contract.ts';
import { convertValue, type MergedOptions, mayChangeValues } from '#products/attributes/convert-value.ts';
import type { Attribute, AttributeValue } from '#products/catalog/attributes/attribute.ts';
import { attributeText } from '#products/catalog/attributes/attribute-text.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { ChangedValue } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { speaking } from '#shared/language/speaking.ts';
import {
  type AttributeOnFile,
  countOnSaleWithout,
  countWithValue,
  listValuesInUse,
  type ValueInUse,
} from './attributes.queries.ts';
import { misfitText } from './misfit-text.ts';

/** So many values are named; the others are counted. */
const MAX_NAMED = 10;

/** What an attribute is to become. */
export interface WantedChange {
  readonly before: AttributeOnFile;
  readonly after: Attribute;
  /** The categories that have it then. */
  readonly categories: readonly Kind[];
  readonly merged?: MergedOptions | undefined;
}

export interface PlannedChange {
  readonly plan: AttributeChange;
  readonly changed: readonly ChangedValue[];
}

interface Around {
  readonly tree: CategoryTree;
  /** Of whoever asks. */
  readonly language: string;
}

/** What a change of an attribute would do to products as they are now. */
export async function planChange(
  db: Database,
  { before, after, categories, merged }: WantedChange,
  { tree, language }: Around,
): Promise<PlannedChange> {
  const values = await listValuesInUse(db, before.id);
  const judged = mayChangeValues(before, after)
    ? values.map(used => ({ ...used, result: convertValue(before, after, used.value, merged) }))
    : [];
  const fitting = judged.flatMap(({ result, ...used }) => ('value' in result ? [{ ...used, next: result.value }] : []));
  const others = fitting.filter(({ value, next }) => next !== value);
  const misfits = judged.flatMap(({ result, ...used }) =>
    'broken' in result ? [{ ...used, broken: result.broken }] : [],
  );
  const now = tree.within(before.categories);
  const then = tree.within(categories);
  const textOf = (attribute: Attribute, value: AttributeValue) => attributeText(attribute, value, language);
  const plan = speaking(language, () => ({
    products: sumOf(values),
    converted: sumOf(others),
    examples: others.slice(0, MAX_NAMED).map(each => ({
      ...{ text: textOf(before, each.value), to: textOf(after, each.next), products: each.products },
    })),
    misfits: sumOf(misfits),
    misfitting: misfits.slice(0, MAX_NAMED).map(({ value, products, broken }) => ({
      ...{ text: textOf(before, value), to: misfitText(after, broken), products },
    })),
  }));
  const left = await countWithValue(
    db,
    before.id,
    now.filter(kind => !then.includes(kind)),
  );
  const lacking = after.required ? await countOnSaleWithout(db, before.id, then) : 0;
  const changed = others.map(({ value, next }): ChangedValue => [value, next]);
  const version = versionOf([before, after, categories, values, left, lacking]);
  return { plan: { ...plan, left, lacking, version }, changed };
}

function sumOf(values: readonly Pick<ValueInUse, 'products'>[]): number {
  return values.reduce((sum, { products }) => sum + products, 0);
}
