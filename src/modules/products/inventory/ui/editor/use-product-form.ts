import { useState } from 'react';
import type { KnownToShop } from '#products/inventory/product/check-product.ts';
import { productLabel } from '#products/inventory/product/product-draft.ts';
import type { ProductOnFile } from '#products/inventory/product/products.contract.ts';
import { isFilledIn, type TypedField, type TypedProduct, typedOf } from '#products/inventory/product/typed-product.ts';
import { t } from '#shared/language/t.ts';
import { type ProductInHand, takeInHand, unsavedFields, withTyped } from './product-in-hand.ts';
import { useSaveProduct } from './use-save-product.ts';

type TextField = { [F in TypedField]: TypedProduct[F] extends string ? F : never }[TypedField];

/** State of a product's form. Another key in `start` resets it. */
export function useProductForm(start: ProductInHand, known: KnownToShop, onSaved: () => void) {
  const [hand, setHand] = useState(start);
  const current = hand.key === start.key ? hand : start;
  if (hand !== current) setHand(current);
  const { busy, save } = useSaveProduct(current, known, setHand, onSaved);
  const unsaved = unsavedFields(current);
  const { typed, saved, faults, onFile, fresher } = current;
  const change = (more: Partial<TypedProduct>) => setHand(before => withTyped(before, more));

  return {
    ...{ typed, saved, faults, onFile, fresher, busy, unsaved, change },
    isNew: onFile === undefined,
    mayBeSaved: isFilledIn(typed) && (onFile === undefined || unsaved.size > 0),
    bound: (field: TextField) => ({
      name: field,
      label: labelOf(field),
      value: typed[field],
      error: faults[field],
      changed: onFile !== undefined && unsaved.has(field),
      onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    }),
    /** @returns whether it was saved; if not, the fields, a notice or a toast say why */
    save,
    /** Resets the form to what is saved. */
    discard: () => setHand(before => takeInHand(before.key, before.saved, before.onFile)),
    /** Continues with the current product, keeping all typed changes, all but the stock, or none. */
    goOn: (fresh: ProductOnFile, keep: 'typed' | 'stock' | 'nothing') =>
      setHand(before => {
        const saved = typedOf(fresh);
        if (keep === 'nothing') return takeInHand(before.key, saved, fresh);
        const mine = Object.fromEntries([...unsavedFields(before)].map(field => [field, before.typed[field]]));
        const typed = { ...saved, ...mine, ...(keep === 'stock' && { totalStock: saved.totalStock }) };
        return takeInHand(before.key, saved, fresh, typed);
      }),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

function labelOf(field: TypedField): string {
  if (field === 'siblingOf') return t('products.inventory.variants.of');
  if (field === 'stockReason') return t('products.inventory.reason.label');
  return field === 'userName' ? t('products.inventory.editor.soldBy') : productLabel(field);
}
