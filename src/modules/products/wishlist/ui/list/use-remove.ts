import { useToast } from '#design/toasts/toast-context.ts';
import { readSaved, writeSaved } from '#products/wishlist/saved-products.ts';
import { t } from '#shared/language/t.ts';
import type { WishlistLine } from './use-wishlist.ts';

/** Removes a product from the list. The toast offers to put it back, with its price and day of then. */
export function useRemove(): (line: WishlistLine) => void {
  const { show } = useToast();
  return ({ id, saved }) => {
    const { [id]: _removed, ...others } = readSaved();
    writeSaved(others);
    show({
      tone: 'good',
      title: t('products.wishlist.removed'),
      action: { label: t('products.wishlist.undo'), onAct: () => writeSaved({ ...readSaved(), [id]: saved }) },
    });
  };
}
