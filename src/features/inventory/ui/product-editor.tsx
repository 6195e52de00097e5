import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import type { getProductChoices } from '#features/inventory/own-products.contract.ts';
import { countText } from '#shared/count-text.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { DeclarationsFold } from './declarations-fold.tsx';
import { FasterNotice } from './faster-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PicturesSlot } from './pictures-slot.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductInHand } from './product-in-hand.ts';
import styles from './product-panel.module.css';
import { SpecsFold } from './specs-fold.tsx';
import { useProductForm } from './use-product-form.ts';
import { VariantsFold } from './variants-fold.tsx';

export type ProductChoices = AnswerOf<typeof getProductChoices>['data'];

type ProductEditorProps = {
  start: ProductInHand;
  choices: ProductChoices;
  onClose: () => void;
  onSaved: () => void;
};

/** The form of one product. What is wrong stands at its field, what is changed carries a dot, leaving asks. */
export function ProductEditor({ start, choices, onClose, onSaved }: ProductEditorProps) {
  const leaves = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useProductForm(
    start,
    choices.brands.map(({ id }) => id),
    () => {
      leaves.current = true;
      onSaved();
    },
  );
  const { isNew, unsaved, onFile } = form;
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (form.busy || !form.mayBeSaved || (await form.save())) return;
    requestAnimationFrame(() => leadToFault(element.current));
  }
  useSaveKey(() => void submit());
  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <PicturesSlot form={form} />
        {form.fresher && <FasterNotice form={form} fresh={form.fresher} />}
        <ProductFields form={form} choices={choices} />
      </div>
      <div className={styles.folds}>
        <VariantsFold form={form} />
        <SpecsFold form={form} />
        <DeclarationsFold form={form} />
      </div>
      <footer className={styles.foot}>
        <p className={styles.unsaved} aria-live="polite">
          {unsaved.size > 0 && !isNew && countText(unsaved.size, 'unsaved change', 'unsaved changes')}
          {unsaved.size === 0 && onFile?.listed && (
            <Link to={`/product/${onFile.slug}`} className={styles.shop}>
              View on shop
            </Link>
          )}
        </p>
        {isNew || unsaved.size === 0 ? (
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        ) : (
          <Button tone="quiet" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          tone="primary"
          disabled={!form.mayBeSaved}
          busy={form.busy}
          busyLabel={isNew ? 'Adding…' : 'Saving…'}
        >
          {isNew ? 'Add product' : 'Save changes'}
        </Button>
      </footer>
      <LeaveGuard isDirty={unsaved.size > 0} leaves={leaves} />
    </form>
  );
}

/** The first field that is wrong, out of its fold. */
function leadToFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  const fold = fault?.closest('details');
  if (fold) fold.open = true;
  fault?.focus();
}

/** Ctrl or ⌘ with S saves, wherever one types. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
