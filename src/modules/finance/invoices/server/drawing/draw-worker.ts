import { parentPort } from 'node:worker_threads';
import type { Printed } from './draw-aside.ts';
import { drawDocument } from './draw-document.ts';

/** Worker thread: drawing takes up to 100 ms of CPU time. */
parentPort?.on('message', async ({ id, document, words }: Printed & { readonly id: number }) => {
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of drawDocument(document, words)) chunks.push(chunk);
    parentPort?.postMessage({ id, bytes: Buffer.concat(chunks) });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
