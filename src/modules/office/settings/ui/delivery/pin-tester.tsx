import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { typedArea } from '#office/settings/delivery/typed-area.ts';
import type { GroupFields } from '#office/settings/groups/groups.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { readPincode } from '#people/addresses/pincode.ts';
import { stateName } from '#people/addresses/state.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { districtOf } from '#shop/delivery/district-of.ts';
import { isServed } from '#shop/delivery/service-area.ts';

type Typed = Pick<GroupFields<'delivery'>, 'elsewhere' | 'served' | 'refused'>;

/** Type a PIN code, see the answer that the settings as they are typed would give. */
export function PinTester({ typed }: { typed: Typed }) {
  const [text, setText] = useState('');
  const pincode = readPincode(text);
  return (
    <div className={fields.box}>
      <h3>{t('office.settings.pin.title')}</h3>
      <TextField
        label={t('office.settings.pin.label')}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        placeholder="560029"
        maxLength={7}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p className={fields.note} role="status">
        {pincode ? <Answer pincode={pincode} typed={typed} /> : t('office.settings.pin.enter')}
      </p>
    </div>
  );
}

function Answer({ pincode, typed }: { pincode: string; typed: Typed }) {
  const code = stateOfPincode(pincode);
  if (!code) return <span className={fields.no}>{t('office.settings.pin.noState')}</span>;
  const isYes = isServed(districtOf(typedArea(typed), pincode.slice(0, 3)), pincode);
  const state = stateName(code);
  return isYes
    ? rich('office.settings.pin.yes', { pincode, state, answer: words => <span className={fields.yes}>{words}</span> })
    : rich('office.settings.pin.no', { pincode, state, answer: words => <span className={fields.no}>{words}</span> });
}
