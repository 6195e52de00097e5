import { parentPort } from 'node:worker_threads';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { drawDocument } from './draw-document.ts';

/** Worker thread: drawing takes up to 100 ms of CPU time. */
parentPort?.on('message', async ({ id, document }: { readonly id: number; readonly document: TaxDocument }) => {
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of drawDocument(document)) chunks.push(chunk);
    parentPort?.postMessage({ id, bytes: Buffer.concat(chunks) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
