import { TextField } from '#design/fields/text-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { changeMobile } from '#people/accounts/own-account.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ChangeProps } from './change-email-dialog.tsx';

/** Asks for another mobile number. */
export function ChangeMobileDialog({ open, ...rest }: ChangeProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title="Change mobile" size="sm">
      <MobileForm {...rest} />
    </Dialog>
  );
}

function MobileForm({ onClose, onChanged }: Omit<ChangeProps, 'open'>) {
  const form = useForm({ start: { mobile: '' }, send: typed => call(changeMobile, typed), onDone: onChanged });
  return (
    <DialogForm form={form} verb="Save" onCancel={onClose}>
      <TextField
        {...form.bound('mobile')}
        label="New mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        sign="+91"
        required
      />
    </DialogForm>
  );
}
