import { lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { ProductList } from '#products/catalog/contract.ts';
import { parseListing } from '#products/catalog/listing/listing-state.ts';
import type { ProductSummary } from '#products/catalog/product/product.schema.ts';
import type { Listing } from '#products/catalog/ui/listing/use-listing.ts';
import { useInBrowser } from '#routing/use-in-browser.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import type { QuickView } from './load-quick-view.ts';
import { loadQuickViewContent } from './load-quick-view-content.ts';
import styles from './quick-view-content.module.css';

const QuickViewContent = lazy(loadQuickViewContent);

export interface QuickViewDialogProps {
  quickView: QuickView | null;
  listing: Listing;
  list: ProductList;
}

/**
 * A dialog over the listing, opened by `product=` in the address, so that it can be linked and the back button closes it. It
 * shows the card's data until the rest has loaded. Not rendered on the server; its content is loaded when it is opened.
 */
export function QuickViewDialog({ quickView, listing, list }: QuickViewDialogProps) {
  const { state, href } = listing;
  const { pathname } = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const inBrowser = useInBrowser();
  const wanted =
    pending?.pathname === pathname ? parseListing(new URLSearchParams(pending.search)).product : state.product;
  const known: ProductSummary | undefined =
    quickView && quickView.product._id === wanted ? quickView.product : list.data.find(({ _id }) => _id === wanted);
  const close = () => navigate(href({ ...state, product: undefined }), { preventScrollReset: true });
  return (
    <Dialog
      open={inBrowser && wanted !== undefined && known !== undefined}
      onClose={close}
      title={t('products.catalog.card.quickView')}
      size="lg"
      footer={
        known && (
          <Link to={paths.product(known.slug)} prefetch="render" className={buttonClass()}>
            {t('products.catalog.quickView.details')}
          </Link>
        )
      }
    >
      {known && (
        <Suspense fallback={<QuickViewLoading />}>
          <QuickViewContent
            product={known}
            sellerState={quickView?.product._id === known._id ? quickView.product.seller.stateCode : undefined}
            reviews={quickView?.product._id === known._id ? quickView.reviews : undefined}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

function QuickViewLoading() {
  return (
    <div className={styles.view} aria-busy="true">
      <div className={styles.stage} />
      <div className={styles.words}>
        <Skeleton length="medium" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
