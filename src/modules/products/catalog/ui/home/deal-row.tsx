import { Link } from 'react-router';
import { Badge } from '#design/data/badge.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { Price } from '#design/prices/price.tsx';
import { badgeOf } from '#products/catalog/product/badge.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { AddToCart } from '#products/catalog/ui/card/add-to-cart.tsx';
import { DealBadge } from '#products/catalog/ui/card/deal-badge.tsx';
import { LowestNote } from '#products/catalog/ui/card/lowest-note.tsx';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { rich } from '#shared/language/rich.ts';
import * as paths from '#shared/paths/paths.ts';
import { DeliveryLine } from '#shop/delivery/ui/delivery-line.tsx';
import styles from './deal-row.module.css';

/** A deal shows the saving in rupees, or that it is sold out. */
export function DealRow({ product }: { product: CardProduct }) {
  const page = paths.product(product.slug);
  const paid = paidPrice(product);
  const badge = badgeOf(product);
  return (
    <article className={styles.deal}>
      <Link to={page} prefetch="intent" className={styles.stage} tabIndex={-1} aria-hidden="true">
        <div className={styles.badge}>
          <DealBadge product={product} />
        </div>
        <ProductPicture src={product.image} alt="" sizes="120px" upTo={480} className={styles.art} />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.title} lang={product.langs?.title}>
          <Link to={page} prefetch="intent" className={styles.link}>
            <TitleText title={product.title} word={conditionWord(product)} lang={product.langs?.title} />
          </Link>
        </h3>
        <Price paise={paid} mrp={product.price} size="tag" off="none" className={styles.price} />
        <LowestNote product={product} className={styles.note} />
        {product.totalStock > 0 && <DeliveryLine from={product.sellerState} />}
        <div className={styles.foot}>
          {badge?.kind === 'out' ? (
            <Badge tone="out">{badge.text}</Badge>
          ) : (
            paid < product.price && (
              <span className={styles.save}>
                {rich('products.catalog.card.save', { amount: <Price paise={product.price - paid} /> })}
              </span>
            )
          )}
          <AddToCart product={product} />
        </div>
      </div>
    </article>
  );
}
