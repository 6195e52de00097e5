import { hash } from 'node:crypto';
import { wordsOf } from '#finance/invoices/server/words-of-document.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { Ctx } from '#platform/context.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { DocumentId } from '#shared/id.ts';
import { drawAside } from './draw-aside.ts';

/** Version of the layout. Raise it when the drawing changes: stored PDFs are then drawn again. */
const DRAWING = 3;
const LARGEST = 20 * 1024 * 1024;

const drawing = new Map<string, Promise<Buffer>>();

/**
 * The PDF of a document, drawn once and cached in the storage, because issued documents never change. It is drawn again when
 * the layout or a text of the catalogues changes. Without storage
 * it is drawn on each request.
 */
export async function documentFile(
  { log }: Pick<Ctx, 'log'>,
  storage: StoragePort,
  id: DocumentId,
  document: TaxDocument,
): Promise<Buffer> {
  const printed = { document, words: wordsOf(document) };
  const key = `documents/${id}-${hash('sha256', `${DRAWING} ${JSON.stringify(printed)}`, 'hex').slice(0, 16)}.pdf`;
  const onAway = (error: unknown) => {
    if (!isProblem(error)) throw error;
    log.warn({ err: error, document: id }, 'the file of a document could not be kept');
    return undefined;
  };
  const kept = await readWhole(storage, key, LARGEST).catch(onAway);
  if (kept) return kept;
  const begun = drawing.get(key) ?? drawAndKeep();
  drawing.set(key, begun);
  return begun.finally(() => drawing.delete(key));

  async function drawAndKeep(): Promise<Buffer> {
    const bytes = await drawAside(printed);
    await storage.put(key, bytes, 'application/pdf').catch(onAway);
    return bytes;
  }
}
