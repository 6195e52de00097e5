import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { BLANK_COMPANY } from '#people/addresses/company/company-draft.ts';
import { t } from '#shared/language/t.ts';
import formStyles from './address-form.module.css';
import styles from './address-manager.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyText } from './company-text.tsx';
import { useCompany } from './use-company.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** The saved GST details, with buttons to add, edit and delete them. */
export function CompanyManager() {
  const { company, hasFailed, reload, save, remove } = useCompany();
  const [isEdited, setEdited] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const editing = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useFocusAfter(isEdited, () => editing.current);
  return (
    <section className={styles.company} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.companyTitle}>
        {t('people.addresses.company.title')}
      </h2>
      {hasFailed ? (
        <ErrorState title={t('people.addresses.company.failed')} onRetry={reload} />
      ) : company === undefined ? (
        <Skeleton shape="block" className={styles.loading} />
      ) : isEdited ? (
        <div className={formStyles.form}>
          <CompanyForm
            initial={company ?? BLANK_COMPANY}
            onSave={save}
            onSaved={() => setEdited(false)}
            onCancel={() => setEdited(false)}
          />
        </div>
      ) : company ? (
        <div className={styles.card}>
          <p className={styles.text}>
            <CompanyText company={company} />
          </p>
          <div className={styles.buttons}>
            <Button ref={editing} size="sm" tone="quiet" onClick={() => setEdited(true)}>
              {t('people.addresses.company.edit')}
            </Button>
            <Button size="sm" tone="quiet" onClick={() => setAsked(true)}>
              {t('people.addresses.company.delete')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className={styles.companyWhy}>{t('people.addresses.company.why')}</p>
          <Button ref={editing} icon={<Plus aria-hidden="true" />} onClick={() => setEdited(true)}>
            {t('people.addresses.company.add')}
          </Button>
        </>
      )}
      <AskDialog
        open={isAsked}
        title={t('people.addresses.company.deleteAsk')}
        verb={t('people.addresses.company.delete')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void remove();
        }}
      >
        <p>{t('people.addresses.company.deleteText')}</p>
      </AskDialog>
    </section>
  );
}
