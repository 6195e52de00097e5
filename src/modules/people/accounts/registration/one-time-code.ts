/** Whether a text is a code as the shop mails it: six digits and nothing else. */
export function isOneTimeCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
