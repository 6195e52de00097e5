import * as z from 'zod/mini';
import { AgentBuyer, AgentDestination } from '#orders/agents/ucp/requests.schema.ts';
import { eachOf, PERSONAL_FIELDS } from '#people/sellers/profile/profile-columns.ts';
import { instant, rupees, rupeesInAll } from '#shared/api/wire.ts';

const text = z.string();
const maybe = z.nullable(z.string());

const writtenAboutProduct = z.object({
  product: text,
  text,
  writtenAt: instant,
  hiddenAt: z.nullable(instant),
  hiddenReason: maybe,
});

const PostalAddress = z.object({
  name: maybe,
  address: text,
  city: text,
  stateCode: text,
  pincode: text,
  phone: text,
  notes: text,
});

const Order = z.object({
  number: text,
  placedAt: instant,
  changedAt: instant,
  status: text,
  paymentMethod: text,
  paymentStatus: text,
  paymentId: maybe,
  payerId: maybe,
  /** Address of the profile of the platform whose agent prepared it. */
  agent: maybe,
  total: rupees,
  deliveredTo: PostalAddress,
  /** Of a business it was bought for. */
  companyName: maybe,
  companyGstin: maybe,
  companyAddress: maybe,
  lines: z.array(
    z.object({
      seller: text,
      title: text,
      quantity: z.int(),
      price: rupees,
      total: rupees,
      carrier: maybe,
      tracking: maybe,
      serialNumbers: z.array(text),
      /** The window in which it is delivered, as in “2026-11-28 morning”. */
      window: maybe,
      /** The words that go with a gift. */
      giftNote: maybe,
      /** When somebody comes for a service, and why it was recorded as done without your code. */
      visit: maybe,
      doneAt: z.nullable(instant),
      doneNote: maybe,
      /** The phone that you gave for it or meant to give, its number, and what was quoted or given. */
      oldPhone: maybe,
      oldPhoneImei: maybe,
      oldPhoneValue: z.nullable(rupees),
    }),
  ),
  events: z.array(z.object({ at: instant, what: text, status: maybe, by: text, note: maybe })),
  payments: z.array(
    z.object({
      at: instant,
      through: text,
      state: text,
      amount: rupeesInAll,
      currency: text,
      paymentId: maybe,
      payerId: maybe,
    }),
  ),
  refunds: z.array(
    z.object({
      at: instant,
      why: text,
      state: text,
      amount: rupeesInAll,
      upiId: maybe,
      settledAt: z.nullable(instant),
    }),
  ),
});

/** All personal data that the shop has stored about a user. */
export const PersonalData = z.object({
  madeAt: instant,
  account: z.object({
    userName: text,
    email: text,
    mobile: maybe,
    role: text,
    type: text,
    language: text,
    textMessagesSince: z.nullable(instant),
    since: instant,
  }),
  signIns: z.array(z.object({ since: instant, lastUsedAt: instant, endsAt: instant, browser: maybe })),
  apiKeys: z.array(
    z.object({
      name: text,
      beginning: text,
      scopes: z.array(text),
      since: instant,
      lastUsedAt: z.nullable(instant),
      endsAt: z.nullable(instant),
    }),
  ),
  /** Of sellers, without their secrets. */
  webhookEndpoints: z.array(z.object({ name: text, url: text, events: z.array(text), since: instant })),
  /** Browsers that have signed in before; only the time is stored. */
  knownBrowsers: z.array(z.object({ signedInAt: instant })),
  codes: z.array(z.object({ purpose: text, email: text, mobile: z.nullable(text), askedAt: instant })),
  /** Sellers only. */
  seller: z.nullable(
    z.object({
      name: text,
      since: instant,
      status: text,
      statusReason: maybe,
      ...eachOf(PERSONAL_FIELDS, () => maybe),
      /** As it is stored. */
      bankAccount: maybe,
    }),
  ),
  addresses: z.array(z.extend(PostalAddress, { savedAt: instant, changedAt: instant })),
  /** GST details for buying for a business. */
  company: z.nullable(z.object({ name: text, gstin: text, address: text, savedAt: instant, changedAt: instant })),
  cart: z.array(z.object({ title: text, quantity: z.int(), addedAt: instant })),
  savedForLater: z.array(z.object({ title: text, quantity: z.int(), price: rupees, savedAt: instant })),
  /** Carts shared as links that have not ended. */
  sharedCarts: z.array(z.object({ link: text, products: z.int(), since: instant, endsAt: instant })),
  /** When a guest cart was merged into this one at login. */
  cartsBroughtIn: z.array(z.object({ at: instant })),
  /** Begun purchases; those of the cart have no items of their own. */
  checkouts: z.array(
    z.object({
      ...{ since: instant, changedAt: instant, items: z.array(text), method: maybe, forCompany: z.boolean() },
      /** The address that was dictated to the shop, or filled in by an agent. */
      shipTo: maybe,
      /** Address of the profile of the agent's platform. */
      agent: maybe,
      /** Words for gifts, and windows for the delivery. */
      giftNotes: z.array(text),
      windows: z.array(text),
      ordered: z.boolean(),
    }),
  ),
  /** Quotes for old phones that still stand. */
  exchangeQuotes: z.array(
    z.object({
      ...{ quotedAt: instant, expiresAt: instant, model: text, condition: text, imei: text },
      value: rupees,
    }),
  ),
  /** What agents prepared with your e-mail address, or that you took over, for as long as it is kept. */
  agentCheckouts: z.array(
    z.object({
      since: instant,
      /** Address of the profile of the agent's platform. */
      platform: text,
      buyer: AgentBuyer,
      destination: z.nullable(AgentDestination),
      ordered: z.boolean(),
    }),
  ),
  /** Codes of offers kept with the cart. */
  offerCodes: z.array(text),
  /** Offers that name the account as one they are for. They keep its id, which leads to nobody once it is deleted. */
  offersForYou: z.array(z.object({ name: text, code: maybe, from: instant, until: instant })),
  offersUsed: z.array(z.object({ name: text, code: maybe, discount: rupees, at: instant })),
  wishlist: z.array(
    z.object({ title: text, price: rupees, savedAt: instant, tellOfFall: z.boolean(), tellOfReturn: z.boolean() }),
  ),
  orders: z.array(Order),
  returns: z.array(
    z.object({
      number: text,
      /** The order number. */
      order: z.int(),
      requestedAt: instant,
      state: text,
      reason: text,
      words: text,
      upiId: maybe,
      goods: z.array(text),
      photos: z.int(),
    }),
  ),
  /** Invoices and credit notes, with the name and address printed on them. */
  invoices: z.array(
    z.object({ number: text, issuedAt: instant, seller: text, name: text, address: text, total: rupees }),
  ),
  reviews: z.array(
    z.object({
      product: text,
      stars: z.int(),
      text: text,
      photos: z.int(),
      writtenAt: instant,
      changedAt: instant,
      hiddenAt: z.nullable(instant),
      hiddenReason: maybe,
    }),
  ),
  reports: z.array(z.object({ product: text, reason: text, reviewText: text, reportedAt: instant })),
  questions: z.array(writtenAboutProduct),
  answers: z.array(writtenAboutProduct),
  questionReports: z.array(z.object({ product: text, reason: text, words: text, reportedAt: instant })),
  /** Sections that a seller has proposed for pages of the shop; the section as JSON. */
  sectionProposals: z.array(
    z.object({ page: text, section: text, note: text, state: text, proposedAt: instant, reason: maybe }),
  ),
  /** Changes that programs with the account's API keys suggested. */
  suggestedChanges: z.array(
    z.object({
      subject: text,
      about: maybe,
      changes: z.array(text),
      reason: maybe,
      key: text,
      state: text,
      suggestedAt: instant,
    }),
  ),
  messages: z.array(
    z.object({
      ticket: text,
      fullName: text,
      email: text,
      subject: text,
      message: text,
      sentAt: instant,
      status: text,
      answers: z.array(z.object({ by: text, text, at: instant })),
    }),
  ),
  /** Audit log entries about this user and, for administrators, by them. */
  administratorsActs: z.array(z.object({ at: instant, what: text, changes: z.array(text), byYou: z.boolean() })),
});
export type PersonalData = z.output<typeof PersonalData>;
