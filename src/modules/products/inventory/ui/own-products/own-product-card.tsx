import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Price } from '#design/prices/price.tsx';
import { paidPrice } from '#products/catalog/product/price.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { type OwnProductsState, ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import { t } from '#shared/language/t.ts';
import styles from './own-product-card.module.css';
import { ProductMenu } from './product-menu.tsx';
import { ProductStatusMark } from './product-status-mark.tsx';
import { ScheduledNote } from './scheduled-note.tsx';
import { StockBadge } from './stock-badge.tsx';
import type { ProductActs } from './use-product-acts.ts';

type OwnProductCardProps = { product: OwnProduct; state: OwnProductsState; acts: ProductActs };

/** A product in the seller's grid: price, stock, status and actions. */
export function OwnProductCard({ product, state, acts }: OwnProductCardProps) {
  const { _id, title, image, price, totalStock, username, listed, approval } = product;
  return (
    <article className={styles.card} data-current={state.product === _id || undefined}>
      <div className={styles.picture}>
        <ProductPicture src={image} alt="" sizes="(min-width: 768px) 320px, 45vw" />
        {(!listed || approval) && (
          <span className={styles.status}>
            <ProductStatusMark {...product} />
          </span>
        )}
      </div>
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      <Price paise={paidPrice(product)} mrp={price} off="none" className={styles.price} />
      <p className={styles.facts}>
        <span>{t('products.inventory.inStock', { stock: totalStock })}</span>
        <StockBadge product={product} />
      </p>
      <ScheduledNote product={product} />
      <div className={styles.acts}>
        <Link
          to={ownProductsAddress.href({ ...state, product: _id, copy: undefined })}
          className={buttonClass({ size: 'sm' })}
          aria-label={t('products.inventory.card.editOf', { title })}
          preventScrollReset
        >
          {t('products.inventory.card.edit')}
        </Link>
        <Button
          size="sm"
          tone="quiet"
          aria-label={t('products.inventory.card.deleteOf', { title })}
          onClick={() => void acts.remove(product)}
        >
          {t('products.inventory.delete')}
        </Button>
        {state.sellers && <span className={styles.seller}>{username}</span>}
        <span className={styles.more}>
          <ProductMenu product={product} state={state} acts={acts} />
        </span>
      </div>
    </article>
  );
}

export function OwnProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.title}>
        <Skeleton length="long" />
      </div>
      <Skeleton length="short" />
      <Skeleton length="medium" />
      <div className={styles.acts}>
        <Skeleton length="short" />
      </div>
    </div>
  );
}
