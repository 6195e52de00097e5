import { Link } from 'react-router';
import { Badge } from '#design/data/badge.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { Price } from '#design/prices/price.tsx';
import { Rating } from '#design/ratings/rating.tsx';
import { classes } from '#design/theme/classes.ts';
import { badgeOf } from '#products/catalog/product/badge.ts';
import { paidPrice } from '#products/catalog/product/price.ts';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { CompareTick } from '#products/catalog/ui/comparison/compare-tick.tsx';
import { QuickViewLink } from '#products/catalog/ui/quick-view/quick-view-link.tsx';
import { SaveTick } from '#products/wishlist/ui/heart/save-tick.tsx';
import { Kept } from '#routing/document/kept.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { DeliveryLine } from '#shop/delivery/ui/delivery-line.tsx';
import { AddToCart } from './add-to-cart.tsx';
import corner from './card-corner.module.css';
import { DealBadge } from './deal-badge.tsx';
import { LowestNote } from './lowest-note.tsx';
import styles from './product-card.module.css';
import { ProductPicture } from './product-picture.tsx';

/** `sizes` of the picture, which is narrower than its frame. */
const SIZES = {
  card: '(min-width: 1440px) 205px, (min-width: 1240px) 14vw, (min-width: 768px) 25vw, 37vw',
  rail: '(min-width: 1440px) 205px, (min-width: 1024px) 15vw, (min-width: 640px) 24vw, 51vw',
  big: '(min-width: 1440px) 471px, (min-width: 1240px) 33vw, (min-width: 768px) 57vw, 74vw',
} as const;

export interface ProductCardProps {
  product: CardProduct;
  /** `big`: featured, over two by two cells. `rail`: in a carousel. */
  look?: keyof typeof SIZES | undefined;
  eager?: boolean | undefined;
  /** The address that opens the quick view; without it there is none. */
  quickView?: string | undefined;
  /** Whether it is a search result. */
  found?: boolean | undefined;
}

export function ProductCard(props: ProductCardProps) {
  const { product, look = 'card', eager, quickView } = props;
  const isOut = product.totalStock === 0;
  return (
    <Kept
      as="article"
      // A picture with high priority is also named in the head of the page.
      of={
        eager || !import.meta.env.SSR
          ? undefined
          : `${look}${quickView === undefined ? '' : ' quick'} ${JSON.stringify(product)}`
      }
      varying={quickView === undefined ? undefined : [quickView]}
      className={classes(styles.card, look !== 'card' && styles[look], isOut && styles.isOut)}
    >
      <CardContent {...props} />
    </Kept>
  );
}

function CardContent({ product, look = 'card', eager, quickView, found }: ProductCardProps) {
  const badge = badgeOf(product);
  const page = paths.product(product.slug);
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.badges}>
          <DealBadge product={product} />
          {badge && <Badge tone={badge.kind === 'sale' ? 'plain' : badge.kind}>{badge.text}</Badge>}
        </div>
        <Link to={page} prefetch="intent" className={styles.picture} tabIndex={-1} aria-hidden="true">
          <ProductPicture
            src={product.image}
            alt=""
            sizes={SIZES[look]}
            upTo={look === 'big' ? 960 : 640}
            eager={eager}
            className={styles.art}
          />
        </Link>
        <SaveTick product={product} className={corner.corner} />
        {quickView && (
          <>
            <QuickViewLink to={quickView} title={product.title} />
            <CompareTick product={product} />
          </>
        )}
      </div>
      <div className={styles.row}>
        {product.reviewCount > 0 ? (
          <Rating value={product.averageReview} count={product.reviewCount} className={styles.rating} />
        ) : (
          <span className={styles.unrated}>{t('products.catalog.card.unrated')}</span>
        )}
        <AddToCart product={product} found={found} />
      </div>
      <h3 className={styles.title} lang={product.langs?.title}>
        <Link to={page} prefetch="intent" className={styles.link}>
          <TitleText title={product.title} word={conditionWord(product)} lang={product.langs?.title} />
        </Link>
      </h3>
      <Price
        paise={paidPrice(product)}
        mrp={product.price}
        size={look === 'big' ? 'big' : 'tag'}
        className={styles.prices}
      />
      <LowestNote product={product} className={styles.note} />
      {product.offersNote && (
        <p className={styles.note} data-part="note">
          {product.offersNote}
        </p>
      )}
      {product.totalStock > 0 && <DeliveryLine from={product.sellerState} />}
    </>
  );
}
