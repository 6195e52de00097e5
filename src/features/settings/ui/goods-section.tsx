import { FieldGroup } from '#design/field-group.tsx';
import { Radio } from '#design/radio.tsx';
import { TextField } from '#design/text-field.tsx';
import fields from './fields.module.css';
import { SettingsSection } from './settings-section.tsx';
import type { GroupInHand } from './use-group.ts';

/** What goods must have before they go on sale, and when their sellers are told that they run out. */
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
      title="Goods"
      lead="Whether a product may go on sale before its seller has named country of origin, maker and importer, and when sellers are told that it runs out."
      draft={draft}
    >
      <div className={fields.stack}>
        <FieldGroup legend="Legal declarations" error={draft.faults.declarationsRequired}>
          {choice(
            'no',
            'May follow later',
            'The product’s page says “Not declared by the seller” until they are there.',
          )}
          {choice('yes', 'Needed before going live', 'Without them a product can be saved as a draft only.')}
        </FieldGroup>
        <TextField
          {...bound('lowStockBelow')}
          className={fields.short}
          inputMode="numeric"
          autoComplete="off"
          hint="Pieces of a product on sale; at most one mail a day, and 0 sends none"
        />
      </div>
    </SettingsSection>
  );
}
