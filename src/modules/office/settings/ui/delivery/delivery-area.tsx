import { Radio } from '#design/choices/radio.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { pinsText } from '#office/settings/delivery/pin-list.ts';
import { withState } from '#office/settings/delivery/state-area.ts';
import { typedArea } from '#office/settings/delivery/typed-area.ts';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { t } from '#shared/language/t.ts';
import { StateChoice } from './state-choice.tsx';

/** Where products are sent: a rule, the states, and lists of exceptions as people paste them. */
export function DeliveryArea({ group: { draft, bound, type } }: { group: GroupInHand<'delivery'> }) {
  const typed = draft.value;
  const area = typedArea(typed);
  const choice = (value: 'yes' | 'no', label: string) => (
    <Radio
      name="elsewhere"
      value={value}
      checked={typed.elsewhere === value}
      onChange={() => type('elsewhere', value)}
      label={label}
    />
  );
  return (
    <>
      <FieldGroup legend={t('office.settings.delivery.where')} error={draft.faults.elsewhere}>
        {choice('yes', t('office.settings.delivery.allIndia'))}
        {choice('no', t('office.settings.delivery.onlyBelow'))}
      </FieldGroup>
      <StateChoice
        area={area}
        onChoose={(state, isWanted) => {
          const { served, refused } = withState(area, state, isWanted);
          draft.change({ ...typed, served: pinsText(served), refused: pinsText(refused) }, 'served', 'refused');
        }}
      />
      <TextArea
        {...bound('served')}
        rows={2}
        placeholder="560029, 110001-110096"
        hint={t('office.settings.delivery.servedHint')}
      />
      <TextArea {...bound('refused')} rows={2} placeholder="744, 194" />
    </>
  );
}
