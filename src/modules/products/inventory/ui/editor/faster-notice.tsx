import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import type { ProductOnFile } from '#products/inventory/product/products.contract.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './faster-notice.module.css';
import type { ProductForm } from './use-product-form.ts';

const bold = (words: ReactNode) => <b>{words}</b>;

/** Shown if somebody else has changed the product: what changed, and the ways to resolve the conflict. */
export function FasterNotice({ form, fresh }: { form: ProductForm; fresh: ProductOnFile }) {
  const { onFile, typed, unsaved } = form;
  const gone = (onFile?.totalStock ?? 0) - fresh.totalStock;
  const isAboutStock = gone !== 0 && unsaved.has('totalStock');
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>
        <TriangleAlert aria-hidden="true" />
        {isAboutStock ? (
          <span>
            {gone > 0
              ? rich('products.inventory.faster.sold', {
                  b: bold,
                  gone,
                  now: fresh.totalStock,
                  typed: typed.totalStock,
                })
              : rich('products.inventory.faster.stock', { b: bold, now: fresh.totalStock, typed: typed.totalStock })}
          </span>
        ) : (
          <span>{rich('products.inventory.faster.changed', { b: bold })}</span>
        )}
      </p>
      <div className={styles.acts}>
        {isAboutStock ? (
          <Button size="sm" onClick={() => form.goOn(fresh, 'stock')}>
            {t('products.inventory.use', { value: fresh.totalStock })}
          </Button>
        ) : (
          <Button size="sm" onClick={() => form.goOn(fresh, 'nothing')}>
            {t('products.inventory.faster.load')}
          </Button>
        )}
        <Button size="sm" onClick={() => form.goOn(fresh, 'typed')}>
          {isAboutStock
            ? t('products.inventory.recount', { value: typed.totalStock })
            : t('products.inventory.faster.keep')}
        </Button>
      </div>
    </div>
  );
}
