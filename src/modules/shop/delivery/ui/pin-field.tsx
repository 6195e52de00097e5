import MapPin from 'lucide-react/icons/map-pin';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { t } from '#shared/language/t.ts';
import type { PinForm } from './use-pin-form.ts';

interface PinFieldProps {
  form: PinForm;
  label: string;
  error: string | undefined;
  /** What the button says. */
  act: string;
  /** Whether it has the focus when its dialog opens. */
  isFirst?: boolean;
}

/** The field for a PIN code with the button that sends its form. */
export function PinField({
  form: { text, type, isAsking, prepare },
  label,
  error,
  act,
  isFirst = false,
}: PinFieldProps) {
  return (
    <TextField
      label={label}
      icon={<MapPin aria-hidden="true" />}
      name="pincode"
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder={t('shop.delivery.digits')}
      maxLength={7}
      data-autofocus={isFirst || undefined}
      value={text}
      error={error}
      onFocus={prepare}
      onChange={event => type(event.currentTarget.value)}
      after={
        <Button type="submit" tone="quiet" busy={isAsking}>
          {act}
        </Button>
      }
    />
  );
}
