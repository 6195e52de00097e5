interface OfFamily {
  readonly id: string;
  readonly family_id: string | null;
}

/** The first of each family, so that six colours of one phone do not fill a row; products without a family all stay. */
export function oneOfEachFamily<Row extends OfFamily>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id, family_id }) => {
    const family = family_id ?? id;
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}
