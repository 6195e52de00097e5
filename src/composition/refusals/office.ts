import { MOVES } from './orders.ts';
import { PASSWORD } from './people.ts';
import type { RefusalsOfCalls } from './refusals-of-calls.ts';

const MAILS = ['mails.missing', 'mails.words_invalid'];
const SETTINGS = ['auth.gstin_taken', 'sellers.house_name_taken', 'settings.invalid', 'settings.moved'];

export const OFFICE: RefusalsOfCalls = {
  // Assistants
  confirmChange: [
    'assistants.no_such_change',
    'assistants.decided',
    'assistants.expired',
    'assistants.outdated',
    'assistants.refused',
    'inventory.product_missing',
    'questions.invalid',
    'questions.may_not_answer',
    'questions.missing',
    'questions.too_many_answers',
    ...MOVES,
  ],
  refuseChange: ['assistants.no_such_change', 'assistants.decided', 'assistants.expired'],

  // Contact
  answerTicket: ['contact.desk_ticket_missing'],
  getTicket: ['contact.ticket_missing'],
  moveTicket: ['contact.desk_ticket_missing'],
  readTicket: ['contact.desk_ticket_missing'],
  sendMessage: [
    'contact.message_invalid',
    'contact.too_many',
    'contact.too_many_from_address',
    'contact.too_many_from_network',
  ],

  // Jobs
  retryJob: ['jobs.missing'],

  // Mails
  getMail: ['mails.missing'],
  previewMail: MAILS,
  saveMail: [...MAILS, 'mails.changed'],
  testMail: [...MAILS, 'mails.too_many_tests'],

  // Pages
  discardDraft: ['pages.changed', 'pages.no_draft'],
  previewPage: ['pages.invalid'],
  readPageVersion: ['pages.missing'],
  saveAnnouncement: ['announcement.changed', 'announcement.invalid'],
  savePageText: ['pages.changed', 'pages.invalid'],

  // People
  blockPerson: ['people.last_administrator', 'people.missing', 'people.oneself'],
  getShopper: ['people.missing'],
  getVendor: ['sellers.missing'],
  unblockPerson: ['people.missing'],

  // Privacy
  deleteAccount: ['privacy.not_settled', ...PASSWORD],
  exportMine: ['privacy.too_many_exports'],

  // Settings
  saveAddresses: SETTINGS,
  saveApproval: SETTINGS,
  saveBrands: ['settings.brand_in_use', 'settings.invalid', 'settings.moved'],
  saveDelivery: SETTINGS,
  saveEmi: SETTINGS,
  saveExchange: SETTINGS,
  saveGoods: SETTINGS,
  saveGuests: SETTINGS,
  saveOfficer: SETTINGS,
  savePrograms: SETTINGS,
  saveRates: ['settings.invalid', 'settings.moved'],
  saveShop: SETTINGS,

  // Webhooks
  addWebhook: ['webhooks.too_many', ...PASSWORD],
  editWebhook: ['webhooks.no_such_endpoint'],
  listDeliveries: ['webhooks.no_such_endpoint'],
  readDelivery: ['webhooks.no_such_delivery'],
  redeliver: ['webhooks.no_such_delivery', 'webhooks.off'],
  redeliverFailed: ['webhooks.no_such_endpoint', 'webhooks.off'],
  removeWebhook: ['webhooks.no_such_endpoint'],
  replaceSecret: ['webhooks.no_such_endpoint', ...PASSWORD],
  testWebhook: ['webhooks.no_such_endpoint', 'webhooks.off', 'webhooks.too_many_tests'],
};
