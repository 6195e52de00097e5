import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { Price } from '#design/prices/price.tsx';
import { classes } from '#design/theme/classes.ts';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { priceChange } from '#products/wishlist/price-change.ts';
import type { SavedProduct } from '#products/wishlist/saved-products.ts';
import { NoticeSwitches } from '#products/wishlist/ui/notices/notice-switches.tsx';
import type { NoticesState } from '#products/wishlist/ui/notices/use-notices.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { DeliveryLine } from '#shop/delivery/ui/delivery-line.tsx';
import type { WishlistLine } from './use-wishlist.ts';
import styles from './wishlist-item.module.css';

export interface WishlistItemProps {
  line: WishlistLine;
  notices: NoticesState;
  onRemove: () => void;
}

/** A saved product: what it costs now and how that compares, or that it is no longer sold. */
export function WishlistItem({ line: { saved, card }, notices, onRemove }: WishlistItemProps) {
  const titleId = useId();
  const remove = (
    <IconButton
      className={styles.remove}
      label={t('products.wishlist.remove', { title: card?.title ?? saved.title })}
      icon={<Trash aria-hidden="true" />}
      onClick={onRemove}
    />
  );
  if (!card)
    return (
      <li className={classes(styles.item, styles.isGone)}>
        <div>
          <h2 className={styles.title}>{saved.title}</h2>
          <p className={styles.note}>{t('products.wishlist.gone')}</p>
        </div>
        {remove}
      </li>
    );
  return (
    <li className={classes(styles.item, card.totalStock === 0 && styles.isOut)}>
      <Link to={paths.product(card.slug)} prefetch="intent" tabIndex={-1} aria-hidden="true">
        <LinePicture src={card.image} className={styles.picture} />
      </Link>
      <div className={styles.facts}>
        <h2 id={titleId} className={styles.title} lang={card.langs?.title}>
          <Link to={paths.product(card.slug)} prefetch="intent" className={styles.link}>
            <TitleText title={card.title} word={conditionWord(card)} lang={card.langs?.title} />
          </Link>
        </h2>
        <Price paise={paidPrice(card)} mrp={card.price} size="tag" className={styles.price} />
        {card.totalStock > 0 && <DeliveryLine from={card.sellerState} />}
        <Change saved={saved} card={card} />
        {card.totalStock === 0 ? (
          <p className={styles.out}>{t('products.catalog.badge.out')}</p>
        ) : (
          <AddToCart card={card} describedBy={titleId} />
        )}
        <div className={styles.switches}>
          <NoticeSwitches card={card} notices={notices} />
        </div>
      </div>
      {remove}
    </li>
  );
}

function Change({ saved, card }: { saved: SavedProduct; card: CardProduct }) {
  const change = priceChange(saved.price, paidPrice(card));
  return change ? <p className={change.isLess ? styles.less : styles.note}>{change.text}</p> : null;
}

function AddToCart({ card, describedBy }: { card: CardProduct; describedBy: string }) {
  const { add, quantityOf } = useCart();
  const count = quantityOf(card._id);
  return (
    <p className={styles.act}>
      <Button size="sm" aria-describedby={describedBy} onClick={() => void add(card)}>
        {t('products.catalog.card.addToCart')}
      </Button>
      {count > 0 && <span className={styles.note}>{t('products.catalog.buy.inCart', { count })}</span>}
    </p>
  );
}
