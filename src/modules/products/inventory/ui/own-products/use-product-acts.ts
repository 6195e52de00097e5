import type { Toast } from '#design/toasts/toast-state.ts';
import type { ProductStatus } from '#products/catalog/product/product.fields.ts';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { deleteProduct, restoreProduct, setProductStatus } from '#products/inventory/product/products.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';

type Named = Pick<OwnProduct, '_id' | 'title'>;

export interface ProductActs {
  /** Deletes without a question; the toast offers an undo. */
  readonly remove: (product: Named) => Promise<void>;
  readonly setStatus: (product: Named, status: ProductStatus) => Promise<void>;
}

/** Actions on one product of the list; reloads the list and shows a toast. */
export function useProductActs(onDone: () => void): ProductActs {
  const { act } = useAct({
    onDone,
    refused: ({ message, fields }) => ({ title: Object.values(fields ?? {})[0] ?? message, tone: 'destructive' }),
  });
  const attempt = async (ask: () => Promise<object>, done: Toast) => void (await act(ask, { told: () => done }));
  const restore = ({ _id: id, title }: Named) =>
    attempt(() => call(restoreProduct, { id }), {
      title: t('products.inventory.done.restored', { title }),
      tone: 'good',
    });
  return {
    remove: product =>
      attempt(() => call(deleteProduct, { id: product._id }), {
        title: t('products.inventory.done.deleted', { title: product.title }),
        action: { label: t('products.inventory.done.undo'), onAct: () => void restore(product) },
      }),
    setStatus: (product, status) =>
      attempt(() => call(setProductStatus, { id: product._id, status }), {
        title: DONE[status](product.title),
        tone: 'good',
      }),
  };
}

const DONE: Readonly<Record<ProductStatus, (title: string) => string>> = {
  live: title => t('products.inventory.done.live', { title }),
  hidden: title => t('products.inventory.done.hidden', { title }),
  draft: title => t('products.inventory.done.draft', { title }),
};
