import type { Readable } from 'node:stream';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { decideRow } from '#products/imports/file/decide-row.ts';
import { stockMove } from '#products/imports/file/still-right.ts';
import { choicesOf } from '#products/imports/readers/read-choice.ts';
import { readRow } from '#products/imports/readers/read-row.ts';
import { contentOfRow } from '#products/imports/server/run/content-of-row.ts';
import { readCsv } from './read-csv.ts';
import { surveyFile } from './survey-file.ts';

export interface ProductInFile {
  readonly sku: string;
  readonly content: ProductContent;
  readonly stock: number;
}

/**
 * Reads a product file as an import into an empty shop would, by the same columns and rules. For files that come with
 * the program, so the first mistake throws.
 * @param brands labels of the shop's brands by their ids
 * @throws fileUnreadable, or an Error that names the row and the column
 */
export async function readProductFile(
  brands: ReadonlyMap<string, string>,
  open: () => Promise<Readable>,
): Promise<ProductInFile[]> {
  const survey = await surveyFile(open);
  if (survey.unknown.length > 0) throw new Error(`Columns that an import does not know: ${survey.unknown.join(', ')}`);
  const choices = choicesOf(brands);
  const products: ProductInFile[] = [];
  for await (const { number, cells } of readCsv(await open(), survey)) {
    if (number <= survey.headsRow) continue;
    const row = readRow(cells, survey.columns, choices);
    const { changes, faults } = decideRow(row, undefined);
    const [fault] = faults;
    if (fault) throw new Error(`Row ${number}, ${fault.column} ${JSON.stringify(fault.text)}: ${fault.sentence}`);
    const sku = row.sku ?? '';
    products.push({ sku, content: contentOfRow({ sku, changes }, undefined, new Map()), stock: stockMove(changes) });
  }
  return products;
}
