import { type RefObject, useEffect, useRef } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { choose } from '#products/catalog/comparison/chosen-products.ts';
import { comparedAddress, readComparedAddress } from '#products/catalog/comparison/compared-address.ts';
import { t } from '#shared/language/t.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/compare.route.ts';
import { AddProduct } from './add-product.tsx';
import styles from './compare.module.css';
import { comparisonNotices } from './comparison-notices.ts';
import { comparisonSections } from './comparison-sections.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { loadComparison } from './load-comparison.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { unreadable, isTooLong, ...asked } = readComparedAddress(url.searchParams);
  const { comparison, offered } = await loadComparison(context, asked);
  const leftOut = asked.slugs.length - comparison.products.length + unreadable;
  return { comparison, offered, leftOut, isTooLong };
}

/** Which rows are shown is decided here, without asking again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const loaded = ({ pathname, searchParams }: URL) =>
    pathname + comparedAddress({ ...readComparedAddress(searchParams), onlyDifferences: false });
  const isOtherView = currentUrl.search !== nextUrl.search && loaded(currentUrl) === loaded(nextUrl);
  return isOtherView ? false : defaultShouldRevalidate;
}

/** Up to four products side by side. */
export default function ComparePage({ loaderData: { comparison, offered, leftOut, isTooLong } }: Route.ComponentProps) {
  const { products } = comparison;
  const [params] = useSearchParams();
  const slugs = products.map(({ slug }) => slug);
  useAsChoice(slugs);
  const heading = useFocusAfter(slugs);
  const isSeveral = products.length > 1;
  const onlyDifferences = isSeveral && readComparedAddress(params).onlyDifferences;
  const notices = comparisonNotices({ ...comparison, leftOut, isTooLong });
  return (
    <>
      <PageTitle title={t('products.catalog.compare.title')} description={t('products.catalog.compare.description')} />
      <h1 ref={heading} tabIndex={-1} id="comparison" className={styles.title}>
        {t('products.catalog.compare.title')}
      </h1>
      {notices.map(notice => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {products.length === 0 && <p className={styles.empty}>{t('products.catalog.compare.empty')}</p>}
      {isSeveral && (
        <p className={styles.tools}>
          <Link
            to={comparedAddress({ slugs, onlyDifferences: !onlyDifferences })}
            preventScrollReset
            rel="nofollow"
            className={styles.tool}
          >
            {onlyDifferences ? t('products.catalog.compare.allRows') : t('products.catalog.compare.onlyDifferences')}
          </Link>
          {offered && (
            <a href="#add" className={styles.toAdd}>
              {t('products.catalog.compare.add')}
            </a>
          )}
        </p>
      )}
      <section className={styles.sheet} aria-labelledby="comparison" data-columns={slugs.length + (offered ? 1 : 0)}>
        {products.length > 0 && (
          <ComparisonTable
            products={products}
            sections={comparisonSections(comparison, onlyDifferences)}
            onlyDifferences={onlyDifferences}
          />
        )}
        {offered && <AddProduct offered={offered} slugs={slugs} />}
      </section>
    </>
  );
}

/** The comparison that is looked at is the one that this browser keeps. */
function useAsChoice(slugs: readonly string[]): void {
  const shown = slugs.join(',');
  useEffect(() => {
    if (shown !== '') choose(shown.split(','));
  }, [shown]);
}

/** Where the focus goes when its link has left the page with a product. */
function useFocusAfter(slugs: readonly string[]): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = slugs.join(',');
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);
  return heading;
}
