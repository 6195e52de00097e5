import type { ColumnName } from '#products/imports/file/columns.ts';
import { foldName } from '#shared/text/fold-name.ts';
import { AMAZON, AMAZON_REPORT } from './amazon.ts';
import { FLIPKART } from './flipkart.ts';
import type { ForeignRow } from './foreign-row.ts';
import { SHOPIFY } from './shopify.ts';
import { WOOCOMMERCE } from './woocommerce.ts';

/** Folded heads. */
export type Heads = ReadonlySet<string>;

/** The file format of another shop program or marketplace. Heads are folded here: `bodyhtml` for “Body (HTML)”. */
export interface ForeignFile {
  readonly name: 'Shopify' | 'WooCommerce' | 'Amazon' | 'Flipkart';
  /** A file is of this format if it has all heads of one of these. */
  readonly knownBy: readonly (readonly string[])[];
  /** What heads mean; null: nothing here. Heads that are missing mean what they mean in any file. */
  readonly means: (heads: Heads) => Readonly<Record<string, ColumnName | null>>;
  /**
   * Makes a reader of its rows in their order, which puts their cells as this shop reads them, in place.
   * @returns whether the row is a product
   */
  readonly reader: () => (row: ForeignRow) => boolean;
}

const FORMATS: readonly ForeignFile[] = [SHOPIFY, WOOCOMMERCE, AMAZON, AMAZON_REPORT, FLIPKART];

/** The format of a file with these heads; undefined if it is none of these. */
export function foreignFile(heads: readonly string[]): ForeignFile | undefined {
  const folded = new Set(heads.map(foldName));
  return FORMATS.find(({ knownBy }) => knownBy.some(known => known.every(head => folded.has(head))));
}
