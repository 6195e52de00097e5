import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { changeWishlist, getWishlist, setNotices, type WishlistEntry } from '#products/wishlist/contract.ts';
import type { SavedProduct } from '#products/wishlist/saved-products.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { kindOf } from '#shared/api/actor.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

export type Notice = 'tellOfFall' | 'tellOfReturn';

type Notices = Pick<WishlistEntry, Notice>;

export interface NoticesState {
  /** Whether the visitor can have mails: shoppers only. */
  readonly isShopper: boolean;
  /** Undefined until it is known. */
  readonly entryOf: (product: ProductId) => Notices | undefined;
  /** Turns a notice on or off; a toast says which. @returns whether it was done */
  readonly set: (product: ProductId, notice: Notice, isOn: boolean) => Promise<boolean>;
  /** Saves a product again that was removed, as it was then and with its notices. */
  readonly putBack: (product: ProductId, saved: SavedProduct, notices: Notices) => Promise<void>;
  /** The product that is being changed. */
  readonly changing: ProductId | undefined;
}

const NONE = { tellOfFall: false, tellOfReturn: false };

/** Which products the signed-in shopper wants to be told of. */
export function useNotices(): NoticesState {
  const { user } = useSession();
  const isShopper = user !== null && kindOf(user.role, user.type) === 'shopper';
  const { answer, show } = useAnswer(getWishlist, isShopper ? {} : null);
  const { act, actingOn } = useAct<ProductId>();
  return {
    isShopper,
    entryOf: id => answer && (answer.data.find(({ productId }) => productId === id) ?? NONE),
    set: async (productId, notice, isOn) => {
      const title = isOn ? t('products.wishlist.told.on') : t('products.wishlist.told.off');
      const set = await act(() => call(setNotices, { productId, [notice]: isOn }), {
        on: productId,
        told: () => ({ title, tone: 'good' }),
      });
      if (set) show(set);
      return set !== undefined;
    },
    putBack: async (productId, { price, at }, { tellOfFall, tellOfReturn }) => {
      const add = [{ productId, savedPrice: price, savedAt: new Date(at) }];
      const set = await act(
        async () => {
          await call(changeWishlist, { add, remove: [] });
          return call(setNotices, { productId, tellOfFall, tellOfReturn });
        },
        { told: () => null },
      );
      if (set) show(set);
    },
    changing: actingOn,
  };
}
