import { hash } from 'node:crypto';
import { documentWordsOf } from '#finance/invoices/server/words-of-document.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { Ctx } from '#platform/context.ts';
import { readWhole } from '#platform/storage/read-whole.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { DocumentId } from '#shared/id.ts';
import { drawAside, type Printed } from './draw-aside.ts';

/** Version of the layout. Raise it when the drawing changes: stored PDFs are then drawn again. */
const DRAWING = 4;
const LARGEST = 20 * 1024 * 1024;

const drawing = new Map<string, Promise<Buffer>>();
let isAhead = false;

type Logging = Pick<Ctx, 'log'>;

/**
 * The PDF of a document, drawn once and cached in the storage, because issued documents never change. It is drawn again when
 * the layout or a text of the catalogues changes. Without storage it is drawn on each request.
 */
export async function documentFile(
  ctx: Logging,
  storage: StoragePort,
  id: DocumentId,
  document: TaxDocument,
): Promise<Buffer> {
  const file = fileOf(id, document);
  const kept = await readWhole(storage, file.key, LARGEST).catch(error => onAway(ctx, id, error));
  return kept ?? drawOnce(ctx, storage, id, file);
}

/**
 * Draws a document that somebody reads, because they may download it next, and the first drawing takes seconds while much is
 * going on. One at a time, and only while nobody waits for another.
 */
export async function drawAhead(
  ctx: Logging,
  storage: StoragePort,
  id: DocumentId,
  document: TaxDocument,
): Promise<void> {
  if (isAhead || drawing.size > 0) return;
  isAhead = true;
  try {
    const file = fileOf(id, document);
    if ((await storage.sizeOf(file.key)) === undefined && drawing.size === 0) await drawOnce(ctx, storage, id, file);
  } catch (error) {
    ctx.log.warn({ err: error, document: id }, 'a document could not be drawn ahead');
  } finally {
    isAhead = false;
  }
}

interface File {
  readonly key: string;
  readonly printed: Printed;
}

/** The name has everything that the drawing depends on. */
function fileOf(id: DocumentId, document: TaxDocument): File {
  const printed = { document, words: documentWordsOf(document) };
  const print = hash('sha256', `${DRAWING} ${JSON.stringify(printed)}`, 'hex').slice(0, 16);
  return { key: `documents/${id}-${print}.pdf`, printed };
}

/** For everybody who asks meanwhile. */
function drawOnce(ctx: Logging, storage: StoragePort, id: DocumentId, { key, printed }: File): Promise<Buffer> {
  const begun = drawing.get(key) ?? drawAndKeep();
  drawing.set(key, begun);
  return begun.finally(() => drawing.delete(key));

  async function drawAndKeep(): Promise<Buffer> {
    const bytes = await drawAside(printed);
    await storage.put(key, bytes, 'application/pdf').catch(error => onAway(ctx, id, error));
    return bytes;
  }
}

/** @throws if it is a bug and not the storage that is away */
function onAway({ log }: Logging, id: DocumentId, error: unknown): undefined {
  if (!isProblem(error)) throw error;
  log.warn({ err: error, document: id }, 'the file of a document could not be kept');
  return undefined;
}
