import type { ProductFaults } from '#products/inventory/product/product-draft.ts';
import type { ProductOnFile } from '#products/inventory/product/products.contract.ts';
import { changedFields, type TypedField, type TypedProduct } from '#products/inventory/product/typed-product.ts';

export type FormFaults = ProductFaults & Readonly<Partial<Record<TypedField, string>>>;

/** The product of a form, as loaded and as typed. */
export interface ProductInHand {
  /** Another key is another product. */
  readonly key: string;
  /** As stored; undefined for a new product. */
  readonly onFile: ProductOnFile | undefined;
  readonly saved: TypedProduct;
  readonly typed: TypedProduct;
  readonly faults: FormFaults;
  /** The current product, if somebody else has changed it. */
  readonly fresher: ProductOnFile | undefined;
}

export function takeInHand(key: string, saved: TypedProduct, onFile?: ProductOnFile, typed = saved): ProductInHand {
  return { key, onFile, saved, typed, faults: {}, fresher: undefined };
}

/**
 * Fields whose input differs from what is saved. A copy starts without unsaved fields, because closing it loses
 * nothing.
 */
export function unsavedFields({ typed, saved }: ProductInHand): ReadonlySet<TypedField> {
  return changedFields(typed, saved);
}

/** Adds input and removes the errors of its fields. */
export function withTyped(hand: ProductInHand, more: Partial<TypedProduct>): ProductInHand {
  const faults = Object.fromEntries(
    Object.entries(hand.faults).filter(([field]) => !((field.split('.')[0] ?? field) in more)),
  );
  return { ...hand, typed: { ...hand.typed, ...more }, faults };
}
