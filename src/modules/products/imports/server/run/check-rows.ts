import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ColumnName } from '#products/imports/file/columns.ts';
import { decideRow, type RowRules } from '#products/imports/file/decide-row.ts';
import type { KnownNames } from '#products/imports/readers/field-readers.ts';
import { isUploadedPicture, isWebAddress } from '#products/imports/readers/read-images.ts';
import { type ReadRow, readRow } from '#products/imports/readers/read-row.ts';
import type { TextSpecs } from '#products/imports/readers/text-specs.ts';
import type { Source } from '#products/imports/server/file/open-source.ts';
import type { CsvRow } from '#products/imports/server/file/read-csv.ts';
import type { NewRow } from '#products/imports/server/import-rows.queries.ts';
import {
  findKnownProducts,
  type KnownProduct,
  knownFieldsOf,
} from '#products/imports/server/known-products.queries.ts';
import { fetchedBefore } from '#products/imports/server/pictures/picture-addresses.queries.ts';
import { findGroups } from '#products/imports/server/variant-groups.queries.ts';
import { noRoom, withoutRoom } from '#products/imports/server/variant-groups.ts';
import { knownPictures } from '#products/media/server/media.ts';
import type { SellerId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { rowProposals, withSources, withSpecs } from './row-proposals.ts';

/** Rows read before yielding to the event loop. */
const READ_AT_ONCE = 30;

interface Reading {
  readonly columns: readonly (ColumnName | null)[];
  readonly names: KnownNames;
  readonly usuals: UsualFacts;
  readonly source: Pick<Source, 'hasPicture' | 'picturesOf'>;
  /** Sellers whose uploads may be used: the seller and whoever started the import. */
  readonly owners: readonly SellerId[];
  /** Whether products need their legal declarations to go on sale. */
  readonly declared: boolean;
  readonly accessories: ReadonlySet<Kind>;
  readonly specs: TextSpecs;
  /** Attributes that are taken out of texts. */
  readonly taken: ReadonlySet<string>;
  /** What the faults are written in. */
  readonly language: string;
}

interface Judged {
  readonly row: CsvRow;
  readonly read: ReadRow;
  readonly product: KnownProduct | undefined;
}

/** Decides what importing these rows would do to the seller's products as they are now. */
export async function checkRows(
  db: Database,
  sellerId: SellerId,
  rows: readonly CsvRow[],
  { columns, names, usuals, source, owners, declared, accessories, specs, taken, language }: Reading,
): Promise<NewRow[]> {
  const read: Omit<Judged, 'product'>[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % READ_AT_ONCE === 0) await breathe();
    const cells = speaking(language, () => readRow(row.cells, columns, names));
    read.push({ row, read: withZipped(cells, source) });
  }
  const fetched = await fetchedBefore(db, sellerId, [...new Set(read.flatMap(each => webAddresses(each.read)))]);
  const known = await findKnownProducts(
    db,
    sellerId,
    read.flatMap(each => each.read.sku ?? []),
  );
  for (const [at, each] of read.entries()) {
    const storedFits = known.get(each.read.sku ?? '')?.fits ?? [];
    if (storedFits.length === 0 || !each.read.faults.some(({ column }) => column === 'fits')) continue;
    // What the product says already may name a brand or category that has left the shop.
    const again = speaking(language, () => readRow(each.row.cells, columns, { ...names, storedFits }));
    read[at] = { row: each.row, read: withZipped(again, source) };
  }
  const said = new Set(read.flatMap(each => each.read.fields.variantGroup ?? []));
  const found = await findGroups(db, sellerId, [...said]);
  const groups = new Map(found.map(({ name, code }) => [name, code]));
  const linked = read.map(each => ({
    row: each.row,
    read: withGroup(withFetched(each.read, fetched), groups),
    product: known.get(each.read.sku ?? ''),
  }));
  const crowded = withoutRoom(linked, joinedBy, new Map(found.map(({ code, members }) => [code, members])));
  const judged = speaking(language, () => linked.map(each => (crowded.has(each) ? withoutPlace(each) : each)));
  const inShop = await knownPictures(db, [...new Set(judged.flatMap(newAddresses))], sellerId, owners);
  const isThere = (name: string) =>
    isWebAddress(name) || (isUploadedPicture(name) ? inShop.has(name) : source.hasPicture(name));
  const rules = { declared, usuals, attributes: names.attributes, accessories };
  const proposing = { specs, taken };
  const done: NewRow[] = [];
  for (const [at, each] of judged.entries()) {
    if (at % READ_AT_ONCE === 0) await breathe();
    done.push(speaking(language, () => checked(each, isThere, rules, proposing)));
  }
  return done;
}

interface Proposing {
  readonly specs: TextSpecs;
  readonly taken: ReadonlySet<string>;
}

function checked(
  { row, read, product }: Judged,
  isThere: (name: string) => boolean,
  rules: RowRules,
  proposing: Proposing,
): NewRow {
  const shown = new Set(product?.images.map(({ src }) => src));
  const missing = read.fields.images?.find(name => !shown.has(name) && !isThere(name));
  const asRead = missing === undefined ? read : withoutPicture(read, missing);
  const before = product && knownFieldsOf(product, rules.attributes);
  const proposals = rowProposals(asRead, before, product, proposing.specs);
  const taken = proposals.filter(({ attribute }) => proposing.taken.has(attribute));
  const decision = withSources(decideRow(withSpecs(asRead, taken), before, rules), taken);
  const word = read.word && !read.word.isKnown ? read.word.text : null;
  return {
    ...{ number: row.number, cells: row.cells, ...decision, word, brand: read.strangeBrand ?? null },
    ...{ sku: read.sku ?? null, product_id: product?.id ?? null },
    proposals: proposals.length > 0 ? proposals : null,
  };
}

/** Pictures named after the SKU are added without a column. */
function withZipped(row: ReadRow, source: Reading['source']): ReadRow {
  if (row.sku === undefined || row.fields.images !== undefined) return row;
  const images = source.picturesOf(row.sku);
  return images.length > 0 ? { ...row, fields: { ...row.fields, images } } : row;
}

function webAddresses({ fields }: ReadRow): string[] {
  return (fields.images ?? []).filter(isWebAddress);
}

/** Pictures that were fetched for an earlier file are those of the shop. */
function withFetched(row: ReadRow, fetched: ReadonlyMap<string, string>): ReadRow {
  if (webAddresses(row).length === 0) return row;
  const images = (row.fields.images ?? []).map(name => fetched.get(name) ?? name);
  return { ...row, fields: { ...row.fields, images: [...new Set(images)] } };
}

/** A family has one name, whichever of its SKUs the row has. */
function withGroup(row: ReadRow, groups: ReadonlyMap<string, string>): ReadRow {
  const variantGroup = groups.get(row.fields.variantGroup ?? '');
  return variantGroup === undefined ? row : { ...row, fields: { ...row.fields, variantGroup } };
}

/** What the row adds a product to. The rows of a file that are checked later are counted when they are written. */
function joinedBy({ read, product }: Judged): string | undefined {
  const group = read.fields.variantGroup ?? undefined;
  return group === product?.variantGroup || read.faults.length > 0 ? undefined : group;
}

function withoutPlace({ read, ...rest }: Judged): Judged {
  return { ...rest, read: { ...read, faults: [...read.faults, noRoom(read.fields.variantGroup ?? '')] } };
}

function newAddresses({ read, product }: Judged): string[] {
  const shown = new Set(product?.images.map(({ src }) => src));
  return (read.fields.images ?? []).filter(name => isUploadedPicture(name) && !shown.has(name));
}

function withoutPicture(row: ReadRow, name: string): ReadRow {
  const shown = name.slice(0, 80);
  const sentence = isUploadedPicture(name)
    ? t('products.imports.cell.notYours')
    : t('products.imports.cell.notInZip', { name: shown });
  return { ...row, faults: [...row.faults, { column: 'images', text: shown, sentence }] };
}
