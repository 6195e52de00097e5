import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '#design/buttons/button.tsx';
import type { ProductOnFile } from '#products/inventory/product/products.contract.ts';
import styles from './faster-notice.module.css';
import type { ProductForm } from './use-product-form.ts';

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
            <b>{gone > 0 ? `${gone} sold while you were editing.` : 'Stock changed while you were editing.'}</b> Total
            Stock is {fresh.totalStock} now, you typed {typed.totalStock}.
          </span>
        ) : (
          <span>
            <b>Someone else has changed this product in the meantime.</b> Load the latest version or keep your changes.
          </span>
        )}
      </p>
      <div className={styles.acts}>
        {isAboutStock ? (
          <Button size="sm" onClick={() => form.goOn(fresh, 'stock')}>
            Use {fresh.totalStock}
          </Button>
        ) : (
          <Button size="sm" onClick={() => form.goOn(fresh, 'nothing')}>
            Load latest version
          </Button>
        )}
        <Button size="sm" onClick={() => form.goOn(fresh, 'typed')}>
          {isAboutStock ? `Set ${typed.totalStock} as a recount` : 'Keep my changes'}
        </Button>
      </div>
    </div>
  );
}
