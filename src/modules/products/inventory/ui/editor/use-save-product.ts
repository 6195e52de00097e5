import type { Dispatch, SetStateAction } from 'react';
import { checkProduct, type KnownToShop } from '#products/inventory/product/check-product.ts';
import {
  addProduct,
  editProduct,
  getOwnProduct,
  productHasChanged,
  type WrittenProduct,
} from '#products/inventory/product/products.contract.ts';
import { moneyFaults, productDraftOf, type TypedProduct } from '#products/inventory/product/typed-product.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { pictureUnknown } from '#products/media/uploads.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { type ProductInHand, unsavedFields } from './product-in-hand.ts';

/** Saves a product: a new one completely, an existing one with its changed fields and the version it was loaded in. */
export function useSaveProduct(
  hand: ProductInHand,
  known: KnownToShop,
  setHand: Dispatch<SetStateAction<ProductInHand>>,
  onSaved: () => void,
) {
  const tell = (more: Partial<ProductInHand>) => setHand(before => ({ ...before, ...more }));
  const fresher = useAct();
  const { act, isActing } = useAct({
    refused: ({ code, fields, message }) => {
      const id = hand.onFile?._id;
      if (id && code === productHasChanged.code) {
        void showFresher(id);
        return null;
      }
      tell({ faults: code === pictureUnknown.code ? { images: message } : (fields ?? {}) });
      return { title: message, tone: 'destructive' };
    },
  });
  async function showFresher(id: ProductId) {
    const found = await fresher.act(() => call(getOwnProduct, { id }), { told: () => null });
    if (found) tell({ fresher: found.data });
  }

  const save = async (): Promise<boolean> => {
    const sent = withOwnAttributes(hand, known);
    const checked = checkProduct(productDraftOf(sent.typed), { ...known, storedFits: hand.onFile?.fits });
    tell({ faults: 'faults' in checked ? { ...checked.faults, ...moneyFaults(hand.typed) } : {} });
    if ('faults' in checked || !(await act(() => send(sent)))) return false;
    tell({ saved: hand.typed });
    onSaved();
    return true;
  };
  return { busy: isActing || fresher.isActing, save };
}

/** Without what was typed for another category; the attributes are sent whenever the category is. */
function withOwnAttributes(hand: ProductInHand, { attributesOf }: KnownToShop): ProductInHand {
  const has = new Set(attributesOf(hand.typed.kind).map(({ id }) => id));
  const own = Object.entries(hand.typed.attributes).filter(([id, value]) => has.has(id) && value.trim() !== '');
  return { ...hand, typed: { ...hand.typed, attributes: Object.fromEntries(own) } };
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
  const {
    totalStock,
    images,
    options,
    specs,
    highlights,
    fits,
    translations: _,
    attributes,
    ...draft
  } = productDraftOf(typed);
  return {
    ...draft,
    totalStock: totalStock ?? undefined,
    price: draft.price ?? undefined,
    images: [...(images ?? [])],
    options: [...(options ?? [])],
    specs: (specs ?? []).map(({ group, rows }) => ({ group, rows: rows.map(([name, value]) => [name, value]) })),
    highlights: [...(highlights ?? [])],
    fits: [...(fits ?? [])],
    translations: typed.translations.map(({ highlights: lines, ...rest }) => ({ ...rest, highlights: [...lines] })),
    attributes: { ...attributes },
    siblingOf: typed.siblingOf === '' ? null : (typed.siblingOf as ProductId),
  };
}
