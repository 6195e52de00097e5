import { lazy, Suspense } from 'react';
import '#design/feedback/page-state.module.css';
import { data } from 'react-router';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { readyExchange } from '#orders/exchanges/ui/exchange-place.tsx';
import { listEmiPlans } from '#payments/emi/contract.ts';
import { lowestInstalment } from '#payments/emi/emi-cost.ts';
import { isStateCode, stateName } from '#people/addresses/state.ts';
import { productHead } from '#products/catalog/product/metadata/product-head.ts';
import { productAssurances } from '#products/catalog/product/product-assurances.ts';
import { shownTitle } from '#products/catalog/product/shown-title.ts';
import { ProductRail } from '#products/catalog/ui/card/product-rail.tsx';
import { readyOffers } from '#products/catalog/ui/offers/offers-place.tsx';
import { BuyBox } from '#products/catalog/ui/product/buying/buy-box.tsx';
import { listQuestions } from '#products/questions/contract.ts';
import { QuestionsPlace, readyQuestions } from '#products/questions/ui/page/questions-place.tsx';
import { listReviews } from '#products/reviews/contract.ts';
import { REVIEWS_AT_ONCE } from '#products/reviews/review-choice.ts';
import { ReviewsPlace, readyReviews } from '#products/reviews/ui/list/reviews-place.tsx';
import { load } from '#routing/load.ts';
import { routerLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { getShop } from '#shop/shop/contract.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/product.route.ts';
import { FitPlace, readyFits } from './fit-place.tsx';
import { Highlights } from './highlights.tsx';
import { loadProduct } from './load-product.ts';
import styles from './product.module.css';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSpecs } from './product-specs.tsx';

/** Few products are gone, so the pages of all others come without it. Its style sheet is there before any script. */
const GoneProduct = lazy(async () => ({ default: (await import('./gone-product.tsx')).GoneProduct }));

const SLUG = /^[a-z0-9-]{1,200}$/;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  if (!SLUG.test(slug)) throw data(null, 404);
  const found = await loadProduct(context, slug);
  if ('gone' in found) return data(found, 410);
  const { product } = found;
  const [reviews, questions, shop, emi] = await Promise.all([
    load(context, listReviews, { productId: product._id, limit: REVIEWS_AT_ONCE }),
    load(context, listQuestions, { productId: product._id }),
    load(context, getShop, {}),
    load(context, listEmiPlans, {}),
    readyExchange(),
    readyFits(),
    readyOffers(),
    readyQuestions(),
    readyReviews(),
  ]);
  const state = product.seller.stateCode ?? '';
  return {
    product,
    reviews,
    questions,
    sellerState: isStateCode(state) ? stateName(state) : null,
    assurances: productAssurances(product, shop.data),
    emiFrom: lowestInstalment(product.salePrice ?? product.price, emi.data) ?? null,
    head: productHead(product, reviews.data, shop.data),
  };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if ('gone' in loaderData)
    return (
      <Suspense>
        <GoneProduct gone={loaderData.gone} />
      </Suspense>
    );
  const { product, reviews, questions, sellerState, assurances, emiFrom, head } = loaderData;
  const { title, brand, brandLabel } = product;
  return (
    <>
      <PageTitle title={shownTitle(product)} {...head} />
      <Breadcrumbs
        className={styles.crumbs}
        renderLink={routerLink}
        trail={[
          { label: t('products.catalog.crumbs.home'), href: paths.home },
          { label: t('products.catalog.category.electronics'), href: `${paths.listing}?category=electronics` },
          { label: brandLabel, href: `${paths.listing}?brand=${brand}` },
        ]}
      />
      {/* The key resets gallery and quantity when another variant is opened. */}
      <div className={styles.product} key={product._id}>
        <div className={styles.left}>
          <ProductGallery title={title} images={product.images} fallback={product.image} />
          {product.fits.length > 0 && <FitPlace key={product._id} product={product} className={styles.highlights} />}
          {product.highlights.length > 0 && (
            <Highlights
              highlights={product.highlights}
              lang={product.langs?.highlights}
              className={styles.highlights}
            />
          )}
        </div>
        <BuyBox
          product={product}
          sellerState={sellerState}
          assurances={assurances}
          emiFrom={emiFrom}
          className={styles.buy}
        />
      </div>
      <div className={styles.more}>
        <ProductSpecs product={product} />
        <ReviewsPlace key={product._id} product={product} first={reviews} />
      </div>
      <QuestionsPlace key={`questions ${product._id}`} productId={product._id} first={questions} />
      <ProductRail heading={t('products.catalog.fits.goesWith')} products={product.fitting} />
      <ProductRail heading={t('products.catalog.related')} products={product.related} />
    </>
  );
}
