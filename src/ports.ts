import { brandNames, freshenGoodsOf, relistGoodsOf } from '#features/catalog/server/catalog.ts';
import {
  annulInvoice,
  issueCreditNote,
  issueInvoices,
  listDocumentsOf,
  listStandingInvoices,
} from '#features/invoices/server/invoices.ts';
import {
  bookMoves,
  bookReturned,
  holdPart,
  owesShop,
  releasePart,
  whoCollect,
} from '#features/ledger/server/ledger.ts';
import { hasReceived, orderNumbers, picturesOfLines } from '#features/orders/server/orders.ts';
import { uploadsOfReturns } from '#features/returns/server/returns.ts';
import type { Ports } from '#platform/context.ts';

/** Who does what features have done by those that build on them. */
export const PORTS: Ports = {
  finance: {
    ...{ whoCollect, bookMoves, bookReturned, holdPart, releasePart, owesShop },
    ...{ issueInvoices, annulInvoice, issueCreditNote, listDocumentsOf, listStandingInvoices },
  },
  listing: { relistGoodsOf, freshenGoodsOf },
  brandNames,
  hasReceived,
  orderNumbers,
  picturesInUse: { addresses: picturesOfLines, uploads: uploadsOfReturns },
};
