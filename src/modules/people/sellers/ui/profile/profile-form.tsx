import { useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { showMobile } from '#people/addresses/mobile.ts';
import type { SellerProfile } from '#people/sellers/profile/profile.contract.ts';
import { MAX_PROFILE_LENGTHS } from '#people/sellers/profile/profile-fields.ts';
import { ProfileAddress } from './profile-address.tsx';
import { ProfileBank } from './profile-bank.tsx';
import { ProfileCare } from './profile-care.tsx';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** A seller's record as a form. What is wrong stands at its field. */
export function ProfileForm({ profile, onSaved }: { profile: SellerProfile; onSaved: () => void }) {
  const form = useProfileForm(profile, onSaved);
  const legalId = useId();
  return (
    <form {...form.props} className={styles.form}>
      <section className={styles.section} aria-labelledby={legalId}>
        <h2 id={legalId}>Business details</h2>
        <div className={styles.fields}>
          <TextField
            {...form.bound('legalName')}
            label="Legal name"
            className={styles.whole}
            autoComplete="organization"
            maxLength={MAX_PROFILE_LENGTHS.legalName}
            hint="As on your GST registration"
          />
          {profile.gstNumber ? (
            <Fixed label="GST Number" value={profile.gstNumber} />
          ) : (
            <TextField
              {...form.bound('gstNumber')}
              label="GST Number"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          {profile.mobile ? (
            <Fixed label="Mobile" value={showMobile(profile.mobile)} />
          ) : (
            <TextField
              {...form.bound('mobile')}
              label="Mobile"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              sign="+91"
            />
          )}
        </div>
      </section>
      <ProfileAddress form={form} />
      <ProfileCare form={form} />
      <ProfileBank form={form} lastFour={profile.bank?.lastFour} />
      <div className={styles.foot}>
        <Button type="submit" tone="primary" busy={form.busy} busyLabel="Saving…">
          Save profile
        </Button>
        {form.isChanged && <p className={styles.unsaved}>Unsaved changes</p>}
      </div>
    </form>
  );
}

/** Something that is known and not changed here. */
function Fixed({ label, value }: { label: string; value: string }) {
  return (
    <dl className={styles.fixed}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
  );
}
