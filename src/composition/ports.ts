import { sql } from 'kysely';
import { auditWords } from '#composition/audit-words.ts';
import { sampleMails } from '#composition/samples/sample-mails.ts';
import {
  annulInvoice,
  documentWordsOf,
  invoiceOf,
  issueCreditNote,
  issueInvoices,
  listDocumentsOf,
  listStandingInvoices,
} from '#finance/invoices/server/invoices.ts';
import {
  bookExchange,
  bookMoves,
  bookReturned,
  foldLedger,
  holdFirstPosting,
  holdPart,
  isPosted,
  owesShop,
  releasePart,
  sumLedger,
  whoCollect,
} from '#finance/ledger/server/ledger.ts';
import { takesExchange } from '#orders/exchanges/server/exchanges.ts';
import {
  bestSold,
  hasOrdered,
  hasReceived,
  orderNumbers,
  picturesOfLines,
  receivedProducts,
  rejectedPercents,
} from '#orders/orders/server/orders.ts';
import { uploadsOfReturns } from '#orders/returns/server/returns.ts';
import { isCourierBooked, payShop, tellFallen } from '#orders/shipments/server/shipments.ts';
import { servicesWith } from '#orders/sold-services/server/sold-services.ts';
import type { Ports } from '#platform/context.ts';
import { brandNames, refreshProductsOf, relistProductsOf, returnsVary } from '#products/catalog/server/catalog.ts';
import { landingPages, picturesOfFronts } from '#products/fronts/server/fronts.ts';

/** The implementations of the ports that lower modules declare, but for the services of others, which a shop is opened with. */
export const PORTS: Omit<Ports, 'services'> = {
  finance: {
    ...{ whoCollect, bookMoves, bookReturned, bookExchange, isBooked: isPosted, holdPart, releasePart, owesShop },
    ...{ holdFirstPosting, sumLedger, foldLedger },
    ...{
      invoiceOf,
      issueInvoices,
      annulInvoice,
      issueCreditNote,
      listDocumentsOf,
      listStandingInvoices,
      wordsOf: documentWordsOf,
    },
  },
  couriers: { isBooked: isCourierBooked, payShop, tellFallen },
  listing: { relistProductsOf, refreshProductsOf },
  auditWords,
  brandNames,
  returnsVary,
  bestSold,
  servicesWith,
  takesExchange,
  hasOrdered,
  hasReceived,
  sampleMails,
  landingPages,
  orderNumbers,
  receivedProducts,
  rejectedPercents,
  picturesInUse: { addresses: sql`${picturesOfLines} union all ${picturesOfFronts}`, uploads: uploadsOfReturns },
};
