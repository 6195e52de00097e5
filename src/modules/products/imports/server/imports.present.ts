import type * as z from 'zod/mini';
import type { ImportBrief, ImportDetail, ReportRow } from '#products/imports/contract.ts';
import { foreignFile } from '#products/imports/file/foreign/foreign-file.ts';
import { fieldWords } from '#products/imports/readers/field-cell.ts';
import type { StoredReportRow as ReportRowRead } from './import-rows.queries.ts';
import type { NamedImport } from './imports.queries.ts';

type Brief = z.input<typeof ImportBrief>;
type Detail = z.input<typeof ImportDetail>;
type Row = z.input<typeof ReportRow>;

export function presentImport(row: NamedImport): Brief {
  const { added, changed, unchanged, refused, waiting } = row;
  return {
    id: row.id,
    fileName: row.file_name,
    fileBytes: Number(row.file_bytes),
    seller: row.seller_name,
    state: row.state,
    fault: row.fault,
    rows: row.row_count,
    checked: added + changed + unchanged + refused + waiting,
    ...{ added, changed, unchanged, refused, waiting },
    done: row.done,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** What is read of the report itself. */
interface OfReport {
  readonly faults: readonly { column: string; rows: number }[];
  readonly words: Detail['words'];
  readonly pictures: Detail['pictures'];
  readonly proposals: Detail['proposals'];
}

export function presentImportDetail(row: NamedImport, { faults, words, pictures, proposals }: OfReport): Detail {
  const { reading } = row;
  return {
    ...presentImport(row),
    reading: reading && {
      encoding: reading.encoding,
      delimiter: reading.delimiter,
      program: foreignFile(reading.heads)?.name ?? null,
      heads: reading.heads.map((head, at) => ({ head, column: reading.columns[at] ?? null })),
    },
    faults: faults as Detail['faults'],
    ...{ words, pictures, proposals },
  };
}

export function presentRow(row: ReportRowRead): Row {
  return {
    row: row.number,
    sku: row.sku,
    outcome: row.outcome,
    isDone: row.is_done,
    changes: row.changes.map(({ field, from, to }) => ({
      column: field,
      from: row.outcome === 'added' ? null : fieldWords(field, from),
      to: fieldWords(field, to),
    })),
    faults: [...row.faults],
    notes: [...row.notes],
  };
}
