import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Checkbox } from '#design/choices/checkbox.tsx';
import type { Company } from '#people/addresses/company/company.contract.ts';
import { BLANK_COMPANY } from '#people/addresses/company/company-draft.ts';
import { stateName } from '#people/addresses/state.ts';
import { CompanyForm } from '#people/addresses/ui/company-form.tsx';
import { CompanyText } from '#people/addresses/ui/company-text.tsx';
import type { OwnCompany } from '#people/addresses/ui/use-company.ts';
import { t } from '#shared/language/t.ts';
import styles from './checkout-company.module.css';

export interface CheckoutCompanyProps {
  own: OwnCompany;
  /** Whether the invoice is to be for the business. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** State of the delivery address. */
  delivery: string | undefined;
}

/** Part of step 1: whether the invoice is for a business, and its GST details. */
export function CheckoutCompany({ own, isChosen, onChoose, delivery }: CheckoutCompanyProps) {
  const { company, save } = own;
  const [isEdited, setEdited] = useState(false);
  return (
    <div className={styles.company}>
      <Checkbox
        label={t('orders.orders.company.use')}
        hint={t('orders.orders.company.useHint')}
        checked={isChosen}
        disabled={company === undefined}
        onChange={event => onChoose(event.currentTarget.checked)}
      />
      {isChosen &&
        company !== undefined &&
        (company === null || isEdited ? (
          <div className={styles.form}>
            <CompanyForm
              initial={company ?? BLANK_COMPANY}
              onSave={save}
              onSaved={() => {
                setEdited(false);
                onChoose(true);
              }}
              onCancel={company ? () => setEdited(false) : undefined}
            />
          </div>
        ) : (
          <div className={styles.saved}>
            <p>
              <CompanyText company={company} />
            </p>
            <Button size="sm" tone="quiet" onClick={() => setEdited(true)}>
              {t('people.addresses.company.edit')}
            </Button>
            {delivery !== undefined && delivery !== stateOf(company) && (
              <p className={styles.note}>
                {t('orders.orders.company.otherState', {
                  state: stateName(stateOf(company)),
                  delivery: stateName(delivery),
                })}
              </p>
            )}
          </div>
        ))}
    </div>
  );
}

function stateOf({ gstin }: Company): string {
  return gstin.slice(0, 2);
}
