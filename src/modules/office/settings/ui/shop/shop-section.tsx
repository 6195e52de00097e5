import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { gstinTyped } from '#office/settings/groups/gstin-typed.ts';
import { MAX_LEGAL_NAME_LENGTH, MAX_NAME_LENGTH } from '#office/settings/groups/shop-group.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { STATE_CHOICES } from '#people/addresses/state-choices.ts';
import { ShopPreview } from './shop-preview.tsx';

/** Who the shop is. */
export function ShopSection({ group: { draft, bound } }: { group: GroupInHand<'shop'> }) {
  return (
    <SettingsSection
      id="shop"
      title="Shop"
      lead="Your name and contact details, shown on every page, in every mail and on invoices for your own products."
      draft={draft}
      preview={<ShopPreview shop={draft.value} />}
    >
      <div className={fields.fields}>
        <TextField {...bound('name')} required autoComplete="off" maxLength={MAX_NAME_LENGTH} />
        <TextField {...bound('legalName')} required autoComplete="off" maxLength={MAX_LEGAL_NAME_LENGTH} />
        <TextField {...bound('email')} required type="email" autoComplete="off" className={fields.whole} />
        <TextField {...bound('landline')} required type="tel" autoComplete="off" />
        <TextField {...bound('mobile')} type="tel" autoComplete="off" aside="optional" />
        <TextField
          {...bound('gstin')}
          onChange={event =>
            draft.change({ ...draft.value, ...gstinTyped(draft.value, event.currentTarget.value) }, 'gstin', 'state')
          }
          aside="optional"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Its first two digits fill in your state. Needed to ship your own products"
        />
        <Select
          {...bound('state')}
          choices={STATE_CHOICES}
          hint="The state of your GST number. It decides the tax on your sales"
        />
        <TextField
          {...bound('tcsRegistration')}
          aside="optional"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="For tax collected from your sellers"
        />
      </div>
    </SettingsSection>
  );
}
