import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import fields from '#office/settings/ui/form/fields.module.css';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';

/** What products must have before they go on sale, and when their sellers are told that they run out. */
export function GoodsSection({ group: { draft, type, bound } }: { group: GroupInHand<'goods'> }) {
  const { declarationsRequired } = draft.value;
  const choice = (value: string, label: string, hint: string) => (
    <Radio
      name="declarationsRequired"
      value={value}
      checked={declarationsRequired === value}
      onChange={() => type('declarationsRequired', value)}
      label={label}
      hint={hint}
    />
  );
  return (
    <SettingsSection
      id="goods"
      title="Products"
      lead="Whether a product needs its country of origin, manufacturer and importer before it goes on sale, and when sellers get a low stock mail."
      draft={draft}
    >
      <div className={fields.stack}>
        <FieldGroup legend="Legal declarations" error={draft.faults.declarationsRequired}>
          {choice('no', 'Can be added later', 'Until then, the product page says “Not declared by the seller”.')}
          {choice('yes', 'Needed before going live', 'Without them, a product can only be saved as a draft.')}
        </FieldGroup>
        <TextField
          {...bound('lowStockBelow')}
          className={fields.short}
          inputMode="numeric"
          autoComplete="off"
          hint="Units of a product on sale. At most one mail a day; 0 sends none"
        />
      </div>
    </SettingsSection>
  );
}
