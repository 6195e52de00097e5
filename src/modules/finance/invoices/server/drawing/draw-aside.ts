import { Worker } from 'node:worker_threads';
import type { DocumentWords } from '#finance/invoices/document-words.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';

/** The worker is stopped after this idle time, because its fonts use memory. */
const IDLE_MS = 60_000;

/** Everything a drawing depends on. */
export interface Printed {
  readonly document: TaxDocument;
  readonly words: DocumentWords;
}

interface Drawn {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly failure?: string;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<Buffer>>;
}

let thread: Thread | undefined;
let drawn = 0;
let idle: NodeJS.Timeout | undefined;

/** Draws a document as PDF in a worker thread, so that it does not block the process. */
export function drawAside(printed: Printed): Promise<Buffer> {
  thread ??= begin();
  const { worker, waiting } = thread;
  clearTimeout(idle);
  drawn += 1;
  const asked = Promise.withResolvers<Buffer>();
  waiting.set(drawn, asked);
  worker.ref();
  worker.postMessage({ id: drawn, ...printed });
  return asked.promise;
}

function begin(): Thread {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  const begun: Thread = { worker, waiting: new Map() };
  const end = (error: Error) => {
    if (thread === begun) thread = undefined;
    for (const { reject } of begun.waiting.values()) reject(error);
    begun.waiting.clear();
  };
  worker.on('message', ({ id, bytes, failure }: Drawn) => {
    const asked = begun.waiting.get(id);
    begun.waiting.delete(id);
    if (bytes) asked?.resolve(Buffer.from(bytes));
    else asked?.reject(new Error(`a document could not be drawn: ${failure}`));
    if (begun.waiting.size === 0) rest(begun);
  });
  worker.on('error', end);
  worker.on('exit', code => end(new Error(`the drawing thread ended with ${code}`)));
  return begun;
}

/** An idle worker does not keep the process alive. */
function rest({ worker }: Thread): void {
  worker.unref();
  idle = setTimeout(() => {
    thread = undefined;
    void worker.terminate();
  }, IDLE_MS).unref();
}
