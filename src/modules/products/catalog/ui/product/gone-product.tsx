import PackageX from 'lucide-react/icons/package-x';
import { Link } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageState } from '#design/feedback/page-state.tsx';
import { ProductRail } from '#products/catalog/ui/card/product-rail.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { GoneProductAnswer } from './load-product.ts';

const WHERE = t('products.catalog.gone.text');

/** The page of a deleted product, with similar products. */
export function GoneProduct({ gone: { title, kind, label, others, total } }: { gone: GoneProductAnswer }) {
  const all = `${paths.listing}?kind=${kind}`;
  return (
    <>
      <PageTitle title={t('products.catalog.gone.title', { title })} description={WHERE} />
      <PageState
        look="head"
        icon={<PackageX aria-hidden="true" />}
        title={t('products.catalog.gone.title', { title })}
        ways={
          <>
            {total > 0 && label && (
              <Link to={all} prefetch="intent" className={buttonClass({ tone: 'primary' })}>
                {t('products.catalog.gone.allOf', { kind: label })}
              </Link>
            )}
            <Link to={paths.listing} prefetch="intent" className={buttonClass({ tone: 'outline' })}>
              {t('products.catalog.results.all')}
            </Link>
          </>
        }
      >
        {WHERE}
      </PageState>
      <ProductRail
        heading={label ? t('products.catalog.gone.moreOf', { kind: label }) : t('products.catalog.gone.more')}
        products={others}
        total={total}
        all={all}
      />
    </>
  );
}
