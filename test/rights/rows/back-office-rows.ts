import { sql } from 'kysely';
import { sendMessage } from '#office/contact/contract.ts';
import { getMail } from '#office/mails/contract.ts';
import { getBrands } from '#office/settings/brands/brands.contract.ts';
import { getSettings, SAVE } from '#office/settings/contract.ts';
import { getRates } from '#office/settings/rates/rates.contract.ts';
import { orderIsMissing } from '#orders/orders/contract.ts';
import { addVendor } from '#people/sellers/contract.ts';
import { reviewIsMissing } from '#products/reviews/contract.ts';
import { reviewImportMissing } from '#products/reviews/imported/imported.contract.ts';
import { newId } from '#shared/id.ts';
import { newBuyer } from '#test/builders/buying.ts';
import type { Actor } from '#test/rights/actors.ts';
import type { Row } from '#test/rights/row.ts';
import { PASSWORD, type Scene } from '#test/rights/scene.ts';

/** For approved sellers and administrators. */
const SELLERS = '401 403 403 403 200 200 200';
/** For the one seller it is about, found by nobody else. */
const ITS_SELLER = '401 403 403 403 200 404 200';
const ADMINISTRATORS = '401 403 403 403 403 403 200';
const A_MAIL = { mail: 'orders.placed', language: 'hi' };
const MAIL_WORDS = { subject: '{shop}: {number}', opening: '', closing: '' };

/** Approved or not, for what is theirs. */
const ANY_SELLER = '401 403 403 200 200 200 403';
const PROFILE = {
  legalName: 'Nandi Traders',
  address: '12 Market Road',
  state: '',
  mobile: '98765 43210',
  careEmail: 'care@matrix.example',
  carePhone: '080 4000 2200',
  bankHolder: 'Nandi Traders',
  bankIfsc: 'SBIN0001234',
  bankNumber: '12345678901',
  password: PASSWORD,
};
/** A GST number is given once, and names the state that the PIN code must lie in. */
const PLACES: Partial<Record<Actor, { city: string; pincode: string; gstNumber: string }>> = {
  seller: { city: 'Hyderabad', pincode: '500001', gstNumber: '' },
  'other seller': { city: 'Chennai', pincode: '600001', gstNumber: '' },
};
const MUMBAI = { city: 'Mumbai', pincode: '400007', gstNumber: '27AAPFU0939F1ZV' };

/** A seller who is nobody yet. */
function newVendor(scene: Scene) {
  const number = scene.next();
  return {
    userName: `Newstall ${number}`,
    email: `newstall${number}@shops.example`,
    password: PASSWORD,
    role: 'admin' as const,
    type: 'vendor' as const,
  };
}

const tickets = new WeakMap<Scene, Promise<string>>();

/** One for all, because a network may only write so often. */
function ticketOf(scene: Scene): Promise<string> {
  const known = tickets.get(scene) ?? newTicket(scene);
  tickets.set(scene, known);
  return known;
}

async function newTicket({ shop }: Scene): Promise<string> {
  const email = 'writer@home.example';
  await shop.guest.call(sendMessage, { name: 'Asha Rao', email, subject: 'A cable', message: 'Is missing.' });
  const ticket = shop.open.db.selectFrom('tickets').select('id').where('email', '=', email);
  return (await ticket.executeTakeFirstOrThrow()).id;
}

/** A job as if it had been given up. */
async function failedJob({ shop }: Scene): Promise<string> {
  await shop.context.tx(tx => tx.later('throttle.sweep', {}));
  const { rows } = await sql<{ id: string }>`
    update jobs.job set state = 'failed', completed_on = now()
    where id = (select id from jobs.job where name = 'throttle.sweep' and state = 'created' limit 1)
    returning id`.execute(shop.open.db);
  return rows[0]?.id ?? '';
}

/** What sellers and administrators call. */
export const BACK_OFFICE_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/products/get',
    on: "one seller's products, by name",
    answers: '401 403 403 403 200 403 200',
    gives: 'data currentPage totalPages totalItems counts',
    send: ({ cast }) => ({ query: { userName: cast.deccan.userName } }),
  },
  {
    call: 'GET /admin/products/get',
    on: 'your own products; for administrators all',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems counts',
    // By its title, because the rows before this one have added goods.
    send: ({ product }) => ({ query: { find: `Phone ${product.slice(-6)}` } }),
    shows: { text: ({ product }) => product, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/orders/get',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems counts searchedSince',
    // The first of all orders, whatever the rows before this one have bought.
    send: () => ({ query: { sort: 'oldest' } }),
    shows: { text: ({ order }) => order, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/orders/get',
    on: "one seller's orders",
    answers: '401 403 403 403 200 403 200',
    gives: 'data currentPage totalPages totalItems counts searchedSince',
    send: ({ cast }) => ({ query: { seller: cast.deccan.sellerId } }),
  },
  {
    call: 'GET /admin/feeds/get',
    on: 'the feeds of your own products; for administrators those of the shop',
    answers: SELLERS,
    gives: 'data',
    send: () => ({}),
  },
  {
    call: 'GET /admin/orders/export',
    answers: SELLERS,
    gives: 'text/csv; charset=utf-8',
    isFile: true,
    send: () => ({}),
    shows: { text: ({ cast }) => cast.deccan.userName, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/orders/pick-list',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems units orders',
    send: () => ({}),
    shows: { text: ({ product }) => product, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/orders/packing-slips',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems',
    send: () => ({ query: { limit: '100' } }),
    shows: { text: ({ product }) => product, to: ['seller', 'administrator'] },
  },
  {
    call: 'PUT /admin/orders/update-many',
    on: 'with the result for each order; no change to the orders of others',
    answers: SELLERS,
    gives: 'message data',
    send: async ({ newOrder }) => ({
      payload: { orderStatus: 'inProcess', orders: [{ orderId: await newOrder() }] },
    }),
    shows: { text: () => '"outcome":"moved"', to: ['seller', 'administrator'] },
  },
  { call: 'GET /admin/orders/sellers', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'GET /admin/orders/details/:orderId',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: orderIsMissing,
    send: ({ order }) => ({ params: { orderId: order } }),
  },
  {
    call: 'PUT /admin/orders/update/:orderId',
    answers: ITS_SELLER,
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ newOrder }) => ({ params: { orderId: await newOrder() }, payload: { orderStatus: 'inProcess' } }),
  },
  {
    call: 'PUT /admin/orders/tracking/:orderId',
    answers: ITS_SELLER,
    gives: 'message data',
    refusal: orderIsMissing,
    send: async ({ newOrder }) => ({
      params: { orderId: await newOrder() },
      payload: { carrier: 'Delhivery', tracking: '149088302217' },
    }),
  },
  {
    call: 'GET /admin/orders/getVendor',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'GET /admin/dashboard/get',
    answers: SELLERS,
    gives: 'data',
    send: () => ({ query: { period: 'today' } }),
    shows: { text: ({ product }) => product, to: ['seller', 'administrator'] },
  },
  { call: 'GET /admin/dashboard/first-steps', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  { call: 'GET /admin/dashboard/waiting', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'POST /admin/vendors/add',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: scene => ({ payload: newVendor(scene) }),
  },
  {
    call: 'PUT /admin/orders/vendor-update',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => {
      const { call } = await scene.shop.as(scene.cast.admin);
      const { data } = await call(addVendor, newVendor(scene));
      return { payload: { _id: data._id, status: 'Rejected', reason: 'No such street' } };
    },
  },
  {
    call: 'GET /admin/audit/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems doers',
    send: () => ({}),
  },
  {
    call: 'GET /admin/vendors/get/:vendorId',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: ({ cast }) => ({ params: { vendorId: cast.deccan.sellerId } }),
  },
  {
    call: 'GET /admin/shoppers/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'GET /admin/shoppers/get/:shopperId',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: ({ asha }) => ({ params: { shopperId: asha.id } }),
  },
  {
    call: 'GET /admin/reviews/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'PUT /admin/reviews/hide',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ newReview }) => ({ payload: { _id: await newReview(), reason: 'It names somebody.' } }),
  },
  {
    call: 'PUT /admin/reviews/show',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ newReview }) => ({ payload: { _id: await newReview() } }),
  },
  {
    call: 'PUT /admin/reviews/keep',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ newReview }) => ({ payload: { _id: await newReview() } }),
  },
  {
    call: 'PUT /admin/reviews/erase',
    on: 'a review of a shopper, which only its author deletes',
    answers: '401 403 403 403 403 403 404',
    gives: 'message',
    refusal: reviewIsMissing,
    send: async ({ newReview }) => ({ payload: { _id: await newReview() } }),
  },
  {
    call: 'POST /admin/reviews/import',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({
      payload: {
        text: 'sku,rating,message,author,date\nNO-SUCH,4,Good,Ravi,2025-03-31',
        ...{ fileName: 'reviews.csv', source: 'Flipkart', record: true },
      },
    }),
  },
  {
    call: 'GET /admin/reviews/imports',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems',
    send: () => ({}),
  },
  {
    call: 'DELETE /admin/reviews/imports/:id',
    answers: '401 403 403 403 403 403 404',
    refusal: reviewImportMissing,
    gives: 'data message',
    send: () => ({ params: { id: '01890a5d-ac96-774b-bcce-b302099a8001' } }),
  },
  {
    call: 'GET /admin/tickets/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'GET /admin/tickets/get/:ticketId',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: async scene => ({ params: { ticketId: await ticketOf(scene) } }),
  },
  {
    call: 'POST /admin/tickets/answer',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({
      payload: { _id: await ticketOf(scene), answerId: newId(), text: 'It is on its way.', closes: true },
    }),
  },
  {
    call: 'PUT /admin/tickets/move',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ payload: { _id: await ticketOf(scene), move: 'close' } }),
  },
  {
    call: 'GET /admin/jobs/get',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
  },
  {
    call: 'POST /admin/jobs/retry',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => ({ payload: { _id: await failedJob(scene) } }),
  },
  { call: 'POST /admin/jobs/retry-all', answers: ADMINISTRATORS, gives: 'message', send: () => ({ payload: {} }) },
  {
    call: 'PUT /admin/people/block',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ shop }) => ({ payload: { _id: (await newBuyer(shop)).id, reason: 'Parcels were refused.' } }),
  },
  {
    call: 'PUT /admin/people/unblock',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: ({ stranger }) => ({ payload: { _id: stranger.id } }),
  },
  {
    call: 'GET /admin/mails',
    answers: ADMINISTRATORS,
    gives: 'data currentPage totalPages totalItems',
    send: () => ({}),
  },
  {
    call: 'GET /admin/mails/:mail/:language',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({ params: A_MAIL }),
  },
  {
    call: 'PUT /admin/mails/:mail/:language',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async ({ shop, cast }) => {
      const { version } = (await (await shop.as(cast.admin)).call(getMail, A_MAIL)).data;
      return { params: A_MAIL, payload: { ...MAIL_WORDS, version } };
    },
  },
  {
    call: 'POST /admin/mails/:mail/:language/preview',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({ params: A_MAIL, payload: MAIL_WORDS }),
  },
  {
    call: 'POST /admin/mails/:mail/:language/test',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: () => ({ params: A_MAIL, payload: MAIL_WORDS }),
  },
  { call: 'GET /admin/settings/get', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  ...(Object.keys(SAVE) as (keyof typeof SAVE)[]).map(name => ({
    call: `PUT /admin/settings/${name}`,
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async (scene: Scene) => {
      const { call } = await scene.shop.as(scene.cast.admin);
      return { payload: (await call(getSettings, {})).data[name] };
    },
  })),
  { call: 'GET /admin/settings/brands', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /admin/settings/brands',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => {
      const { version, brands } = (await (await scene.shop.as(scene.cast.admin)).call(getBrands, {})).data;
      return { payload: { version, brands: brands.map(({ goods: _, ...brand }) => brand) } };
    },
  },
  { call: 'GET /admin/settings/rates', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /admin/settings/rates',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => {
      const { version, entries } = (await (await scene.shop.as(scene.cast.admin)).call(getRates, {})).data;
      return { payload: { version, entries } };
    },
  },
  { call: 'GET /admin/profile/get', answers: ANY_SELLER, gives: 'data', send: () => ({}) },
  {
    call: 'PUT /admin/profile/update',
    answers: ANY_SELLER,
    gives: 'message data',
    send: (_scene, actor) => ({ payload: { ...PROFILE, ...(PLACES[actor] ?? MUMBAI) } }),
  },
];
