import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { moved } from '#design/tables/use-reorder.ts';
import { t } from '#shared/language/t.ts';
import styles from './picked-products.module.css';
import { type FoundProduct, ProductFinder } from './product-finder.tsx';

interface PickedProductsProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly picked: readonly FoundProduct[];
  readonly most: number;
  readonly onChange: (picked: readonly FoundProduct[]) => void;
}

/** Products picked by hand, in their order. */
export function PickedProducts({ label, error, picked, most, onChange }: PickedProductsProps) {
  return (
    <>
      {picked.length < most && (
        <ProductFinder
          label={label}
          error={error}
          onFind={found => picked.some(({ id }) => id === found.id) || onChange([...picked, found])}
        />
      )}
      <ol className={styles.picked}>
        {picked.map(({ id, title, listed }, at) => (
          <li key={id}>
            <span className={styles.title}>
              {title}
              {!listed && <span className={styles.note}>{t('products.banners.fields.notOnSale')}</span>}
            </span>
            <IconButton
              label={t('products.fronts.sections.up', { name: title })}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onChange(moved(picked, at, at - 1))}
            />
            <IconButton
              label={t('products.fronts.sections.down', { name: title })}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={at === picked.length - 1}
              onClick={() => onChange(moved(picked, at, at + 1))}
            />
            <IconButton
              label={t('products.fronts.sections.removeOf', { name: title })}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange(picked.filter(each => each.id !== id))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
