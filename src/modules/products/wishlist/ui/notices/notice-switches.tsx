import { Checkbox } from '#design/choices/checkbox.tsx';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import type { Notice, NoticesState } from './use-notices.ts';

/** Whether the shopper gets a mail when the price falls, and about a sold-out product when it is back in stock. */
export function NoticeSwitches({ card, notices }: { card: CardProduct; notices: NoticesState }) {
  const entry = notices.entryOf(card._id);
  if (!entry) return null;
  const bound = (notice: Notice) => ({
    checked: entry[notice],
    disabled: notices.changing === card._id,
    onChange: () => void notices.set(card._id, notice, !entry[notice]),
  });
  return (
    <>
      <Checkbox {...bound('tellOfFall')} label={t('products.wishlist.tellOfFall')} />
      {(card.totalStock === 0 || entry.tellOfReturn) && (
        <Checkbox {...bound('tellOfReturn')} label={t('products.wishlist.tellOfReturn')} />
      )}
    </>
  );
}
