import type { Readable } from 'node:stream';
import { AttributeSet } from '#products/catalog/attributes/attribute-set.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { fitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import type { ProductContent } from '#products/catalog/product/product-content.ts';
import { accessoryKinds } from '#products/imports/file/accessory-kinds.ts';
import { decideRow } from '#products/imports/file/decide-row.ts';
import { stockMove } from '#products/imports/file/still-right.ts';
import { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { CategoryWords } from '#products/imports/readers/category-words.ts';
import { choicesOf } from '#products/imports/readers/read-choice.ts';
import { readRow } from '#products/imports/readers/read-row.ts';
import { contentOfRow } from '#products/imports/server/run/content-of-row.ts';
import { NO_FAMILIES } from '#products/imports/server/variant-groups.ts';
import { readCsv } from './read-csv.ts';
import { surveyFile } from './survey-file.ts';

export interface ProductInFile {
  readonly sku: string;
  readonly content: ProductContent;
  readonly stock: number;
}

/**
 * Reads a product file as an import into an empty shop would, by the same columns and rules, without typed attributes. For files that come with
 * the program, so the first mistake throws.
 * @param shop labels of the shop's brands by their ids, and its categories
 * @throws fileUnreadable, or an Error that names the row and the column
 */
export async function readProductFile(
  { brands, categories }: { readonly brands: ReadonlyMap<string, string>; readonly categories: CategoryTree },
  open: () => Promise<Readable>,
): Promise<ProductInFile[]> {
  const survey = await surveyFile(open);
  if (survey.unknown.length > 0) throw new Error(`Columns that an import does not know: ${survey.unknown.join(', ')}`);
  const attributes = new AttributeCells(new AttributeSet([], new Map()), categories);
  const choices = choicesOf(brands);
  const named = { brands: choices, fitBrandOf: fitBrands(choices) };
  const names = { ...named, categories: new CategoryWords(categories), attributes };
  const accessories = accessoryKinds(categories);
  const rules = { declared: false, usuals: categories.usuals, attributes, accessories };
  const products: ProductInFile[] = [];
  for await (const { number, cells } of readCsv(await open(), survey)) {
    if (number <= survey.headsRow) continue;
    const row = readRow(cells, survey.columns, names);
    const { changes, faults } = decideRow(row, undefined, rules);
    if (row.strangeBrand !== undefined) throw new Error(`Row ${number}: no brand is called ${row.strangeBrand}`);
    const [fault] = faults;
    if (row.word && !row.word.isKnown) throw new Error(`Row ${number}: no category is called ${row.word.text}`);
    if (fault) throw new Error(`Row ${number}, ${fault.column} ${JSON.stringify(fault.text)}: ${fault.sentence}`);
    const sku = row.sku ?? '';
    products.push({
      sku,
      content: contentOfRow({ sku, changes }, undefined, new Map(), { attributes, families: NO_FAMILIES }),
      stock: stockMove(changes),
    });
  }
  return products;
}
