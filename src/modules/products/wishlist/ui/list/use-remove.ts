import { useToast } from '#design/toasts/toast-context.ts';
import { readSaved, writeSaved } from '#products/wishlist/saved-products.ts';
import type { NoticesState } from '#products/wishlist/ui/notices/use-notices.ts';
import { t } from '#shared/language/t.ts';
import type { WishlistLine } from './use-wishlist.ts';

/** Removes a product from the list. The toast offers to put it back as it was, with its price, day and notices. */
export function useRemove({ entryOf, putBack }: NoticesState): (line: WishlistLine) => void {
  const { show } = useToast();
  return ({ id, saved }) => {
    const notices = entryOf(id);
    const { [id]: _removed, ...others } = readSaved();
    writeSaved(others);
    const undo = async () => {
      if (notices?.tellOfFall || notices?.tellOfReturn) await putBack(id, saved, notices);
      writeSaved({ ...readSaved(), [id]: saved });
    };
    show({
      tone: 'good',
      title: t('products.wishlist.removed'),
      action: { label: t('products.wishlist.undo'), onAct: () => void undo() },
    });
  };
}
