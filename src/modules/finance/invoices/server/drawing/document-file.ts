import { hash } from 'node:crypto';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { Ctx } from '#platform/context.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { DocumentId } from '#shared/id.ts';
import { drawAside } from './draw-aside.ts';

/** Raise it when documents are drawn otherwise than before: those that lie in the storage are then drawn anew. */
const DRAWING = 2;
const LARGEST = 20 * 1024 * 1024;

const drawing = new Map<string, Promise<Buffer>>();

/**
 * The PDF of a document: an issued one never changes, so it is drawn once and lies in the storage from then on. Where the
 * storage is away it is drawn for whoever asks.
 */
export async function documentFile(
  { log }: Pick<Ctx, 'log'>,
  storage: StoragePort,
  id: DocumentId,
  document: TaxDocument,
): Promise<Buffer> {
  const key = `documents/${id}-${hash('sha256', `${DRAWING} ${JSON.stringify(document)}`, 'hex').slice(0, 16)}.pdf`;
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
    const bytes = await drawAside(document);
    await storage.put(key, bytes, 'application/pdf').catch(onAway);
    return bytes;
  }
}
