import { Select } from '#design/choices/select.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { OwnPasswordField } from '#people/accounts/ui/own-account/own-password-field.tsx';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { type Connection, type ConnectionField, editConnection } from '#shop/connections/contract.ts';

interface ConnectionFormProps {
  service: Connection;
  onClose: () => void;
  onSaved: () => void;
}

/** The key of the password, which no field of an adapter can have. */
const PASSWORD = 'password';

/** What an administrator enters for a service, by the fields of its adapter. */
export function ConnectionForm({ service, onClose, onSaved }: ConnectionFormProps) {
  const { port, name, fields } = service;
  const start: Readonly<Record<string, string>> = {
    ...Object.fromEntries(fields.map(field => [field.name, startOf(field)])),
    [PASSWORD]: '',
  };
  const form = useForm({
    start,
    send: ({ [PASSWORD]: password = '', ...values }) => call(editConnection, { port, name, values, password }),
    onDone: onSaved,
  });
  return (
    <DialogForm form={form} verb={t('shop.connections.save')} onCancel={onClose}>
      {fields.map(field => {
        const { name: key, label, hint, kind, choices, isOptional, isSet } = field;
        const about = { ...form.bound(key), label, ...(hint !== null && { hint }) };
        if (kind === 'choice') return <Select key={key} {...about} choices={choices} />;
        if (kind === 'text')
          return <TextField key={key} {...about} autoComplete="off" maxLength={500} required={!isOptional} />;
        return (
          <PasswordField
            key={key}
            {...about}
            {...(isSet && { hint: t('shop.connections.secretKept') })}
            autoComplete="new-password"
            required={!isOptional && !isSet}
          />
        );
      })}
      <OwnPasswordField {...form.bound(PASSWORD)} />
    </DialogForm>
  );
}

function startOf({ kind, value, choices }: ConnectionField): string {
  return value ?? (kind === 'choice' ? (choices[0]?.value ?? '') : '');
}
