import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { typedArea } from '#office/settings/delivery/typed-area.ts';
import type { GroupFields } from '#office/settings/groups/groups.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { readPincode } from '#people/addresses/pincode.ts';
import { stateName } from '#people/addresses/state.ts';
import { stateOfPincode } from '#people/addresses/state-of-pincode.ts';
import { districtOf } from '#shop/delivery/district-of.ts';
import { isServed } from '#shop/delivery/service-area.ts';

type Typed = Pick<GroupFields<'delivery'>, 'elsewhere' | 'served' | 'refused'>;

/** Type a PIN code, see the answer that the settings as they are typed would give. */
export function PinTester({ typed }: { typed: Typed }) {
  const [text, setText] = useState('');
  const pincode = readPincode(text);
  return (
    <div className={fields.box}>
      <h3>Check a PIN code</h3>
      <TextField
        label="PIN code to check"
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        placeholder="560029"
        maxLength={7}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p className={fields.note} role="status">
        {pincode ? <Answer pincode={pincode} typed={typed} /> : 'Enter six digits. Unsaved changes are included.'}
      </p>
    </div>
  );
}

function Answer({ pincode, typed }: { pincode: string; typed: Typed }) {
  const state = stateOfPincode(pincode);
  if (!state) return <span className={fields.no}>No: no state has this PIN code.</span>;
  const yes = isServed(districtOf(typedArea(typed), pincode.slice(0, 3)), pincode);
  return (
    <>
      <span className={yes ? fields.yes : fields.no}>{yes ? 'Yes' : 'No'}</span>: we {yes ? 'deliver' : 'don’t deliver'}{' '}
      to {pincode} in {stateName(state)}.
    </>
  );
}
