interface Shown {
  readonly id: string;
  readonly familyId: string | null;
  readonly offerKey: string | null;
}

/**
 * The first product of each family, so that six colours of one phone do not fill a row, and the first seller of each product
 * that several have. Products without either all stay.
 */
export function oneOfEachProduct<Row extends Shown>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id, familyId, offerKey }) => {
    const names = [familyId ?? id, ...(offerKey === null ? [] : [offerKey])];
    if (names.some(name => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}
