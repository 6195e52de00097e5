import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import { readOptions } from '#products/inventory/product/list-readers.ts';
import { t } from '#shared/language/t.ts';
import { listCell, textsOfList } from './list-cell.ts';
import { fault, type ReadCell, value } from './read.ts';

/** What distinguishes a variant, in one cell: `Colour: Black|Storage: 256 GB`. A colon in a name has a backslash before it. */
export function optionsCell(options: readonly Pick<ProductOption, 'name' | 'value'>[]): string {
  return listCell(options.map(({ name, value }) => `${name.replaceAll(':', '\\:')}: ${value}`));
}

/** The options of such a cell, without colours. */
export function readOptionsCell(text: string): ReadCell<readonly ProductOption[]> {
  const options: ProductOption[] = [];
  for (const said of textsOfList(text).filter(each => each.trim() !== '')) {
    const [, name, is] = /^((?:\\:|[^:])*):(.*)$/s.exec(said) ?? [];
    if (name === undefined || is === undefined) return fault(t('products.imports.cell.options'));
    options.push({ name: name.replaceAll('\\:', ':'), value: is });
  }
  const read = readOptions(options);
  return 'fault' in read ? fault(read.fault) : value(read.value);
}

/** Whether a cell has options with their names. */
export function isOptionsCell(text: string): boolean {
  return /^(?:\\:|[^:|])+: ?\S/.test(text);
}
