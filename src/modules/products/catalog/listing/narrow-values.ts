/** The values whose label has every typed word, in any order, letter case and with or without accents; all if none is typed. */
export function narrowValues<Value extends { readonly label: string }>(
  values: readonly Value[],
  typed: string,
): readonly Value[] {
  const words = folded(typed).split(/\s+/);
  return values.filter(({ label }) => words.every(word => folded(label).includes(word)));
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
