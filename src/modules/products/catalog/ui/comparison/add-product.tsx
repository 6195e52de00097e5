import { Form, Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { TitleText } from '#design/data/title-text.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { comparedAddress } from '#products/catalog/comparison/compared-address.ts';
import { conditionWord, shownTitle } from '#products/catalog/product/shown-title.ts';
import { MAX_KEYWORD_LENGTH, MIN_KEYWORD_LENGTH } from '#products/catalog/search/search-keyword.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './add-product.module.css';
import type { OfferedProducts } from './load-comparison.ts';

/** The empty column: searches for a further product, in the category of the first one. */
export function AddProduct({ offered, slugs }: { offered: OfferedProducts; slugs: readonly string[] }) {
  const { category, find, products } = offered;
  return (
    <section id="add" className={styles.add} aria-labelledby="add-heading">
      <h2 id="add-heading" className={styles.heading}>
        {t('products.catalog.compare.add')}
      </h2>
      <Form
        action={paths.compare}
        role="search"
        aria-labelledby="add-heading"
        preventScrollReset
        className={styles.form}
      >
        {slugs.length > 0 && <input type="hidden" name="products" value={slugs.join(',')} />}
        <TextField
          key={find}
          label={
            category === null ? t('products.catalog.search.field') : t('products.catalog.compare.findIn', { category })
          }
          type="search"
          name="find"
          defaultValue={find}
          autoComplete="off"
          enterKeyHint="search"
          required
          minLength={MIN_KEYWORD_LENGTH}
          maxLength={MAX_KEYWORD_LENGTH}
        />
        <Button type="submit" wide>
          {t('products.catalog.search.go')}
        </Button>
      </Form>
      {find !== '' && products.length === 0 && (
        <p role="status" className={styles.none}>
          {t('products.catalog.search.none')}
        </p>
      )}
      <ul className={styles.offers}>
        {products.map(product => (
          <li key={product._id}>
            <Link
              to={comparedAddress({ slugs: [...slugs, product.slug] })}
              preventScrollReset
              rel="nofollow"
              className={styles.offer}
              aria-label={t('products.catalog.compare.addTitle', { title: shownTitle(product) })}
            >
              <ProductPicture src={product.image} alt="" sizes="44px" upTo={160} className={styles.picture} />
              <span lang={product.langs?.title}>
                <TitleText title={product.title} word={conditionWord(product)} lang={product.langs?.title} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
