import { data } from 'react-router';
import { Breadcrumbs } from '#design/breadcrumbs.tsx';
import { STATES } from '#features/addresses/state.ts';
import { getProductBySlug } from '#features/catalog/contract.ts';
import { listReviews } from '#features/reviews/contract.ts';
import { REVIEWS_AT_ONCE } from '#features/reviews/review-choice.ts';
import { ReviewsSection } from '#features/reviews/ui/reviews-section.tsx';
import { PageTitle } from '#features/shop/ui/page-title.tsx';
import { load } from '#routing/load.ts';
import { routerLink } from '#routing/router-link.tsx';
import type { Route } from './+types/product.route.ts';
import { BuyBox } from './buy-box.tsx';
import { Highlights } from './highlights.tsx';
import styles from './product.module.css';
import { ProductGallery } from './product-gallery.tsx';
import { ProductRail } from './product-rail.tsx';
import { ProductSpecs } from './product-specs.tsx';

const SLUG = /^[a-z0-9-]{1,200}$/;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  if (!SLUG.test(slug)) throw data(null, 404);
  const { data: product } = await load(context, getProductBySlug, { slug });
  const reviews = await load(context, listReviews, { productId: product._id, limit: REVIEWS_AT_ONCE });
  const states: Readonly<Record<string, string>> = STATES;
  return { product, reviews, sellerState: states[product.seller.stateCode ?? ''] ?? null };
}

export default function ProductPage({ loaderData: { product, reviews, sellerState } }: Route.ComponentProps) {
  const { title, description, brand, brandLabel } = product;
  return (
    <>
      <PageTitle title={title} description={description} />
      <Breadcrumbs
        className={styles.crumbs}
        renderLink={routerLink}
        trail={[
          { label: 'Home', href: '/' },
          { label: 'Electronics', href: '/shop/listing?category=electronics' },
          { label: brandLabel, href: `/shop/listing?brand=${brand}` },
        ]}
      />
      {/* Another sibling is another product: gallery, quantity and all begin afresh. */}
      <div className={styles.product} key={product._id}>
        <div className={styles.left}>
          <ProductGallery title={title} images={product.images} fallback={product.image} />
          {product.highlights.length > 0 && (
            <Highlights highlights={product.highlights} className={styles.highlights} />
          )}
        </div>
        <BuyBox product={product} sellerState={sellerState} className={styles.buy} />
      </div>
      <div className={styles.more}>
        <ProductSpecs product={product} />
        <ReviewsSection key={product._id} product={product} first={reviews} />
      </div>
      <ProductRail heading="Related Products" products={product.related} />
    </>
  );
}
