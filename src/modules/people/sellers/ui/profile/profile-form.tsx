import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { BANK_HOLD_HOURS } from '#people/sellers/bank/bank-hold.ts';
import type { SellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { PROFILE_FIELD_NAMES, type ProfileField, profileField } from '#people/sellers/profile/profile.fields.ts';
import styles from './profile-form.module.css';
import { type ProfileInHand, useProfileForm } from './use-profile-form.ts';

const SECTIONS = [...new Set(PROFILE_FIELD_NAMES.map(name => profileField(name).section))];

/** The form of a seller's profile, with the sections and fields of the table. */
export function ProfileForm({ profile, onSaved }: { profile: SellerProfile; onSaved: () => void }) {
  const form = useProfileForm(profile, onSaved);
  return (
    <form {...form.props} className={styles.form}>
      {SECTIONS.map(section => (
        <ProfileSection key={section} title={section} form={form} />
      ))}
      <div className={styles.foot}>
        <Button type="submit" tone="primary" busy={form.busy} busyLabel="Saving…">
          Save profile
        </Button>
        {form.isChanged && <p className={styles.unsaved}>Unsaved changes</p>}
      </div>
    </form>
  );
}

function ProfileSection({ title, form }: { title: string; form: ProfileInHand }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.fields}>
        {PROFILE_FIELD_NAMES.filter(name => profileField(name).section === title).map(name => (
          <ProfileInput key={name} of={name} form={form} />
        ))}
        {title === 'Bank account' && form.movesBank && (
          <div className={styles.whole}>
            <OwnPasswordField {...form.password} />
            <p className={styles.note}>
              {form.hasBank ? 'After you change the account,' : 'After you add the account,'} payouts are held for{' '}
              {BANK_HOLD_HOURS} hours. We’ll send you a mail.
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
        <dt>{label}</dt>
        <dd>{fixed}</dd>
      </dl>
    );
  const { whole, choices, ...look } = input;
  const props = { label, required: true, className: whole && styles.whole, ...look, ...form.bound(name) };
  return choices ? <Select {...props} choices={choices} /> : <TextField {...props} />;
}
