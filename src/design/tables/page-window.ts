/** Up to this many pages, all numbers are shown. */
const FEW = 7;

/**
 * The page numbers to show: all if they are few, otherwise the first, the last and those around the current one, with `gap`
 * between. A gap replaces at least two pages, since one alone fits in its place.
 */
export function pageWindow(page: number, pages: number, around = 1): (number | 'gap')[] {
  if (pages <= FEW) return Array.from({ length: Math.max(1, pages) }, (_, index) => index + 1);
  const wanted = new Set([1, pages]);
  for (let near = page - around; near <= page + around; near++) if (near >= 1 && near <= pages) wanted.add(near);
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (const next of [...wanted].sort((a, b) => a - b)) {
    if (next - last === 2) shown.push(last + 1);
    else if (next - last > 2) shown.push('gap');
    shown.push(next);
    last = next;
  }
  return shown;
}
