import { useState } from 'react';
import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { changeMobile } from '#people/accounts/own-account.contract.ts';
import { call } from '#shared/api/browser-call.ts';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';

/** Asks for another mobile number. */
export function ChangeMobileDialog({ open, ...rest }: ChangeProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Change mobile" size="sm">
      <MobileForm {...rest} />
    </Dialog>
  );
}

function MobileForm({ onClose, onChanged }: Omit<ChangeProps, 'open'>) {
  const { busy, faults, change } = useChange();
  const [mobile, setMobile] = useState('');
  const save = async () => {
    if (await change(() => call(changeMobile, { mobile }))) onChanged();
  };
  return (
    <ChangeForm verb="Save" busy={busy} faults={faults} onCancel={onClose} onSubmit={save}>
      <TextField
        label="New mobile"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        sign="+91"
        value={mobile}
        error={faults.mobile}
        onChange={event => setMobile(event.currentTarget.value)}
        required
      />
    </ChangeForm>
  );
}
