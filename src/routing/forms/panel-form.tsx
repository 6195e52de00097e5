import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import styles from './panel-form.module.css';
import type { FormInHand } from './use-form.ts';

interface PanelFormProps {
  readonly form: Pick<FormInHand<object>, 'props' | 'busy'>;
  /** The verb on the button: "Save". */
  readonly verb: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form in a side panel: its buttons stay in sight below the fields. */
export function PanelForm({ form, verb, onCancel, children }: PanelFormProps) {
  return (
    <form {...form.props} className={styles.form}>
      <div className={styles.fields}>{children}</div>
      <footer className={styles.foot}>
        <Button tone="quiet" onClick={onCancel}>
          {t('design.cancel')}
        </Button>
        <Button type="submit" tone="primary" busy={form.busy}>
          {verb}
        </Button>
      </footer>
    </form>
  );
}
