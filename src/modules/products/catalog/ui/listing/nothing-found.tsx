import SearchX from 'lucide-react/icons/search-x';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { NotCarried } from '#products/catalog/contract.ts';
import * as paths from '#shared/paths/paths.ts';
import { listText } from '#shared/text/list-text.ts';
import styles from './nothing-found.module.css';

export interface NothingFoundProps {
  ref: Ref<HTMLHeadingElement>;
  keyword: string;
  notCarried: NotCarried | undefined;
}

/** Nothing fits the words. Of a brand that is not sold here the page says so, and who makes the like. */
export function NothingFound({ ref, keyword, notCarried }: NothingFoundProps) {
  return (
    <section className={styles.state}>
      <span className={styles.icon}>
        <SearchX aria-hidden="true" />
      </span>
      <div>
        <h2 ref={ref} tabIndex={-1} className={styles.title}>
          No result found!
        </h2>
        {notCarried ? <Instead {...notCarried} /> : <p>{nothingFits(keyword)}</p>}
      </div>
    </section>
  );
}

function nothingFits(keyword: string): string {
  const way = keyword.trim().includes(' ') ? 'Try fewer words.' : 'Try another word, or browse by category or brand.';
  return `We found nothing for “${keyword}”. ${way}`;
}

function Instead({ brand, kinds, brands }: NotCarried) {
  if (kinds.length === 0 || brands.length === 0) return <p>{`We don’t carry ${brand}.`}</p>;
  const kind = kinds.map(({ value }) => value).join(',');
  const products = listText(kinds.map(({ label }) => label));
  return (
    <>
      <p>{`We don’t carry ${brand}. ${products} by other brands:`}</p>
      <ul className={styles.brands}>
        {brands.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={`${paths.listing}?brand=${value}&kind=${kind}`} prefetch="intent" className={styles.brand}>
              {label}
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
