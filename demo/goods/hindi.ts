import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '#products/catalog/product/translations.ts';

/** A description that several products share, and their titles by SKU. */
interface Written {
  readonly description: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** What the demo says of its products in Hindi, by SKU. Not all have such texts, as in a shop that has begun to translate. */
export function readHindi(): ReadonlyMap<string, Translation> {
  const written: readonly Written[] = JSON.parse(readFileSync(join(import.meta.dirname, 'hindi.json'), 'utf8'));
  return new Map(
    written.flatMap(({ description, titles }) =>
      Object.entries(titles).map(([sku, title]) => [
        sku,
        { language: 'hi', title, description, highlights: [], of: '' },
      ]),
    ),
  );
}
