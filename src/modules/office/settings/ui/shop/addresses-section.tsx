import { TextArea } from '#design/fields/text-area.tsx';
import { plainLine } from '#office/settings/groups/plain-line.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';

/** Where the shop sits. */
export function AddressesSection({
  group: { draft, bound },
  phones,
}: {
  group: GroupInHand<'addresses'>;
  /** As the footer has them below the addresses. */
  phones: readonly string[];
}) {
  const { registeredAddress, branchAddress } = draft.value;
  return (
    <SettingsSection
      id="addresses"
      title="Addresses"
      lead="Shown in the footer, on Contact Us and on invoices. By law, you must name your registered office and every branch."
      draft={draft}
      preview={
        <div className={fields.box}>
          <h3>In the footer</h3>
          <p>Registered: {shown(registeredAddress)}</p>
          {branchAddress.trim() !== '' && <p>Branch: {shown(branchAddress)}</p>}
          {phones.filter(Boolean).map(phone => (
            <p key={phone}>{phone}</p>
          ))}
        </div>
      }
    >
      <div className={fields.stack}>
        <TextArea {...bound('registeredAddress')} required rows={2} hint="With city and PIN code" />
        <TextArea {...bound('branchAddress')} rows={2} aside="optional" />
      </div>
    </SettingsSection>
  );
}

/** As it is kept, while it is still being written. */
function shown(text: string): string {
  const read = plainLine(text, { label: '', fewest: 1, most: 1_000 });
  return 'line' in read ? read.line : '…';
}
