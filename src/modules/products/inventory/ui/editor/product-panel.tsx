import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { SidePanel } from '#design/overlays/side-panel.tsx';
import { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { type OpenProduct, openKey } from '#products/inventory/own-products/own-products-state.ts';
import { getOwnProduct } from '#products/inventory/product/products.contract.ts';
import { BLANK_PRODUCT, copyOf, typedOf } from '#products/inventory/product/typed-product.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { ProductEditor } from './product-editor.tsx';
import { takeInHand } from './product-in-hand.ts';
import styles from './product-panel.module.css';

type ProductPanelProps = {
  open: OpenProduct | undefined;
  onClose: () => void;
  onSaved: () => void;
};

/** The form of a new or existing product in a side panel. */
export function ProductPanel({ open, ...acts }: ProductPanelProps) {
  return (
    <SidePanel
      open={open !== undefined}
      onClose={acts.onClose}
      title={open?.kind === 'edit' ? t('products.inventory.editor.editTitle') : t('products.inventory.editor.addTitle')}
    >
      {open && <PanelContent key={openKey(open)} open={open} {...acts} />}
    </SidePanel>
  );
}

function PanelContent({ open, ...acts }: ProductPanelProps & { open: OpenProduct }) {
  const choices = useAnswer(getProductChoices, {});
  const asked = useAnswer(getOwnProduct, open.kind === 'new' ? null : { id: open.id });
  const failed = asked.problem ? asked : choices.problem ? choices : undefined;
  if (failed)
    return (
      <ErrorState title={t('products.inventory.fetchFailed')} onRetry={failed.askAgain} retrying={failed.isAsking}>
        {failed.problem?.message}
      </ErrorState>
    );
  const product = asked.answer?.data;
  if (!choices.answer || (open.kind !== 'new' && !product)) return <PanelWaiting />;
  const key = openKey(open);
  const start = !product
    ? takeInHand(key, BLANK_PRODUCT)
    : open.kind === 'copy'
      ? takeInHand(key, copyOf(product))
      : takeInHand(key, typedOf(product), product);
  return <ProductEditor start={start} choices={choices.answer.data} {...acts} />;
}

function PanelWaiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="block" />
      <Skeleton length="long" />
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="medium" />
    </div>
  );
}
