import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Stepper } from '#design/choices/stepper.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { Rating } from '#design/ratings/rating.tsx';
import { classes } from '#design/theme/classes.ts';
import { buyNowPath } from '#orders/cart/buy-now-path.ts';
import { useCart } from '#orders/cart/ui/use-cart.ts';
import { ExchangePlace } from '#orders/exchanges/ui/exchange-place.tsx';
import { EmiLine } from '#payments/emi/ui/emi-line.tsx';
import { badgeOf } from '#products/catalog/product/badge.ts';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { AddButton } from '#products/catalog/ui/card/add-button.tsx';
import { ProductPrice } from '#products/catalog/ui/card/price-block.tsx';
import { CompareBox } from '#products/catalog/ui/comparison/compare-box.tsx';
import { OffersPlace } from '#products/catalog/ui/offers/offers-place.tsx';
import { SaveBox } from '#products/wishlist/ui/heart/save-box.tsx';
import { t } from '#shared/language/t.ts';
import type { Paise } from '#shared/money/money.ts';
import { whileWaiting } from '#shared/page/waiting.ts';
import * as paths from '#shared/paths/paths.ts';
import { PinBox } from '#shop/delivery/ui/pin-box.tsx';
import type { Assurance } from '#shop/shop/assurances/assurance.ts';
import { AssuranceList } from '#shop/shop/ui/assurance-list.tsx';
import { BuyBar } from './buy-bar.tsx';
import styles from './buy-box.module.css';
import { OptionChips } from './option-chips.tsx';
import { SellerBox } from './seller-box.tsx';
import { ShareLinks } from './share-links.tsx';

/** Few products are sold out, so the pages of all others come without it. */
const BackInStock = lazy(async () => ({
  default: (await import('#products/wishlist/ui/notices/back-in-stock.tsx')).BackInStock,
}));

/** Few products are in a deal, or have a service. */
const DealBox = lazy(async () => ({ default: (await import('./deal-box.tsx')).DealBox }));
const ServicesBox = lazy(async () => ({ default: (await import('./services-box.tsx')).ServicesBox }));

export interface BuyBoxProps {
  product: ProductDetail;
  sellerState: string | null;
  assurances: readonly Assurance[];
  /** The lowest instalment; null if it can't be paid so. */
  emiFrom: Paise | null;
  className?: string | undefined;
}

/** Title, price, options, quantity, buttons, delivery and seller. */
export function BuyBox({ product, sellerState, assurances, emiFrom, className }: BuyBoxProps) {
  const { kind, quantityOf, open } = useCart();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(1);
  const [isGoing, setGoing] = useState(false);
  const inCart = quantityOf(product._id);
  const onSale = product.totalStock > 0;
  const badge = badgeOf(product);
  const buyNow = async () => {
    setGoing(true);
    // Guests sign in there and are led back.
    await whileWaiting(navigate(buyNowPath(product._id, quantity)));
    setGoing(false);
  };
  return (
    <section className={classes(styles.box, className)} aria-label={t('products.catalog.buy.label')}>
      <Link to={`${paths.listing}?brand=${product.brand}`} className={styles.brand}>
        {product.brandLabel}
      </Link>
      <h1 className={styles.title} lang={product.langs?.title}>
        <TitleText title={product.title} word={conditionWord(product)} lang={product.langs?.title} />
      </h1>
      <p className={styles.rating}>
        {product.reviewCount > 0 ? (
          <a href="#reviews">
            <Rating value={product.averageReview} count={product.reviewCount} decimals={2} />
          </a>
        ) : (
          t('products.catalog.unratedYet')
        )}
      </p>
      <ProductPrice product={product} />
      {emiFrom !== null && onSale && <EmiLine price={product.salePrice ?? product.price} from={emiFrom} />}
      {product.deal && (
        <Suspense>
          <DealBox deal={product.deal} />
        </Suspense>
      )}
      {product.conditionNotice && <p className={styles.condition}>{product.conditionNotice}</p>}
      {badge && badge.kind !== 'sale' && <p className={styles[badge.kind]}>{badge.text}</p>}
      <OptionChips product={product} />
      {kind !== 'none' && (
        <div className={styles.act}>
          {onSale && (
            <Stepper
              label={t('products.catalog.buy.quantity')}
              size="xl"
              value={quantity}
              max={product.totalStock}
              onChange={setQuantity}
            />
          )}
          <AddButton product={product} quantity={quantity} className={styles.add} />
          {onSale && (
            <Button size="xl" className={styles.now} busy={isGoing} onClick={() => void buyNow()}>
              {t('products.catalog.buy.now')}
            </Button>
          )}
        </div>
      )}
      {!onSale && kind !== 'none' && (
        <Suspense>
          <BackInStock product={product} />
        </Suspense>
      )}
      {inCart > 0 && (
        <p className={styles.inCart}>
          {t('products.catalog.buy.inCart', { count: inCart })}{' '}
          <button type="button" className={styles.open} onClick={open}>
            {t('products.catalog.buy.viewCart')}
          </button>
        </p>
      )}
      <div className={styles.again}>
        <CompareBox slug={product.slug} />
        {kind !== 'none' && <SaveBox product={product} />}
        <ShareLinks title={product.title} slug={product.slug} />
      </div>
      <PinBox sellerState={product.seller.stateCode} className={styles.delivery} />
      {product.services.length > 0 && onSale && (
        <Suspense>
          <ServicesBox services={product.services} />
        </Suspense>
      )}
      {product.takesExchange && onSale && kind !== 'none' && <ExchangePlace productId={product._id} />}
      <SellerBox product={product} state={sellerState} />
      {product.offers && <OffersPlace offers={product.offers} />}
      <AssuranceList assurances={assurances} className={styles.assurances} />
      <BuyBar product={product} quantity={quantity} />
    </section>
  );
}
