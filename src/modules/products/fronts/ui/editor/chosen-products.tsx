import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { moved } from '#design/tables/use-reorder.ts';
import { ProductFinder } from '#products/banners/ui/product-finder.tsx';
import { MAX_CARDS, type SectionOf } from '#products/fronts/front.ts';
import { t } from '#shared/language/t.ts';
import styles from './editor.module.css';
import type { KindFieldsProps } from './section-form.tsx';

/** Products chosen by hand, in the order of the page. */
export function ChosenProducts({ section, faultOf, editor }: KindFieldsProps<SectionOf<'products'>>) {
  const { chosen } = section;
  const put = (next: typeof chosen) => editor.changeSection({ ...section, chosen: next });
  return (
    <>
      {chosen.length < MAX_CARDS && (
        <ProductFinder
          label={t('products.fronts.fields.addProduct')}
          error={faultOf('chosen')}
          onFind={found =>
            chosen.includes(found.id) || editor.changeSection({ ...section, chosen: [...chosen, found.id] }, [found])
          }
        />
      )}
      <ol className={styles.chosen}>
        {chosen.map((id, at) => {
          const product = editor.products.find(each => each.id === id);
          const title = product?.title ?? t('products.fronts.fields.goneProduct');
          return (
            <li key={id}>
              <span className={styles.name}>
                {title}
                {product && !product.listed && (
                  <span className={styles.note}>{t('products.banners.fields.notOnSale')}</span>
                )}
              </span>
              <IconButton
                label={t('products.fronts.sections.up', { name: title })}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => put(moved(chosen, at, at - 1))}
              />
              <IconButton
                label={t('products.fronts.sections.down', { name: title })}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={at === chosen.length - 1}
                onClick={() => put(moved(chosen, at, at + 1))}
              />
              <IconButton
                label={t('products.fronts.sections.removeOf', { name: title })}
                icon={<X aria-hidden="true" />}
                onClick={() => put(chosen.filter(each => each !== id))}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
