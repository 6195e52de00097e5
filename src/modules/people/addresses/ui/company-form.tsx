import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type Company, MAX_COMPANY_LENGTHS } from '#people/addresses/company/company.contract.ts';
import { companyFaults, companyFieldsOf, isCompanyComplete } from '#people/addresses/company/company-draft.ts';
import { readCompanyGstin } from '#people/addresses/company/company-gstin.ts';
import { stateName } from '#people/addresses/state.ts';
import { faultsIn } from '#routing/forms/faults.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { t } from '#shared/language/t.ts';
import styles from './address-form.module.css';

export interface CompanyFormProps<Answer extends object> {
  initial: Company;
  /** @throws Problem, possibly with errors by field */
  onSave: (company: Company) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onCancel?: (() => void) | undefined;
  /** Between the buttons. */
  more?: ReactNode;
}

/** A form for the GST details of a business. Errors are shown at the fields, other refusals above the button. */
export function CompanyForm<Answer extends object>(props: CompanyFormProps<Answer>) {
  const { initial, onSave, onSaved, onCancel, more } = props;
  const { typed, bound, problem, busy, ...form } = useForm({
    start: initial,
    send: (draft): Promise<Answer> | { faults: ReturnType<typeof faultsIn> } => {
      const faults = faultsIn(companyFaults(draft));
      return faults ? { faults } : onSave(companyFieldsOf(draft));
    },
    told: () => null,
    refused: ({ fields }) => (fields ? undefined : null),
    onDone: onSaved,
  });
  const gstin = readCompanyGstin(typed.gstin);
  return (
    <form {...form.props} aria-label={t('people.addresses.company.title')}>
      <div className={styles.fields}>
        <TextField
          {...bound('gstin')}
          label={t('people.addresses.company.gstin')}
          hint={
            gstin
              ? t('people.addresses.company.gstinState', { state: stateName(gstin.slice(0, 2)) })
              : t('people.addresses.company.gstinHint')
          }
          className={styles.half}
          inputClassName={styles.capitals}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={25}
          required
        />
        <TextField
          {...bound('name')}
          label={t('people.addresses.company.name')}
          hint={t('people.addresses.company.nameHint')}
          className={styles.half}
          autoComplete="organization"
          maxLength={MAX_COMPANY_LENGTHS.name}
          required
        />
        <TextField
          {...bound('address')}
          label={t('people.addresses.company.address')}
          hint={t('people.addresses.company.addressHint')}
          autoComplete="billing street-address"
          maxLength={MAX_COMPANY_LENGTHS.address}
          required
        />
      </div>
      <p role="alert" className={styles.refusal}>
        {problem && !problem.fields && problem.message}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={!isCompanyComplete(typed)}>
          {t('people.addresses.company.save')}
        </Button>
        {more}
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t('design.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
