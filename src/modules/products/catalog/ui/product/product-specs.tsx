import { Fragment } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { NoBreakText } from '#design/data/no-break-text.tsx';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { langOfEnglish } from '#shared/language/lang-of-english.ts';
import { t } from '#shared/language/t.ts';
import styles from './product-specs.module.css';

/** Specifications in groups, the typed ones first, the legal declarations last. */
export function ProductSpecs({ product }: { product: ProductDetail }) {
  const groups: (ProductDetail['specs'][number] & { lang?: string | undefined })[] = [
    ...(product.keySpecs ? [product.keySpecs] : []),
    ...product.specs.map(group => ({ ...group, lang: langOfEnglish() })),
    { group: t('products.catalog.declaration.title'), rows: product.declarations },
  ];
  return (
    <section aria-labelledby="specifications">
      <WireHeading id="specifications">{t('products.catalog.field.specs')}</WireHeading>
      <p className={styles.description} lang={product.langs?.description}>
        {product.description}
      </p>
      <div data-later className={styles.groups}>
        {groups.map(({ group, rows, lang }) => (
          <table key={group} lang={lang} className={styles.table}>
            <caption>{group}</caption>
            <tbody>
              {rows.map(([label, value]) => (
                <tr key={label}>
                  <th scope="row">
                    <NoBreakText text={label} />
                  </th>
                  <td>{value.includes('@') ? withBreaks(value) : <NoBreakText text={value} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

/** Lets an e-mail address wrap after its @ or before a dot. */
function withBreaks(address: string) {
  return address.split(/(?<=@)|(?=\.)/).map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
