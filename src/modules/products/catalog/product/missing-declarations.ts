/** What the law wants named of packaged products, as far as a shop may wait for it. */
export interface Declared {
  readonly origin: string | null;
  readonly maker: string | null;
  readonly importer: string | null;
}

const HOME = 'India';

/** Which of country of origin, maker and importer a product still lacks; products made in India have no importer. */
export function missingDeclarations({ origin, maker, importer }: Declared): (keyof Declared)[] {
  const missing: (keyof Declared)[] = [];
  if (origin === null) missing.push('origin');
  if (maker === null) missing.push('maker');
  if (importer === null && origin !== null && origin !== HOME) missing.push('importer');
  return missing;
}
