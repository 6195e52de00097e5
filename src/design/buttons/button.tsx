import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#design/feedback/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /** While work is running: the button keeps its focus and ignores presses. */
    busy?: boolean | undefined;
    /** Shown instead of the label while busy. */
    busyLabel?: string | undefined;
  };

/** A button. Submits a form only with `type="submit"`. With `aria-disabled` it ignores presses and keeps its focus. */
export function Button({
  tone,
  size,
  wide,
  className,
  icon,
  busy,
  busyLabel,
  children,
  onClick,
  'aria-disabled': isOff,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size, wide, className })}
      onClick={busy || isOff ? ignore : onClick}
      aria-disabled={busy || isOff || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
