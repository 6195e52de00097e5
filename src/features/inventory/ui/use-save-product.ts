import { type Dispatch, type SetStateAction, useState } from 'react';
import { useToast } from '#design/toast-context.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { checkProduct } from '#features/inventory/check-product.ts';
import {
  addProduct,
  editProduct,
  getOwnProduct,
  productHasChanged,
  type WrittenProduct,
} from '#features/inventory/products.contract.ts';
import type { StockReason } from '#features/inventory/stock-reasons.ts';
import { draftOf, moneyFaults, type TypedProduct } from '#features/inventory/typed-product.ts';
import { pictureUnknown } from '#features/media/uploads.contract.ts';
import { call } from '#shared/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { Problem } from '#shared/problem.ts';
import { busy as shopIsBusy } from '#shared/problems.ts';
import { type ProductInHand, unsavedFields } from './product-in-hand.ts';

/** Saves a product from its form: a new one whole, of one that is there what was changed, with the version it was loaded in. */
export function useSaveProduct(
  brands: readonly string[],
  setHand: Dispatch<SetStateAction<ProductInHand>>,
  onSaved: () => void,
) {
  const [busy, setBusy] = useState(false);
  const toasts = useToast();
  const tell = (more: Partial<ProductInHand>) => setHand(before => ({ ...before, ...more }));

  const save = async (hand: ProductInHand): Promise<boolean> => {
    const checked = checkProduct(draftOf(hand.typed), brands);
    tell({ faults: 'faults' in checked ? { ...checked.faults, ...moneyFaults(hand.typed) } : {} });
    if ('faults' in checked) return false;
    setBusy(true);
    try {
      const { message } = await send(hand);
      toasts.show({ title: message, tone: 'good' });
      tell({ saved: hand.typed });
      onSaved();
      return true;
    } catch (error) {
      if (signInAgain(error)) return false;
      const problem = error instanceof Problem ? error : shopIsBusy();
      const id = hand.onFile?._id;
      if (id && problem.code === productHasChanged.code) tell({ fresher: (await call(getOwnProduct, { id })).data });
      else {
        const isPicture = problem.code === pictureUnknown.code;
        tell({ faults: isPicture ? { images: problem.message } : (problem.fields ?? {}) });
        toasts.show({ title: problem.message, tone: 'destructive' });
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

function send(hand: ProductInHand): Promise<{ readonly message: string }> {
  const { onFile, typed } = hand;
  if (onFile === undefined) {
    const { userName } = typed;
    return call(addProduct, { ...writtenOf(typed), ...(userName && { userName }) });
  }
  const changed = unsavedFields(hand);
  const written = Object.entries(writtenOf(typed)).filter(([field]) => changed.has(field as keyof TypedProduct));
  const stockReason = changed.has('totalStock') ? (typed.stockReason as StockReason) : undefined;
  return call(editProduct, { id: onFile._id, version: onFile.version, stockReason, ...Object.fromEntries(written) });
}

function writtenOf(typed: TypedProduct): WrittenProduct {
  const { totalStock, images, options, specs, highlights, ...draft } = draftOf(typed);
  return {
    ...draft,
    totalStock: totalStock ?? undefined,
    price: draft.price ?? undefined,
    images: [...(images ?? [])],
    options: [...(options ?? [])],
    specs: (specs ?? []).map(({ group, rows }) => ({ group, rows: rows.map(([name, value]) => [name, value]) })),
    highlights: [...(highlights ?? [])],
    siblingOf: typed.siblingOf === '' ? null : (typed.siblingOf as ProductId),
  };
}
