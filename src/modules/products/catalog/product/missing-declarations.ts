/** Products made here have no importer. */
export const HOME_COUNTRY = 'India';

/** The legal declarations that a shop may require before a product goes on sale. */
export interface Declared {
  readonly origin: string | null;
  readonly maker: string | null;
  readonly importer: string | null;
}

/** Which of these a product lacks. */
export function missingDeclarations({ origin, maker, importer }: Declared): (keyof Declared)[] {
  const missing: (keyof Declared)[] = [];
  if (origin === null) missing.push('origin');
  if (maker === null) missing.push('maker');
  if (importer === null && origin !== null && origin !== HOME_COUNTRY) missing.push('importer');
  return missing;
}
