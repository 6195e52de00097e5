import { resolve } from 'node:path';
import {
  listFormerEmails,
  mailAccountCode,
  mailAlarm,
  mailCode,
  mailEmailChanged,
  mailEmailNew,
  mailFarewell,
  mailMobileChanged,
  mailPasswordChanged,
} from '#features/accounts/server/accounts.ts';
import { acknowledge, mailAnswer, mailMessage } from '#features/contact/server/contact.ts';
import { goOnWithImports, importFilesIn, workImport } from '#features/imports/server/imports.ts';
import { mailLowStock } from '#features/inventory/server/mail-low-stock.ts';
import { tellLowStock } from '#features/inventory/server/tell-low-stock.ts';
import { issueCommissions, mailCommission } from '#features/invoices/server/invoices.ts';
import { mailAdjustment, mailPayout, mailPayoutReversed } from '#features/ledger/server/ledger.ts';
import { forgetFiles, type PictureLibrary, sweepUploads } from '#features/media/server/media.ts';
import {
  mailPaymentFailed,
  mailPlaced,
  mailReceipt,
  mailRefunded,
  mailSale,
  mailSaleCancelled,
  mailSaleMoved,
  mailStatus,
} from '#features/orders/server/orders.ts';
import { closePayment } from '#features/payments/server/close-payment.ts';
import type { PaymentProviders } from '#features/payments/server/payment-providers.ts';
import { reconcileRefunds } from '#features/payments/server/reconcile-refunds.ts';
import { type BringMessage, deliverMessage } from '#features/payments/server/sandbox/deliver-message.ts';
import { sendRefund } from '#features/payments/server/send-refund.ts';
import { mailBlocked, mailUnblocked } from '#features/people/server/people.ts';
import { mailCashSent, mailSeller, mailShopper } from '#features/returns/server/returns.ts';
import { mailModerated } from '#features/reviews/server/reviews.ts';
import { mailAdded, mailBankChanged, mailDecision, reopenShops } from '#features/sellers/server/sellers.ts';
import { expireUnpaid } from '#features/settlement/server/expire-unpaid.ts';
import { reconcile } from '#features/settlement/server/reconcile.ts';
import type { JobHandlers, Rounds } from '#platform/jobs/job-queue.ts';
import { mailPort } from '#platform/mail/mail-port.ts';
import type { StoragePort } from '#platform/storage/storage.ts';
import { sweepThrottles } from '#platform/throttle/sweep-throttles.ts';
import { nightlyBackup } from './nightly-backup.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** Where links in mails lead; without it mails carry none. */
  readonly publicUrl: string | undefined;
}

export interface FileSettings {
  readonly storage: StoragePort;
  readonly pictures?: PictureLibrary | undefined;
  /** Where the backups of the night lie; without it this process makes none. */
  readonly backups?: string | undefined;
}

export interface ProviderSettings {
  readonly providers: PaymentProviders;
  /** Where the provider for trying brings its messages. */
  readonly bring: BringMessage;
}

/** Every job of the shop with what does it; put together by hand, because handlers need ports that requests do not. */
export function jobHandlers(
  settings: MailSettings,
  { storage, pictures, backups = '' }: FileSettings,
  { providers, bring }: ProviderSettings,
  mail = mailPort(settings),
): JobHandlers {
  const importFiles = importFilesIn(resolve(settings.dataDir, 'imports'));
  return {
    'accounts.mail-alarm': mailAlarm(mail),
    'accounts.mail-code': mailCode(mail, settings.publicUrl),
    'accounts.mail-account-code': mailAccountCode(mail, settings.publicUrl),
    'accounts.mail-email-changed': mailEmailChanged(mail, settings.publicUrl),
    'accounts.mail-email-new': mailEmailNew(mail, settings.publicUrl),
    'accounts.mail-farewell': mailFarewell(mail, settings.publicUrl),
    'accounts.mail-mobile-changed': mailMobileChanged(mail, settings.publicUrl),
    'accounts.mail-password-changed': mailPasswordChanged(mail, settings.publicUrl),
    'backups.make': nightlyBackup(backups),
    'contact.mail-message': mailMessage(mail, settings.publicUrl),
    'contact.mail-answer': mailAnswer(mail, settings.publicUrl),
    'contact.acknowledge': acknowledge(mail, settings.publicUrl),
    'imports.go-on': goOnWithImports(importFiles),
    'imports.work': workImport(storage, importFiles),
    'inventory.mail-low-stock': mailLowStock(mail, settings.publicUrl),
    'inventory.tell-low-stock': tellLowStock(),
    'invoices.issue-commissions': issueCommissions(),
    'invoices.mail-commission': mailCommission(mail, settings.publicUrl),
    'ledger.mail-adjustment': mailAdjustment(mail, settings.publicUrl),
    'ledger.mail-payout': mailPayout(mail, settings.publicUrl),
    'ledger.mail-payout-reversed': mailPayoutReversed(mail, settings.publicUrl),
    'media.forget': forgetFiles(storage, pictures),
    'media.sweep': sweepUploads(storage),
    'orders.mail-payment-failed': mailPaymentFailed(mail, settings.publicUrl),
    'orders.mail-placed': mailPlaced(),
    'orders.mail-receipt': mailReceipt(mail, settings.publicUrl),
    'orders.mail-refunded': mailRefunded(mail, settings.publicUrl),
    'orders.mail-sale': mailSale(mail, settings.publicUrl),
    'orders.mail-sale-cancelled': mailSaleCancelled(mail, settings.publicUrl),
    'orders.mail-sale-moved': mailSaleMoved(mail, settings.publicUrl),
    'orders.mail-status': mailStatus(mail, settings.publicUrl),
    'payments.close': closePayment(providers),
    'payments.reconcile-refunds': reconcileRefunds(providers),
    'payments.sandbox-message': deliverMessage(bring),
    'payments.send-refund': sendRefund(providers),
    'people.mail-blocked': mailBlocked(mail, settings.publicUrl),
    'people.mail-unblocked': mailUnblocked(mail, settings.publicUrl),
    'returns.mail-cash-sent': mailCashSent(mail, settings.publicUrl),
    'returns.mail-seller': mailSeller(mail, settings.publicUrl),
    'returns.mail-shopper': mailShopper(mail, settings.publicUrl),
    'reviews.mail-moderated': mailModerated(mail, settings.publicUrl),
    'sellers.mail-added': mailAdded(mail, settings.publicUrl),
    'sellers.mail-bank-changed': mailBankChanged(mail, settings.publicUrl, ({ db }, email) =>
      listFormerEmails(db, email),
    ),
    'sellers.mail-decision': mailDecision(mail, settings.publicUrl),
    'sellers.reopen-shops': reopenShops(),
    'settlement.expire': expireUnpaid(providers),
    'settlement.reconcile': reconcile(providers),
    'throttle.sweep': sweepThrottles(),
  };
}

/** What only a process on the machine of the backups does, and how often it looks whether there is one of last night. */
export const BACKUP_ROUND = { 'backups.make': 15 * 60 } as const satisfies Rounds;

/** What has to be done again and again. */
export const ROUNDS: Rounds = {
  'sellers.reopen-shops': 5 * 60,
  'throttle.sweep': 15 * 60,
  'media.sweep': 60 * 60,
  'inventory.tell-low-stock': 60 * 60,
  'invoices.issue-commissions': 60 * 60,
  'imports.go-on': 20,
  'settlement.expire': 60,
  'settlement.reconcile': 60,
  'payments.reconcile-refunds': 60,
};
