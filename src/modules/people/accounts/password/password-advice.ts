import { countText } from '#shared/text/count-text.ts';
import { MIN_PASSWORD_LENGTH, passwordFault } from './password-rules.ts';

/** From this length on, guessing with word lists is hopeless. */
const LONG = 14;

export interface PasswordAdvice {
  readonly text: string;
  /** Whether the password would be accepted. */
  readonly isTaken: boolean;
}

/** The hint beside a new password while it is typed. It applies the server's rules and asks for length. */
export function passwordAdvice(password: string): PasswordAdvice {
  const length = [...password].length;
  if (length === 0)
    return {
      text: `At least ${MIN_PASSWORD_LENGTH} characters. A few words are strong and easy to remember.`,
      isTaken: false,
    };
  switch (passwordFault(password)) {
    case 'too short':
      return { text: `${countText(MIN_PASSWORD_LENGTH - length, 'more character')}`, isTaken: false };
    case 'too long':
      return { text: 'More than 128 characters', isTaken: false };
    case 'too common':
      return { text: 'This password is too common. Add to it, or choose another.', isTaken: false };
    default:
      return {
        text: length < LONG ? 'Long enough. Longer is even better.' : 'Good length. Don’t use it anywhere else.',
        isTaken: true,
      };
  }
}
