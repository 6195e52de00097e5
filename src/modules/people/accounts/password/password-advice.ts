import { t } from '#shared/language/t.ts';
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
      text: t('people.accounts.advice.empty', { least: MIN_PASSWORD_LENGTH }),
      isTaken: false,
    };
  switch (passwordFault(password)) {
    case 'too short':
      return { text: t('people.accounts.advice.more', { count: MIN_PASSWORD_LENGTH - length }), isTaken: false };
    case 'too long':
      return { text: t('people.accounts.advice.long'), isTaken: false };
    case 'too common':
      return { text: t('people.accounts.advice.common'), isTaken: false };
    default:
      return {
        text: length < LONG ? t('people.accounts.advice.enough') : t('people.accounts.advice.good'),
        isTaken: true,
      };
  }
}
