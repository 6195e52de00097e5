import * as z from 'zod/mini';
import { downloadInvoice, getInvoice, invoiceIsMissing } from '#features/invoices/contract.ts';
import { TaxDocument } from '#features/invoices/tax-document.schema.ts';
import type { ActorCtx } from '#platform/context.ts';
import { signedIn } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { serveDownload } from '#platform/http/serve-download.ts';
import type { DocumentId } from '#shared/id.ts';
import { drawDocument } from './draw-document.ts';
import { findDocument } from './invoices.queries.ts';

export function serveInvoices(api: Api): void {
  serve(api, getInvoice, signedIn, async (ctx, { invoiceId }) => ({
    data: z.encode(TaxDocument, await readDocument(ctx, invoiceId)),
  }));
  serveDownload(api, downloadInvoice, signedIn, async (ctx, { invoiceId }) => {
    const document = await readDocument(ctx, invoiceId);
    return {
      name: `${document.number.replaceAll('/', '-')}.pdf`,
      type: 'application/pdf',
      pieces: drawDocument(document),
    };
  });
}

/** @throws invoiceIsMissing for what names others, as for what never was */
async function readDocument({ db, actor }: ActorCtx, id: DocumentId): Promise<TaxDocument> {
  const document = await findDocument(db, id, actor);
  if (!document) throw invoiceIsMissing();
  return document;
}
