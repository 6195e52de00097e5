import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { t } from '#shared/language/t.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'sign' | 'icon' | 'autoComplete'> & {
  /** `current-password` to log in, `new-password` to choose one; password managers need to know. */
  autoComplete: 'current-password' | 'new-password';
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
};

/** A password, hidden unless the user shows it. Pasting is allowed. */
export function PasswordField({
  showLabel = t('design.password.show'),
  hideLabel = t('design.password.hide'),
  ...props
}: PasswordFieldProps) {
  const [wanted, setShown] = useState(false);
  // A disabled field is always hidden, because its button can't hide it then.
  const shown = wanted && !props.disabled;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
