import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import type { UsualFacts } from '#products/catalog/categories/category-tree.ts';
import { brandChoices } from '#products/catalog/product/brand-choices.ts';
import { fitBrands } from '#products/catalog/product/fits/fit-brands.ts';
import { listNamedBrands, readAttributes, readCategories } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { accessoryKinds } from '#products/imports/file/accessory-kinds.ts';
import { productReader } from '#products/imports/file/foreign/product-reader.ts';
import { AttributeCells } from '#products/imports/readers/attribute-cells.ts';
import { CategoryWords } from '#products/imports/readers/category-words.ts';
import type { KnownNames } from '#products/imports/readers/field-readers.ts';
import { TextSpecs } from '#products/imports/readers/text-specs.ts';
import { askerOf } from '#products/imports/server/asker-of.ts';
import { rememberedWords } from '#products/imports/server/category-words.queries.ts';
import type { ImportFiles } from '#products/imports/server/file/import-files.ts';
import type { Source } from '#products/imports/server/file/open-source.ts';
import { readCsv } from '#products/imports/server/file/read-csv.ts';
import { type Survey, surveyFile } from '#products/imports/server/file/survey-file.ts';
import { readUnpacked, type UnpackedRow, writeUnpacked } from '#products/imports/server/file/unpacked-table.ts';
import { insertRows, recountRows, settleRepeated } from '#products/imports/server/import-rows.queries.ts';
import { takenProposals } from '#products/imports/server/proposals/proposals.queries.ts';
import type { SellerId } from '#shared/id.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { checkRows } from './check-rows.ts';
import { type Held, keepImport } from './hold-import.queries.ts';
import { BATCH, restAfter, withRests } from './pace.ts';

/**
 * Checks rows of a file until the turn is over; writes only the report. The table is unpacked once on each machine, and
 * the offset after the last checked row is stored, so each row is read once and a process that dies loses at most one
 * batch.
 * @returns whether all rows are checked
 * @throws fileUnreadable, ImportWasTaken
 */
export async function checkTurn(
  ctx: Ctx,
  held: Held,
  { source, files, until }: { readonly source: Source; readonly files: ImportFiles; readonly until: number },
): Promise<boolean> {
  const tree = await readCategories(ctx.db);
  const known = await readAttributes(ctx.db);
  const attributes = new AttributeCells(known, tree);
  const survey = held.reading ?? (await surveyOf(ctx, held, { source, attributes }));
  const table = await files.file(held.id, 'rows', path => writeUnpacked(path, rowsOf(source, survey)));
  const owners = [held.seller_id, (await askerOf(ctx.db, held))?.sellerId ?? held.seller_id];
  const brands = brandChoices(await listNamedBrands(ctx.db));
  const names = {
    ...{ brands, fitBrandOf: fitBrands(brands) },
    categories: new CategoryWords(tree, await rememberedWords(ctx.db, held.seller_id)),
    attributes,
  };
  const declared = await setting(ctx, 'declarationsRequired');
  const reading = {
    ...{ survey, names, usuals: tree.usuals, accessories: accessoryKinds(tree), source, owners, declared },
    specs: new TextSpecs(known, tree, attributes),
    taken: await takenProposals(ctx.db, held.seller_id),
  };
  let batch: UnpackedRow[] = [];
  for await (const row of readUnpacked(table, Number(held.checked_offset))) {
    if (row.number <= held.checked_to) continue;
    batch.push(row);
    if (batch.length < BATCH) continue;
    await checkBatch(ctx, held, { batch, ...reading });
    batch = [];
    if (performance.now() > until) return false;
  }
  if (batch.length > 0) await checkBatch(ctx, held, { batch, ...reading });
  await ctx.tx(async tx => {
    await keepImport(tx.db, { ...held, state: 'checking' }, sql`state = 'checked'`);
    await settleRepeated(tx.db, held.id, ctx.language);
    await recountRows(tx.db, held.id);
  });
  return true;
}

async function surveyOf(
  ctx: Ctx,
  held: Held,
  { source, attributes }: { readonly source: Source; readonly attributes: AttributeCells },
): Promise<Survey> {
  const survey = await surveyFile(source.open, id => attributes.has(id));
  const change = sql`state = 'checking', reading = ${JSON.stringify(survey)}, row_count = ${survey.rowCount}`;
  await ctx.tx(tx => keepImport(tx.db, { ...held, state: 'uploaded' }, change));
  return survey;
}

/** The products after the heads. */
async function* rowsOf(source: Source, survey: Survey) {
  const read = productReader(survey.heads);
  for await (const sent of withRests(readCsv(await source.open(), survey))) {
    const row = sent.number > survey.headsRow ? read(sent) : undefined;
    if (row) yield row;
  }
}

interface Batch {
  readonly batch: readonly UnpackedRow[];
  readonly survey: Survey;
  readonly names: KnownNames;
  readonly usuals: UsualFacts;
  readonly accessories: ReadonlySet<Kind>;
  readonly source: Source;
  readonly owners: readonly SellerId[];
  readonly declared: boolean;
  readonly specs: TextSpecs;
  readonly taken: ReadonlySet<string>;
}

async function checkBatch(ctx: Ctx, held: Held, { batch, survey, ...known }: Batch): Promise<void> {
  const begun = performance.now();
  const rows = await checkRows(ctx.db, held.seller_id, batch, {
    columns: survey.columns,
    language: ctx.language,
    ...known,
  });
  const count = (outcome: string) => rows.filter(row => row.outcome === outcome).length;
  await ctx.tx(async tx => {
    const last = batch.at(-1);
    const progress = sql`checked_to = ${last?.number ?? 0}, checked_offset = ${last?.end ?? 0}, added = added + ${count('added')},
      changed = changed + ${count('changed')}, unchanged = unchanged + ${count('unchanged')},
      refused = refused + ${count('refused')}, waiting = waiting + ${count('waiting')}`;
    await keepImport(tx.db, { ...held, state: 'checking' }, progress);
    await insertRows(tx.db, held.id, rows);
  });
  await restAfter(begun);
}
