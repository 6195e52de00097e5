/**
 * The code in typed or pasted text: a separate group of exactly that many digits, also split in two as in "123 456", so
 * that a whole line of a mail can be pasted; otherwise all digits up to the length.
 */
export function codeIn(text: string, length: number): string {
  const half = length / 2;
  const group = new RegExp(`(?<!\\d)(?:\\d{${length}}|\\d{${Math.ceil(half)}}[\\s-]\\d{${Math.floor(half)}})(?!\\d)`);
  return (group.exec(text)?.[0] ?? text).replace(/\D/g, '').slice(0, length);
}
