import * as z from 'zod/mini';
import {
  downloadInvoice,
  getInvoice,
  invoiceIsMissing,
  listCommissionInvoices,
  nameInvoiceSeller,
} from '#finance/invoices/contract.ts';
import { documentFile, drawAhead } from '#finance/invoices/server/drawing/document-file.ts';
import { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { ActorCtx } from '#platform/context.ts';
import { seller, signedIn } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveDownload } from '#platform/http/serving/serve-download.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import type { Actor } from '#shared/api/actor.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { DocumentId, SellerId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';
import * as commissions from './commissions.queries.ts';
import { findDocument } from './invoices.queries.ts';
import { documentWordsOf } from './words-of-document.ts';

export function serveInvoices(api: Api, storage: StoragePort): void {
  serve(api, getInvoice, signedIn, async (ctx, { invoiceId }) => {
    const document = await readDocument(ctx, invoiceId);
    void drawAhead(ctx, storage, invoiceId, document);
    return { data: z.encode(TaxDocument, document), words: documentWordsOf(document) };
  });
  serveDownload(api, downloadInvoice, signedIn, async (ctx, { invoiceId }) => {
    const document = await readDocument(ctx, invoiceId);
    return {
      name: `${document.number.replaceAll('/', '-')}.pdf`,
      type: 'application/pdf',
      pieces: await documentFile(ctx, storage, invoiceId, document),
    };
  });
  serve(api, listCommissionInvoices, seller, async (ctx, { seller: named }) => {
    const found = await commissions.listCommissionInvoices(ctx.db, sellerOf(ctx.actor, named));
    return { data: found.map(({ id, total, ...head }) => ({ ...head, _id: id, total: toRupees(total) })) };
  });
}

/** @throws notAllowed if a seller names another; nameInvoiceSeller if an administrator names none */
function sellerOf({ kind, sellerId }: Actor, named: SellerId | undefined): SellerId {
  if (kind === 'administrator') {
    if (named === undefined) throw nameInvoiceSeller();
    return named;
  }
  if (!sellerId || (named !== undefined && named !== sellerId)) throw notAllowed();
  return sellerId;
}

/** @throws invoiceIsMissing also for documents the actor may not see */
async function readDocument({ db, actor }: ActorCtx, id: DocumentId): Promise<TaxDocument> {
  const document = await findDocument(db, id, actor);
  if (!document) throw invoiceIsMissing();
  return document;
}
