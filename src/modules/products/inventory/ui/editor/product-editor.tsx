import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { useSaveKey } from '#design/fields/use-save-key.ts';
import { ApprovalNotice } from '#products/approvals/ui/approval-notice.tsx';
import type { getProductChoices } from '#products/inventory/own-products/own-products.contract.ts';
import { openKey, openProduct, ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import type { KnownToShop } from '#products/inventory/product/check-product.ts';
import { LIST_LIMITS } from '#products/inventory/product/product-draft.ts';
import { PictureField } from '#products/media/ui/picture-field.tsx';
import { leadToFault } from '#routing/forms/lead-to-fault.ts';
import { LeaveGuard, type LeavingTo } from '#routing/leave-guard.tsx';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { AttributesFold, attributesOf } from './attributes-fold.tsx';
import { DeclarationsFold } from './declarations-fold.tsx';
import { DetailsFold } from './details-fold.tsx';
import { FasterNotice } from './faster-notice.tsx';
import { LanguagesFold } from './languages-fold.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductInHand } from './product-in-hand.ts';
import styles from './product-panel.module.css';
import { SpecsFold } from './specs-fold.tsx';
import { useProductForm } from './use-product-form.ts';
import { VariantsFold } from './variants-fold.tsx';

export type ProductChoices = AnswerOf<typeof getProductChoices>['data'];

function knownIn(choices: ProductChoices): KnownToShop {
  const { brands, categories } = choices;
  return {
    attributesOf: kind => attributesOf(kind, choices),
    brands: brands.map(({ id }) => id),
    categories: new Map(categories.map(category => [category.id, category])),
  };
}

type ProductEditorProps = {
  start: ProductInHand;
  choices: ProductChoices;
  onClose: () => void;
  onSaved: () => void;
};

/**
 * The form of one product, with errors and marks of changes at the fields, and a question before unsaved changes are
 * lost.
 */
export function ProductEditor({ start, choices, onClose, onSaved }: ProductEditorProps) {
  const leaves = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useProductForm(start, knownIn(choices), () => {
    leaves.current = true;
    onSaved();
  });
  const [isLocked, setLocked] = useState(start.onFile !== undefined);
  const [isUploading, setUploading] = useState(false);
  const { isNew, unsaved, onFile } = form;
  const mayBeSaved = form.mayBeSaved && !isUploading;
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (form.busy || !mayBeSaved || (await form.save())) return;
    requestAnimationFrame(() => leadToFault(element.current));
  }
  useEffect(() => {
    if (isNew) element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [isNew]);
  useSaveKey(() => void submit());
  const isStaying = useCallback(
    (here: LeavingTo, there: LeavingTo) => leaves.current || isSameProduct(here, there),
    [],
  );
  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <div className={styles.whole}>
          <PictureField
            pictures={form.typed.images}
            onChange={images => form.change({ images })}
            locked={isLocked}
            onUnlock={() => setLocked(false)}
            onBusy={setUploading}
            most={LIST_LIMITS.images}
            error={form.faults.images}
          />
        </div>
        {form.fresher && <FasterNotice form={form} fresh={form.fresher} />}
        {onFile?.approval && <ApprovalNotice id={onFile._id} approval={onFile.approval} onWithdrawn={onSaved} />}
        <ProductFields form={form} choices={choices} />
      </div>
      <div className={styles.folds}>
        <VariantsFold form={form} />
        <AttributesFold form={form} choices={choices} />
        <DetailsFold form={form} />
        <SpecsFold form={form} />
        <LanguagesFold form={form} />
        <DeclarationsFold form={form} />
      </div>
      <footer className={styles.foot}>
        <p className={styles.unsaved} aria-live="polite">
          {isUploading && t('products.inventory.editor.uploading')}
          {!isUploading && unsaved.size > 0 && !isNew && t('products.inventory.unsaved', { count: unsaved.size })}
          {unsaved.size === 0 && onFile?.listed && (
            <Link to={paths.product(onFile.slug)} className={styles.shop}>
              {t('products.inventory.viewOnShop')}
            </Link>
          )}
        </p>
        {isNew || unsaved.size === 0 ? (
          <Button tone="quiet" onClick={onClose}>
            {t('design.cancel')}
          </Button>
        ) : (
          <Button tone="quiet" onClick={form.discard}>
            {t('products.inventory.editor.discard')}
          </Button>
        )}
        <Button
          type="submit"
          tone="primary"
          disabled={!mayBeSaved}
          busy={form.busy}
          busyLabel={isNew ? t('products.inventory.editor.adding') : t('products.inventory.editor.saving')}
        >
          {isNew ? t('products.inventory.editor.add') : t('products.inventory.editor.save')}
        </Button>
      </footer>
      <LeaveGuard unsaved={unsaved.size > 0} isStaying={isStaying} />
    </form>
  );
}

function isSameProduct(here: LeavingTo, there: LeavingTo): boolean {
  const keyAt = ({ search }: LeavingTo) => openKey(openProduct(ownProductsAddress.read(new URLSearchParams(search))));
  return here.pathname === there.pathname && keyAt(here) === keyAt(there);
}
