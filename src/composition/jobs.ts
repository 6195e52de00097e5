import { resolve } from 'node:path';
import { issueCommissions } from '#finance/invoices/server/invoices.ts';
import { sweepGuests } from '#office/privacy/server/sweep-guests.ts';
import { repeatFailed, sweepWebhooks } from '#office/webhooks/server/webhooks.ts';
import { type Telling, tellPlatforms } from '#orders/agents/server/orders/tell-platforms.ts';
import { sweepLinks } from '#orders/cart/server/links/sweep-links.ts';
import { sweepCheckouts } from '#orders/checkouts/server/sweep-checkouts.ts';
import { mailPlaced, sumDays } from '#orders/orders/server/orders.ts';
import { expireUnpaid, reconcile } from '#orders/settlement/server/settlement-jobs.ts';
import { cancelFallenParcel, trackShipments } from '#orders/shipments/server/shipments.ts';
import { closePayment } from '#payments/payments/server/payments/drop-payments.ts';
import type { PaymentProviders } from '#payments/payments/server/providers/payment-providers.ts';
import { reconcileRefunds } from '#payments/payments/server/refunds/reconcile-refunds.ts';
import { sendRefund } from '#payments/payments/server/refunds/send-refund.ts';
import { type BringMessage, deliverMessage } from '#payments/payments/server/sandbox/play-trick.ts';
import { reopenShops } from '#people/sellers/server/sellers.ts';
import type { JobName } from '#platform/context.ts';
import type { JobHandlers, Schedule } from '#platform/jobs/job-queue.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { sweepThrottles } from '#platform/throttle/sweep-throttles.ts';
import { nightlyBackup } from '#process/nightly-backup.ts';
import { giveUpSearchFeed, refreshWords } from '#products/catalog/server/catalog.ts';
import { fetchPictures, goOnWithImports, importFilesIn, workImport } from '#products/imports/server/imports.ts';
import { addUpCounts } from '#products/inventory/server/products/add-up-counts.ts';
import { notifyLowStock } from '#products/inventory/server/stock/notify-low-stock.ts';
import { forgetFiles, type PictureLibrary, sweepUploads } from '#products/media/server/media.ts';
import { sweepPrices, turnPrices } from '#products/prices/server/prices.ts';
import { learnSearches } from '#products/searches/server/searches.ts';
import { tellNews } from '#products/wishlist/server/wishlist.ts';
import { t } from '#shared/language/t.ts';

export interface FileSettings {
  readonly dataDir: string;
  readonly storage: StoragePort;
  readonly pictures?: PictureLibrary | undefined;
  /** The folder for nightly backups; without it this process makes none. */
  readonly backups?: string | undefined;
  /** A port of this machine from which pictures may be fetched. */
  readonly picturesFromPort?: number | undefined;
}

export interface ProviderSettings {
  readonly providers: PaymentProviders;
  /** Delivers the webhooks of the sandbox provider. */
  readonly bring: BringMessage;
  /** Where platforms are told of the orders of their agents. */
  readonly telling?: Telling;
}

/** All jobs except notifications, with their labels on the jobs screen. */
export const JOB_LABELS: Readonly<Record<JobName, () => string>> = {
  'agents.tell': () => t('office.jobs.label.agents'),
  'backups.make': () => t('office.jobs.label.backup'),
  'carts.sweep': () => t('office.jobs.label.cartLinks'),
  'catalog.refresh-words': () => t('office.jobs.label.searchWords'),
  'checkouts.sweep': () => t('office.jobs.label.checkouts'),
  'imports.fetch-pictures': () => t('office.jobs.label.fetchPictures'),
  'imports.go-on': () => t('office.jobs.label.resumeImports'),
  'imports.work': () => t('office.jobs.label.import'),
  'inventory.add-up-counts': () => t('office.jobs.label.addUpCounts'),
  'inventory.tell-low-stock': () => t('office.jobs.label.lowStock'),
  'invoices.issue-commissions': () => t('office.jobs.label.commissionInvoices'),
  'media.forget': () => t('office.jobs.label.deleteFiles'),
  'media.sweep': () => t('office.jobs.label.unusedFiles'),
  'orders.mail-placed': () => t('office.jobs.label.orderMails'),
  'orders.sum-days': () => t('office.jobs.label.sumDays'),
  'payments.close': () => t('office.jobs.label.closePayments'),
  'payments.reconcile-refunds': () => t('office.jobs.label.refundStatus'),
  'payments.sandbox-message': () => t('office.jobs.label.testWebhook'),
  'payments.send-refund': () => t('office.jobs.label.sendRefund'),
  'prices.sweep': () => t('office.jobs.label.oldPrices'),
  'prices.turn': () => t('office.jobs.label.prices'),
  'privacy.sweep-guests': () => t('office.jobs.label.guests'),
  'search.give-up': () => t('office.jobs.label.searchFeed'),
  'searches.learn': () => t('office.jobs.label.searches'),
  'sellers.reopen-shops': () => t('office.jobs.label.reopenShops'),
  'settlement.expire': () => t('office.jobs.label.unpaidOrders'),
  'settlement.reconcile': () => t('office.jobs.label.paymentStatus'),
  'shipments.fallen': () => t('office.jobs.label.fallenParcels'),
  'shipments.track': () => t('office.jobs.label.shipments'),
  'throttle.sweep': () => t('office.jobs.label.counters'),
  'webhooks.repeat': () => t('office.jobs.label.repeatWebhooks'),
  'webhooks.send': () => t('office.jobs.label.webhooks'),
  'webhooks.sweep': () => t('office.jobs.label.oldWebhooks'),
  'wishlist.tell-news': () => t('office.jobs.label.wishlists'),
};

/** The name of a job for people, in the language that is spoken; undefined for notifications, which have labels of their own. */
export function labelOfJob(job: string): string | undefined {
  const labels: Readonly<Record<string, () => string>> = JOB_LABELS;
  return labels[job]?.();
}

const NO_AGENTS: Telling = { address: undefined };
const NO_WEBHOOKS = { turn: async () => {} };

/** The handlers of all jobs. Built here because they need ports that requests do not. */
export function jobHandlers(
  { dataDir, storage, pictures, backups = '', picturesFromPort }: FileSettings,
  { providers, bring, telling = NO_AGENTS }: ProviderSettings,
  webhooks: { readonly turn: () => Promise<void> } = NO_WEBHOOKS,
): JobHandlers {
  const importFiles = importFilesIn(resolve(dataDir, 'imports'));
  return {
    'agents.tell': tellPlatforms(telling),
    'backups.make': nightlyBackup(backups),
    'carts.sweep': sweepLinks(),
    'catalog.refresh-words': refreshWords(),
    'checkouts.sweep': sweepCheckouts(),
    'imports.fetch-pictures': fetchPictures({ store: storage, ownPort: picturesFromPort }),
    'imports.go-on': goOnWithImports(importFiles),
    'imports.work': workImport(storage, importFiles),
    'inventory.add-up-counts': addUpCounts(),
    'inventory.tell-low-stock': notifyLowStock(),
    'invoices.issue-commissions': issueCommissions(),
    'media.forget': forgetFiles(storage, pictures),
    'media.sweep': sweepUploads(storage),
    'orders.mail-placed': mailPlaced(),
    'orders.sum-days': sumDays(),
    'payments.close': closePayment(providers),
    'payments.reconcile-refunds': reconcileRefunds(providers),
    'payments.sandbox-message': deliverMessage(bring),
    'payments.send-refund': sendRefund(providers),
    'prices.sweep': sweepPrices(),
    'prices.turn': turnPrices(),
    'privacy.sweep-guests': sweepGuests(),
    'search.give-up': giveUpSearchFeed(),
    'searches.learn': learnSearches(),
    'sellers.reopen-shops': reopenShops(),
    'settlement.expire': expireUnpaid(providers),
    'settlement.reconcile': reconcile(providers),
    'shipments.fallen': cancelFallenParcel(),
    'shipments.track': trackShipments(),
    'throttle.sweep': sweepThrottles(),
    'webhooks.repeat': repeatFailed(),
    'webhooks.send': () => webhooks.turn(),
    'webhooks.sweep': sweepWebhooks(),
    'wishlist.tell-news': tellNews(),
  };
}

/** Only on the machine that stores backups. The interval for checking whether one is due, in seconds. */
export const BACKUP_SCHEDULE = { 'backups.make': 15 * 60 } as const satisfies Schedule;

/** Repeated jobs, with their intervals in seconds. */
export const SCHEDULE: Schedule = {
  'sellers.reopen-shops': 5 * 60,
  'wishlist.tell-news': 5 * 60,
  'throttle.sweep': 15 * 60,
  'checkouts.sweep': 60 * 60,
  'carts.sweep': 24 * 60 * 60,
  'privacy.sweep-guests': 24 * 60 * 60,
  'media.sweep': 60 * 60,
  'prices.sweep': 60 * 60,
  // Prices begin and end at a minute.
  'prices.turn': 20,
  'search.give-up': 24 * 60 * 60,
  'searches.learn': 60 * 60,
  'inventory.add-up-counts': 10 * 60,
  'inventory.tell-low-stock': 60 * 60,
  'invoices.issue-commissions': 60 * 60,
  'imports.go-on': 20,
  // What happens wakes the sender at once; this is for what is tried again.
  'webhooks.send': 20,
  'webhooks.sweep': 60 * 60,
  'orders.sum-days': 10 * 60,
  'shipments.track': 5 * 60,
  'agents.tell': 20,
  'settlement.expire': 60,
  'settlement.reconcile': 60,
  'payments.reconcile-refunds': 60,
};
