import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';
import type { FieldChange, ImportOutcome } from '#products/imports/file/decide-row.ts';
import type { CellFault } from '#products/imports/file/product-fields.ts';
import type { TextSpec } from '#products/imports/readers/text-specs.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { ImportId, ProductId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';

/** A row of a file with its outcome. */
export interface CheckedRow {
  readonly number: number;
  readonly outcome: ImportOutcome;
  readonly sku: string | null;
  /** As they were sent, for the download of refused rows. */
  readonly cells: readonly string[];
  readonly changes: readonly FieldChange[];
  readonly faults: readonly CellFault[];
  readonly notes: readonly string[];
  /** What it calls its category, where the shop does not know the word. */
  readonly word: string | null;
  /** The brand it names, where the shop does not have it. */
  readonly brand: string | null;
  readonly product_id: ProductId | null;
}

/** A row as it is checked. */
export interface NewRow extends CheckedRow {
  /** Null if its texts say no more than its columns. */
  readonly proposals: readonly TextSpec[] | null;
}

export interface StoredReportRow extends CheckedRow {
  readonly is_done: boolean;
}

export async function insertRows(db: Tx, id: ImportId, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, number, outcome, sku, cells, changes, faults, notes, word, brand, product_id, proposals)
    select ${id}, number, outcome, sku, cells, changes, faults, notes, word, brand, product_id, proposals
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(number int, outcome text, sku text, cells json,
      changes json, faults json, notes json, word text, brand text, product_id uuid, proposals json)`.execute(db);
}

/** Stands for the number of the other row in the sentence. */
const TWIN = '{row}';

/**
 * Of rows that share a SKU and say the same, the first counts; the others change nothing, and say so. If they say different
 * things all are refused, because only the seller knows which one is meant: each names the nearest other. Rows without a twin
 * are left out first: PostgreSQL knows little of new rows, and may compare each row with each twin.
 */
export async function settleRepeated(db: Tx, id: ImportId, language: string): Promise<void> {
  const [sentence, note] = speaking(language, () => [
    t('products.imports.cell.twice', { row: TWIN }),
    t('products.imports.note.same', { row: TWIN }),
  ]);
  await sql`
    with neighbours as (
      select number, sku, coalesce(
        lag(number) over (partition by sku order by number), lead(number) over (partition by sku order by number)
      ) as twin
      from import_rows where import_id = ${id} and sku is not null
    ), printed as materialized (
      select n.number, n.sku, n.twin, md5(r.cells::text) as print
      from neighbours n join import_rows r on r.import_id = ${id} and r.number = n.number where n.twin is not null
    ), twins as materialized (
      select number, twin, min(number) over (partition by sku) as first,
        min(print) over (partition by sku) <> max(print) over (partition by sku) as differ
      from printed
    )
    update import_rows r set
      outcome = case when twins.differ then 'refused' else 'unchanged' end,
      changes = '[]',
      notes = case when twins.differ then '[]'::json
        else json_build_array(replace(${note}::text, ${TWIN}::text, twins.first::text)) end,
      faults = case when twins.differ then (
        (case when r.outcome = 'refused' then r.faults::jsonb else '[]'::jsonb end) || jsonb_build_array(
          jsonb_build_object('column', 'sku', 'text', r.sku, 'sentence', replace(${sentence}::text, ${TWIN}::text, twins.twin::text))
        ))::json else r.faults end
    from twins where r.import_id = ${id} and r.number = twins.number
      and (twins.differ or (twins.number <> twins.first and r.outcome in ('added', 'changed', 'unchanged')))`.execute(
    db,
  );
}

/** Stores the number of rows of each outcome in the import. */
export async function recountRows(db: Tx, id: ImportId): Promise<void> {
  await sql`
    update imports set added = c.added, changed = c.changed, unchanged = c.unchanged, refused = c.refused,
      waiting = c.waiting, done = c.done
    from (
      select count(*) filter (where outcome = 'added')::int as added,
        count(*) filter (where outcome = 'changed')::int as changed,
        count(*) filter (where outcome = 'unchanged')::int as unchanged,
        count(*) filter (where outcome = 'refused')::int as refused,
        count(*) filter (where outcome = 'waiting')::int as waiting,
        count(*) filter (where is_done and outcome in ('added', 'changed'))::int as done
      from import_rows where import_id = ${id}
    ) c
    where imports.id = ${id}`.execute(db);
}

/** The next rows to write, in the order of the file; `cells` is left empty. */
export async function nextRows(db: Database, id: ImportId, limit: number): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select number, outcome, sku, '[]'::json as cells, changes, faults, notes, word, brand, product_id from import_rows
    where import_id = ${id} and outcome in ('added', 'changed') and not is_done
    order by number limit ${limit}`.execute(db);
  return rows;
}

export interface WrittenRow {
  readonly number: number;
  readonly outcome: ImportOutcome;
  readonly faults: readonly CellFault[];
  readonly product_id: ProductId | null;
}

export async function markWritten(db: Tx, id: ImportId, rows: readonly WrittenRow[]): Promise<void> {
  await sql`
    update import_rows r set is_done = true, outcome = w.outcome, faults = w.faults, product_id = w.product_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as w(number int, outcome text, faults json, product_id uuid)
    where r.import_id = ${id} and r.number = w.number`.execute(db);
}

/** One page of the report, in the order of the file. */
export async function listImportRows(
  db: Database,
  id: ImportId,
  outcome: ImportOutcome | undefined,
  { limit, offset }: PageSpan,
): Promise<StoredReportRow[]> {
  const { rows } = await sql<StoredReportRow>`
    select number, outcome, is_done, sku, '[]'::json as cells, changes, faults, notes, word, brand, product_id from import_rows
    where import_id = ${id} and ${outcome ? sql`outcome = ${outcome}` : sql`true`}
    order by number limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The next refused rows after one, as they were sent. */
export async function listRefused(db: Database, id: ImportId, after: number, limit: number): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select number, outcome, sku, cells, changes, faults, notes, word, brand, product_id from import_rows
    where import_id = ${id} and outcome = 'refused' and number > ${after} order by number limit ${limit}`.execute(db);
  return rows;
}

/** Number of refused rows with an error in each column, most first. */
export async function countFaults(db: Database, id: ImportId): Promise<{ column: string; rows: number }[]> {
  const { rows } = await sql<{ column: string; rows: number }>`
    select f->>'column' as column, count(distinct r.number)::int as rows
    from import_rows r cross join lateral json_array_elements(r.faults) f
    where r.import_id = ${id} and r.outcome = 'refused' group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
