import type { ProductFaults } from '#products/inventory/product/product-draft.ts';
import type { ProductOnFile } from '#products/inventory/product/products.contract.ts';
import { changedFields, type TypedField, type TypedProduct } from '#products/inventory/product/typed-product.ts';

export type FormFaults = ProductFaults & Readonly<Partial<Record<TypedField, string>>>;

/** The product a form is about, as it was loaded and as it is typed. */
export interface ProductInHand {
  /** Which one: another key is another product. */
  readonly key: string;
  /** As the server has it; undefined for one that is not there yet. */
  readonly onFile: ProductOnFile | undefined;
  readonly saved: TypedProduct;
  readonly typed: TypedProduct;
  readonly faults: FormFaults;
  /** As it is now, when somebody was faster. */
  readonly fresher: ProductOnFile | undefined;
}

export function takeInHand(key: string, saved: TypedProduct, onFile?: ProductOnFile, typed = saved): ProductInHand {
  return { key, onFile, saved, typed, faults: {}, fresher: undefined };
}

/** What was typed differs from what is saved; in a copy everything does, but nothing of it is lost by leaving. */
export function unsavedFields({ typed, saved }: ProductInHand): ReadonlySet<TypedField> {
  return changedFields(typed, saved);
}

/** With something typed; what was wrong with those fields is no longer said. */
export function withTyped(hand: ProductInHand, more: Partial<TypedProduct>): ProductInHand {
  const faults = Object.fromEntries(Object.entries(hand.faults).filter(([field]) => !(field in more)));
  return { ...hand, typed: { ...hand.typed, ...more }, faults };
}
