import { type PasswordFault, passwordFault } from './password-rules.ts';

const SENTENCES: Readonly<Record<PasswordFault, string>> = {
  'too short': 'Use at least 8 characters',
  'too long': 'Use at most 128 characters',
  'too common': 'This password is too common. Please choose another',
};

/** What is said of a password that nobody should have; undefined of one that will do. */
export function passwordSentence(password: string): string | undefined {
  const fault = passwordFault(password);
  return fault && SENTENCES[fault];
}
