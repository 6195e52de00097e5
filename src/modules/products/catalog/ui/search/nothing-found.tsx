import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import type { Facets, NotCarried } from '#products/catalog/contract.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { listText } from '#shared/text/list-text.ts';
import styles from './nothing-found.module.css';
import { useSearchHeading } from './use-search-heading.ts';

export interface WithoutResultsProps {
  /** The search that found nothing; null before a search. */
  nothing: NothingFoundProps | null;
  ways: Pick<Facets, 'brand' | 'kind'>;
}

/** What the search page shows in place of results. */
export function WithoutResults({ nothing, ways }: WithoutResultsProps) {
  return (
    <>
      {nothing && <NothingFound {...nothing} />}
      <WaysOn {...ways} />
    </>
  );
}

interface NothingFoundProps {
  keyword: string;
  notCarried: NotCarried | undefined;
}

/** A search without results. For a brand that is not carried, it shows brands with similar products. */
function NothingFound({ keyword, notCarried }: NothingFoundProps) {
  const heading = useSearchHeading();
  return (
    <section className={styles.state}>
      <span className={styles.icon}>
        <SearchX aria-hidden="true" />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('products.catalog.search.none')}
        </h2>
        {notCarried ? <Instead {...notCarried} /> : <p>{nothingFits(keyword)}</p>}
      </div>
    </section>
  );
}

function nothingFits(keyword: string): string {
  return keyword.trim().includes(' ')
    ? t('products.catalog.search.nothingForWords', { keyword })
    : t('products.catalog.search.nothingForWord', { keyword });
}

function Instead({ brand, kinds, brands }: NotCarried) {
  if (kinds.length === 0 || brands.length === 0) return <p>{t('products.catalog.search.notCarried', { brand })}</p>;
  const kind = kinds.map(({ value }) => value).join(',');
  const products = listText(kinds.map(({ label }) => label));
  return (
    <>
      <p>{t('products.catalog.search.instead', { brand, products })}</p>
      {links('brand', brands, `&kind=${kind}`)}
    </>
  );
}

/** Links to categories and brands, before a search or if it had no results. */
function WaysOn({ brand, kind }: Pick<Facets, 'brand' | 'kind'>) {
  return (
    <div className={styles.ways}>
      {way(
        t('products.catalog.search.byCategory'),
        'kind',
        kind.filter(({ value }) => value !== 'other'),
      )}
      {way(t('products.catalog.search.byBrand'), 'brand', brand)}
    </div>
  );
}

function way(title: string, group: 'kind' | 'brand', values: Facets['kind']) {
  return (
    values.length > 0 && (
      <section>
        <h2 className={styles.heading}>{title}</h2>
        {links(group, values)}
      </section>
    )
  );
}

/** @param more the rest of the query */
function links(group: 'kind' | 'brand', values: Facets['kind'], more = '') {
  return (
    <ul className={styles.brands}>
      {values.map(({ value, label, count }) => (
        <li key={value}>
          <Link to={`${paths.listing}?${group}=${value}${more}`} prefetch="intent" className={styles.brand}>
            {label}
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
