import type { RefusalsOfCalls } from './refusals-of-calls.ts';

export const FINANCE: RefusalsOfCalls = {
  // Cash
  importCash: ['cash.file_empty', 'cash.file_unreadable', 'cash.heads_missing'],
  recordCollected: ['cash.missing', 'cash.not_out'],
  recordReceived: ['cash.missing', 'cash.not_out', 'cash.differs', 'cash.day_ahead'],
  undoReceived: ['cash.missing', 'cash.not_in', 'cash.spent'],

  // Invoices
  downloadInvoice: ['invoices.missing'],
  getInvoice: ['invoices.missing'],
  listCommissionInvoices: ['invoices.name_seller'],

  // Ledger
  adjustBalance: ['ledger.amount', 'ledger.key_used', 'sellers.missing'],
  getEarnings: ['ledger.name_seller', 'sellers.missing'],
  getStatement: ['ledger.name_seller', 'sellers.missing'],
  recordPayout: [
    'ledger.bank_account_new',
    'ledger.amount',
    'ledger.day_ahead',
    'ledger.key_used',
    'ledger.more_than_payable',
    'ledger.paid_meanwhile',
    'sellers.missing',
  ],
  reversePayout: ['ledger.payout_missing'],
  setCashCollection: ['sellers.missing'],
};
