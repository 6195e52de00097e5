import { useEffect } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import { readSaved, savedProducts, writeSaved } from '#products/wishlist/saved-products.ts';
import { kindOf } from '#shared/api/actor.ts';
import { t } from '#shared/language/t.ts';
import { leaveOthers } from './leave-others.ts';
import { limitSaved } from './limit-saved.ts';

/** Only shoppers need it: it carries the client of the API. A visitor without a network has it with the next page. */
const loadSync = () => Promise.all([import('./start-sync.ts'), import('#shared/api/browser-call.ts')]);

/** Keeps the list of a shopper alike in this browser and on the server, and the list of a guest within its limit. */
export function WishlistSync() {
  const { status, user } = useSession();
  const { show } = useToast();
  const shopper = user && kindOf(user.role, user.type) === 'shopper' ? user.id : null;

  useEffect(() => {
    if (status === 'unknown') return;
    const refuse = (count: number) =>
      show({ tone: 'destructive', title: t('products.wishlist.refused', { count, most: MAX_SAVED }) });
    // At once: the list of somebody else is not shown while the rest is loaded, or cannot be.
    leaveOthers(shopper);
    if (shopper) {
      let hasLeft = false;
      let stop = () => {};
      void loadSync().then(
        ([{ startSync }, { call }]) => {
          if (!hasLeft) stop = startSync(call, shopper, refuse);
        },
        () => {},
      );
      return () => {
        hasLeft = true;
        stop();
        // Signing out has cleared the storage, and the hearts have to notice.
        writeSaved(readSaved());
      };
    }
    const limit = () => {
      const over = limitSaved();
      if (over > 0) refuse(over);
    };
    limit();
    return savedProducts.follow(limit);
  }, [status, shopper, show]);
  return null;
}
