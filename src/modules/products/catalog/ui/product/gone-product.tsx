import PackageX from 'lucide-react/icons/package-x';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageState } from '#design/feedback/page-state.tsx';
import { ProductRail } from '#products/catalog/ui/card/product-rail.tsx';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { GoneProductAnswer } from './load-product.ts';

const WHERE = 'It has been removed from the shop. Orders you placed for it are not affected.';

/** The page of a deleted product, with similar products. */
export function GoneProduct({ gone: { title, kind, label, others, total } }: { gone: GoneProductAnswer }) {
  const all = `${paths.listing}?kind=${kind}`;
  return (
    <>
      <PageTitle title={`${title} is no longer available`} description={WHERE} />
      <PageState
        look="head"
        icon={<PackageX aria-hidden="true" />}
        title={`${title} is no longer available`}
        ways={
          <>
            {total > 0 && label && (
              <Link to={all} prefetch="intent" className={buttonClass({ tone: 'primary' })}>
                See all {label}
              </Link>
            )}
            <Link to={paths.listing} prefetch="intent" className={buttonClass({ tone: 'outline' })}>
              See all products
            </Link>
          </>
        }
      >
        {WHERE}
      </PageState>
      <ProductRail heading={label ? `More in ${label}` : 'More products'} products={others} total={total} all={all} />
    </>
  );
}
