import { Button } from '#design/buttons/button.tsx';
import { ChangeTable } from '#design/data/change-table.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { AttributeChange } from '#products/attributes/contract.ts';
import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './attribute-form.module.css';

interface ChangeDialogProps {
  /** Undefined while nothing is asked. */
  readonly plan: AttributeChange | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (plan: AttributeChange) => void;
}

/** What a change does to products, before it is made; or why it can't be made. */
export function ChangeDialog({ plan, busy, onClose, onConfirm }: ChangeDialogProps) {
  if (plan && plan.misfits > 0) return <Misfits plan={plan} onClose={onClose} />;
  const { converted = 0, left = 0, lacking = 0, examples = [] } = plan ?? {};
  return (
    <AskDialog
      open={plan !== undefined}
      title={t('products.attributes.preview.title')}
      verb={t('products.attributes.preview.confirm')}
      tone="primary"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => plan && onConfirm(plan)}
    >
      <div className={styles.preview}>
        {converted > 0 && <p>{t('products.attributes.preview.converted', { count: converted })}</p>}
        {left > 0 && <p>{t('products.attributes.preview.left', { count: left })}</p>}
        {lacking > 0 && <p>{t('products.attributes.preview.lacking', { count: lacking })}</p>}
        {examples.length > 0 && <Values values={examples} then={t('products.attributes.preview.to')} />}
      </div>
    </AskDialog>
  );
}

function Misfits({ plan, onClose }: { plan: AttributeChange; onClose: () => void }) {
  const { products, misfits, misfitting } = plan;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('products.attributes.preview.misfits', { fit: products - misfits, misfits })}
      size="sm"
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('design.close')}
        </Button>
      }
    >
      <div className={styles.preview}>
        <p>{t('products.attributes.preview.misfitsText')}</p>
        <Values values={misfitting} then={t('products.attributes.preview.why')} />
      </div>
    </Dialog>
  );
}

function Values({ values, then }: { values: AttributeChange['examples']; then: string }) {
  return (
    <ChangeTable
      heads={[t('products.attributes.preview.from'), then, t('products.attributes.preview.products')]}
      rows={values.map(({ text, to, products }) => ({ key: text, cells: [text, to, countText(products)] }))}
    />
  );
}
