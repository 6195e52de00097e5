/** A text on one line, cut at the end of a word when it is longer than it may be; the ellipsis is within. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most);
  const lastSpace = head.lastIndexOf(' ');
  // One endless word is cut where it must be, though never within a letter of two halves.
  const cut = lastSpace > most / 2 ? head.slice(0, lastSpace) : head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
