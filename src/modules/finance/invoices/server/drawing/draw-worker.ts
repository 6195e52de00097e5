import { parentPort } from 'node:worker_threads';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { drawDocument } from './draw-document.ts';

/** Runs in a thread of its own: a document takes a processor for up to a tenth of a second. */
parentPort?.on('message', async ({ id, document }: { readonly id: number; readonly document: TaxDocument }) => {
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of drawDocument(document)) pieces.push(piece);
    parentPort?.postMessage({ id, bytes: Buffer.concat(pieces) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
