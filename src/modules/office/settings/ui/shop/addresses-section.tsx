import { plainLine } from '#office/settings/groups/plain-line.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { GroupSection, SettingFields } from '#office/settings/ui/form/group-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { t } from '#shared/language/t.ts';

/** The shop's addresses, with the footer as a preview. */
export function AddressesSection({ group, phones }: { group: GroupInHand<'addresses'>; phones: readonly string[] }) {
  const { registeredAddress, branchAddress } = group.draft.value;
  return (
    <GroupSection
      group={group}
      preview={
        <div className={fields.box}>
          <h3>{t('office.settings.addresses.preview')}</h3>
          <p>{t('office.settings.addresses.previewRegistered', { address: shown(registeredAddress) })}</p>
          {branchAddress.trim() !== '' && (
            <p>{t('office.settings.addresses.previewBranch', { address: shown(branchAddress) })}</p>
          )}
          {phones.filter(Boolean).map(phone => (
            <p key={phone}>{phone}</p>
          ))}
        </div>
      }
    >
      <div className={fields.stack}>
        <SettingFields group={group} />
      </div>
    </GroupSection>
  );
}

/** As it will be stored. */
function shown(text: string): string {
  const read = plainLine(text, { label: '', fewest: 1, most: 1_000 });
  return 'value' in read ? read.value : '…';
}
