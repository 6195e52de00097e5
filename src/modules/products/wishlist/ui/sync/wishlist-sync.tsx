import { useEffect } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { MAX_SAVED } from '#products/wishlist/max-saved.ts';
import { readSaved, savedProducts, writeSaved } from '#products/wishlist/saved-products.ts';
import { kindOf } from '#shared/api/actor.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { limitSaved } from './limit-saved.ts';
import { startSync } from './start-sync.ts';
import { leaveOthers } from './sync-wishlist.ts';

/** Keeps the list of a shopper alike in this browser and on the server, and the list of a guest within its limit. */
export function WishlistSync() {
  const { status, user } = useSession();
  const { show } = useToast();
  const shopper = user && kindOf(user.role, user.type) === 'shopper' ? user.id : null;

  useEffect(() => {
    if (status === 'unknown') return;
    const refuse = (count: number) =>
      show({ tone: 'destructive', title: t('products.wishlist.refused', { count, most: MAX_SAVED }) });
    if (shopper) {
      const stop = startSync(call, shopper, refuse);
      return () => {
        stop();
        // Signing out has cleared the storage, and the hearts have to notice.
        writeSaved(readSaved());
      };
    }
    leaveOthers(null);
    const limit = () => {
      const over = limitSaved();
      if (over > 0) refuse(over);
    };
    limit();
    return savedProducts.follow(limit);
  }, [status, shopper, show]);
  return null;
}
