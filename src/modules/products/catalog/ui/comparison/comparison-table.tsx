import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { TitleText } from '#design/data/title-text.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { choose } from '#products/catalog/comparison/chosen-products.ts';
import { comparedAddress } from '#products/catalog/comparison/compared-address.ts';
import type { ComparedProduct } from '#products/catalog/comparison/comparison.contract.ts';
import { conditionWord } from '#products/catalog/product/shown-title.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ComparisonRow, ComparisonSection } from './comparison-sections.tsx';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  sections: readonly ComparisonSection[];
  onlyDifferences: boolean;
}

/** Products as columns. Pictures scroll away; the titles stay. */
export function ComparisonTable({ products, sections, onlyDifferences }: ComparisonTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('products.catalog.compare.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {products.map(({ _id, slug, image }, at) => (
            <td key={_id} className={styles.picture}>
              <Link to={paths.product(slug)} prefetch="intent" tabIndex={-1} aria-hidden="true">
                <ProductPicture
                  src={image}
                  alt=""
                  sizes="(min-width: 768px) 18vw, 34vw"
                  upTo={640}
                  eager={at < 2}
                  className={styles.art}
                />
              </Link>
            </td>
          ))}
        </tr>
        <tr className={styles.titles}>
          <td className={styles.corner} />
          {products.map(product => (
            <th key={product._id} scope="col" className={styles.product}>
              <Link
                to={paths.product(product.slug)}
                prefetch="intent"
                className={styles.title}
                lang={product.langs?.title}
              >
                <TitleText title={product.title} word={conditionWord(product)} lang={product.langs?.title} />
              </Link>
              <RemoveLink product={product} products={products} onlyDifferences={onlyDifferences} />
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ heading, rows }) => (
        <tbody key={heading ?? ''}>
          {heading !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles.heading}>
                <span className={styles.label}>{heading}</span>
              </th>
            </tr>
          )}
          {rows.map(row => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      ))}
      {sections.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={products.length + 1} className={styles.heading}>
              <span className={styles.label}>{t('products.catalog.compare.noDifferences')}</span>
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

function Row({ row: { label, cells, differs } }: { row: ComparisonRow }) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row" className={styles.name}>
        <span className={styles.label}>
          {label}
          {differs && (
            <>
              <span aria-hidden="true" className={styles.mark} title={t('products.catalog.compare.differs')}>
                ≠
              </span>
              <VisuallyHidden> ({t('products.catalog.compare.differs')})</VisuallyHidden>
            </>
          )}
        </span>
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the column at its place
        <td key={at} className={styles.value}>
          {cell || (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('products.catalog.compare.unknown')}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

interface RemoveLinkProps extends Pick<ComparisonTableProps, 'products' | 'onlyDifferences'> {
  product: ComparedProduct;
}

function RemoveLink({ product, products, onlyDifferences }: RemoveLinkProps) {
  const slugs = products.filter(({ _id }) => _id !== product._id).map(({ slug }) => slug);
  const label = t('products.catalog.compare.remove', { title: product.title });
  return (
    <Link
      to={comparedAddress({ slugs, onlyDifferences })}
      preventScrollReset
      rel="nofollow"
      className={styles.remove}
      aria-label={label}
      title={label}
      // The last one leaves an address without products, which says nothing of what is chosen.
      onClick={() => choose(slugs)}
    >
      <X aria-hidden="true" />
    </Link>
  );
}
