import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { BANK_HOLD_HOURS } from '#people/sellers/bank/bank-hold.ts';
import type { SellerProfile } from '#people/sellers/profile/profile.contract.ts';
import {
  PROFILE_FIELD_NAMES,
  PROFILE_SECTIONS,
  type ProfileField,
  type ProfileSection,
  profileField,
} from '#people/sellers/profile/profile.fields.ts';
import { t } from '#shared/language/t.ts';
import styles from './profile-form.module.css';
import { type ProfileInHand, useProfileForm } from './use-profile-form.ts';

const TITLES: Readonly<Record<ProfileSection, string>> = {
  business: t('people.sellers.section.business'),
  address: t('people.sellers.section.address'),
  care: t('people.sellers.section.care'),
  bank: t('people.sellers.section.bank'),
};

/** The form of a seller's profile, with the sections and fields of the table. */
export function ProfileForm({ profile, onSaved }: { profile: SellerProfile; onSaved: () => void }) {
  const form = useProfileForm(profile, onSaved);
  return (
    <form {...form.props} className={styles.form}>
      {PROFILE_SECTIONS.map(section => (
        <Section key={section} section={section} form={form} />
      ))}
      <div className={styles.foot}>
        <Button type="submit" tone="primary" busy={form.busy} busyLabel={t('people.sellers.profile.saving')}>
          {t('people.sellers.profile.save')}
        </Button>
        {form.isChanged && <p className={styles.unsaved}>{t('people.sellers.profile.unsaved')}</p>}
      </div>
    </form>
  );
}

function Section({ section, form }: { section: ProfileSection; form: ProfileInHand }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{TITLES[section]}</h2>
      <div className={styles.fields}>
        {PROFILE_FIELD_NAMES.filter(name => profileField(name).section === section).map(name => (
          <ProfileInput key={name} of={name} form={form} />
        ))}
        {section === 'bank' && form.movesBank && (
          <div className={styles.whole}>
            <OwnPasswordField {...form.password} />
            <p className={styles.note}>
              {form.hasBank
                ? t('people.sellers.profile.bankChanged', { hours: BANK_HOLD_HOURS })
                : t('people.sellers.profile.bankAdded', { hours: BANK_HOLD_HOURS })}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function ProfileInput({ of: name, form }: { of: ProfileField; form: ProfileInHand }) {
  const { label, input } = profileField(name);
  const fixed = form.fixed(name);
  if (fixed)
    return (
      <dl className={styles.fixed}>
        <dt>{label()}</dt>
        <dd>{fixed}</dd>
      </dl>
    );
  const { whole, choices, hint, placeholder, ...look } = input;
  const props = {
    ...{ label: label(), required: true, className: whole && styles.whole },
    ...look,
    ...(hint && { hint: hint() }),
    ...(placeholder && { placeholder: placeholder() }),
    ...form.bound(name),
  };
  return choices ? <Select {...props} choices={choices()} /> : <TextField {...props} />;
}
