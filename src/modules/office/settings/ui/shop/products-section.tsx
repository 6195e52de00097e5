import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import fields from '#office/settings/ui/form/fields.module.css';
import { GroupSection, SettingFields } from '#office/settings/ui/form/group-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { t } from '#shared/language/t.ts';

/** What products need before they go on sale, and when sellers get a mail about low stock. */
export function GoodsSection({ group }: { group: GroupInHand<'goods'> }) {
  const { value, faults } = group.draft;
  const choice = (wanted: string, label: string, hint: string) => (
    <Radio
      name="declarationsRequired"
      value={wanted}
      checked={value.declarationsRequired === wanted}
      onChange={() => group.type('declarationsRequired', wanted)}
      label={label}
      hint={hint}
    />
  );
  return (
    <GroupSection group={group}>
      <div className={fields.stack}>
        <FieldGroup legend={t('office.settings.goods.declarations')} error={faults.declarationsRequired}>
          {choice('no', t('office.settings.goods.later'), t('office.settings.goods.laterHint'))}
          {choice('yes', t('office.settings.goods.needed'), t('office.settings.goods.neededHint'))}
        </FieldGroup>
        <SettingFields group={group} />
      </div>
    </GroupSection>
  );
}
