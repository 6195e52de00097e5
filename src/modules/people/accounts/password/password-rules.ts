import { t } from '#shared/language/t.ts';
/** In code points, which is what people count as characters. */
export const MIN_PASSWORD_LENGTH = 8;
const MAX_LENGTH = 128;

/** The most common passwords of eight or more characters, in lower case, and those that are common in India. */
const COMMONEST = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 9876543210 987654321 87654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 9999999999 12341234
  11112222 12121212 112233445566 1122334455 11223344 12344321 123123123 123321123 147258369 789456123 741852963
  password password1 password12 password123 password1234 password@1 password@12 password@123 passw0rd p@ssw0rd
  p@ssword p@ssw0rd1 pass@123 pass@1234 pass1234 passpass passwort mypassword newpassword
  qwertyuiop qwerty123 qwerty12 qwerty1234 qwerty@123 qwertyui 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qazwsxedc
  qwer1234 asdfghjkl asdf1234 asdfasdf asdfghjk zxcvbnm1 zxcvbnm123 zaq12wsx aa123456 a1234567 a12345678 a123456789
  abcd1234 abc12345 abc123456 abcdefgh abcd@1234 abcd@123 abc@1234 1234abcd 123456ab 123456abc 12345678a 123456789a
  admin123 admin@123 admin1234 administrator root1234 welcome1 welcome123 welcome@123 changeme test1234 test@123 testtest
  iloveyou iloveyou1 iloveyou2 sunshine princess football baseball superman trustno1 starwars whatever computer
  internet michelle jennifer samsung1 samsung123 google123 letmein1 monkey123 dragon123 shadow123 master123 charlie1
  india123 india@123 india1234 jaihind1 jaihind123 indian123 krishna1 krishna123 krishna@123 jaishreeram shriram1
  ganesh123 ganesha1 omnamahshivaya omsairam saibaba1 sairam123 lakshmi1 hanuman1 bharat123 mumbai123 delhi123
  sachin10 sachin123 rahul123 priya123 pankaj123 rajesh123 deepak123 cricket1 cricket123 bijlibazaar loveyou1 lovely123`.split(
    /\s+/,
  ),
);

export type PasswordFault = 'too short' | 'too long' | 'too common';

/** What is wrong with a new password. It is neither trimmed nor normalised. */
export function passwordFault(password: string): PasswordFault | undefined {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'too short';
  if (isTooLong(password)) return 'too long';
  const isOneSign = new Set(password).size === 1;
  return isOneSign || COMMONEST.has(password.toLowerCase()) ? 'too common' : undefined;
}

/** No account has a password this long, so it is rejected without hashing it. */
export function isTooLong(password: string): boolean {
  return password.length > MAX_LENGTH * 2 || [...password].length > MAX_LENGTH;
}

const SENTENCES: Readonly<Record<PasswordFault, () => string>> = {
  'too short': () => t('people.accounts.fault.short'),
  'too long': () => t('people.accounts.fault.long'),
  'too common': () => t('people.accounts.fault.common'),
};

/** The error message for a new password; undefined if it is acceptable. */
export function passwordSentence(password: string): string | undefined {
  const fault = passwordFault(password);
  return fault && SENTENCES[fault]();
}
