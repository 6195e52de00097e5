interface OfFamily {
  readonly id: string;
  readonly familyId: string | null;
}

/** The first product of each family, so that six colours of one phone do not fill a row. Products without a family all stay. */
export function oneOfEachFamily<Row extends OfFamily>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id, familyId }) => {
    const family = familyId ?? id;
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}
