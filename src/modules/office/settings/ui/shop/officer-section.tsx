import { TextField } from '#design/fields/text-field.tsx';
import fields from '#office/settings/ui/form/fields.module.css';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';

/** Who hears complaints. */
export function OfficerSection({ group: { draft, bound } }: { group: GroupInHand<'officer'> }) {
  return (
    <SettingsSection
      id="officer"
      title="Grievance officer"
      lead="Takes up complaints. Shown on the Grievance Officer page and at the end of every policy. Complaints must be acknowledged within 48 hours."
      draft={draft}
    >
      <div className={fields.fields}>
        <TextField {...bound('name')} required autoComplete="off" maxLength={100} />
        <TextField {...bound('designation')} required autoComplete="off" maxLength={100} />
        <TextField {...bound('email')} required type="email" autoComplete="off" />
        <TextField {...bound('phone')} required type="tel" autoComplete="off" />
      </div>
    </SettingsSection>
  );
}
