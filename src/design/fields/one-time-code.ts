/**
 * The code in what was typed or pasted: a group of exactly that many digits where one stands by itself, whole or cut in
 * two as in "123 456", so that a whole line of a mail may be pasted; else all digits up to the length.
 */
export function codeIn(text: string, length: number): string {
  const half = length / 2;
  const group = new RegExp(`(?<!\\d)(?:\\d{${length}}|\\d{${Math.ceil(half)}}[\\s-]\\d{${Math.floor(half)}})(?!\\d)`);
  return (group.exec(text)?.[0] ?? text).replace(/\D/g, '').slice(0, length);
}
