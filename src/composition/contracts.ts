import * as cash from '#finance/cash/contract.ts';
import * as invoices from '#finance/invoices/contract.ts';
import * as issued from '#finance/invoices/issued.schema.ts';
import * as taxDocument from '#finance/invoices/tax-document.schema.ts';
import * as ledger from '#finance/ledger/contract.ts';
import * as payouts from '#finance/ledger/payouts/payouts.contract.ts';
import * as assistants from '#office/assistants/contract.ts';
import * as contact from '#office/contact/contract.ts';
import * as desk from '#office/contact/desk.contract.ts';
import * as dashboard from '#office/dashboard/contract.ts';
import * as firstSteps from '#office/dashboard/first-steps.contract.ts';
import * as jobs from '#office/jobs/contract.ts';
import * as mails from '#office/mails/contract.ts';
import * as announcement from '#office/pages/announcement/announcement.contract.ts';
import * as textDocument from '#office/pages/document/text-document.ts';
import * as page from '#office/pages/page.contract.ts';
import * as pageTexts from '#office/pages/page-texts.contract.ts';
import * as people from '#office/people/contract.ts';
import * as shoppers from '#office/people/shoppers.contract.ts';
import * as vendorPage from '#office/people/vendor-page.contract.ts';
import * as privacy from '#office/privacy/contract.ts';
import * as personalData from '#office/privacy/personal-data.schema.ts';
import * as brands from '#office/settings/brands/brands.contract.ts';
import * as settings from '#office/settings/contract.ts';
import * as rates from '#office/settings/rates/rates.contract.ts';
import * as status from '#office/status/contract.ts';
import * as webhooks from '#office/webhooks/contract.ts';
import * as webhookPayloads from '#office/webhooks/payloads.schema.ts';
import * as handover from '#orders/agents/handover.contract.ts';
import * as cart from '#orders/cart/contract.ts';
import * as later from '#orders/cart/later/later.contract.ts';
import * as links from '#orders/cart/links/links.contract.ts';
import * as cartRefusals from '#orders/cart/refusals.ts';
import * as byHand from '#orders/checkouts/by-hand.contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import * as exchanges from '#orders/exchanges/contract.ts';
import * as exchangeSchema from '#orders/exchanges/exchange.schema.ts';
import * as exchangeRefusals from '#orders/exchanges/refusals.ts';
import * as offers from '#orders/offers/contract.ts';
import * as offersDesk from '#orders/offers/desk.contract.ts';
import * as saleOffers from '#orders/offers/sale-offers.schema.ts';
import * as reserveProblems from '#orders/orders/checkout/reserve-problems.ts';
import * as returnProblems from '#orders/orders/checkout/return-problems.ts';
import * as orderCompanies from '#orders/orders/companies/company.contract.ts';
import * as orders from '#orders/orders/contract.ts';
import * as edit from '#orders/orders/editing/edit.contract.ts';
import * as arranging from '#orders/orders/moves/arrange.contract.ts';
import * as cancel from '#orders/orders/moves/cancel.contract.ts';
import * as exchanging from '#orders/orders/moves/exchange.contract.ts';
import * as rejectReasons from '#orders/orders/moves/reject-reasons.ts';
import * as order from '#orders/orders/order.schema.ts';
import * as packing from '#orders/orders/parcels/packing.contract.ts';
import * as returns from '#orders/returns/contract.ts';
import * as returnsDesk from '#orders/returns/desk.contract.ts';
import * as refunds from '#orders/returns/refunds/refunds.contract.ts';
import * as returnsReturn from '#orders/returns/return/return.schema.ts';
import * as serialProblems from '#orders/serials/serial-problems.ts';
import * as serials from '#orders/serials/serials.schema.ts';
import * as settlement from '#orders/settlement/contract.ts';
import * as payLinks from '#orders/settlement/pay-links.contract.ts';
import * as shipments from '#orders/shipments/contract.ts';
import * as servicesDesk from '#orders/sold-services/desk.contract.ts';
import * as serviceExtras from '#orders/sold-services/extras.schema.ts';
import * as serviceRefusals from '#orders/sold-services/refusals.ts';
import * as emi from '#payments/emi/contract.ts';
import * as accounts from '#people/accounts/contract.ts';
import * as guests from '#people/accounts/guests/guests.contract.ts';
import * as keys from '#people/accounts/keys/keys.contract.ts';
import * as ownAccount from '#people/accounts/own-account.contract.ts';
import * as passwordReset from '#people/accounts/password/password-reset.contract.ts';
import * as companies from '#people/addresses/company/company.contract.ts';
import * as addresses from '#people/addresses/contract.ts';
import * as sellers from '#people/sellers/contract.ts';
import * as pause from '#people/sellers/pause.contract.ts';
import * as profile from '#people/sellers/profile/profile.contract.ts';
import * as approvalShapes from '#products/approvals/approval.schema.ts';
import * as approvals from '#products/approvals/contract.ts';
import * as attributes from '#products/attributes/contract.ts';
import * as banners from '#products/banners/contract.ts';
import * as features from '#products/banners/features.contract.ts';
import * as comparison from '#products/catalog/comparison/comparison.contract.ts';
import * as catalog from '#products/catalog/contract.ts';
import * as dealProblems from '#products/catalog/prices/deal-problems.ts';
import * as product from '#products/catalog/product/product.schema.ts';
import * as suggestions from '#products/catalog/search/suggestions.contract.ts';
import * as categories from '#products/categories/contract.ts';
import * as feeds from '#products/feeds/contract.ts';
import * as front from '#products/fronts/front.contract.ts';
import * as frontSchema from '#products/fronts/front.ts';
import * as fronts from '#products/fronts/fronts.contract.ts';
import * as frontProposals from '#products/fronts/proposals.contract.ts';
import * as imports from '#products/imports/contract.ts';
import * as importProblems from '#products/imports/import-problems.ts';
import * as ownProducts from '#products/inventory/own-products/own-products.contract.ts';
import * as products from '#products/inventory/product/products.contract.ts';
import * as stock from '#products/inventory/stock/stock.contract.ts';
import * as stockProblems from '#products/inventory/stock/stock-problems.ts';
import * as stockSheet from '#products/inventory/stock/stock-sheet.contract.ts';
import * as variants from '#products/inventory/variants/variants.contract.ts';
import * as matching from '#products/matching/contract.ts';
import * as uploadRules from '#products/media/upload-rules.ts';
import * as uploads from '#products/media/uploads.contract.ts';
import * as prices from '#products/prices/prices.contract.ts';
import * as questions from '#products/questions/contract.ts';
import * as questionDesk from '#products/questions/desk.contract.ts';
import * as reviews from '#products/reviews/contract.ts';
import * as importedReviews from '#products/reviews/imported/imported.contract.ts';
import * as moderation from '#products/reviews/moderation.contract.ts';
import * as reviewPhotos from '#products/reviews/photos.contract.ts';
import * as searches from '#products/searches/contract.ts';
import * as searchNotes from '#products/searches/note.contract.ts';
import * as wishlist from '#products/wishlist/contract.ts';
import * as audit from '#shop/audit/contract.ts';
import * as connections from '#shop/connections/contract.ts';
import * as delivery from '#shop/delivery/contract.ts';
import * as deliveryRefusals from '#shop/delivery/not-served.ts';
import * as serviceArea from '#shop/delivery/service-area.ts';
import * as shop from '#shop/shop/contract.ts';
import * as shopIdentity from '#shop/shop/identity/shop-identity.ts';
import * as rateEntry from '#shop/shop/rates/rate-entry.ts';

/**
 * All contracts. The API document takes its names from their exports: the export of a call, and the capitalised export of a
 * schema.
 */
export const CONTRACTS: readonly object[] = [
  cash,
  firstSteps,
  rejectReasons,
  reserveProblems,
  returnProblems,
  uploadRules,
  stockProblems,
  importProblems,
  cartRefusals,
  offers,
  offersDesk,
  prices,
  dealProblems,
  saleOffers,
  serviceExtras,
  exchanges,
  exchangeSchema,
  exchangeRefusals,
  exchanging,
  servicesDesk,
  serviceRefusals,
  arranging,
  serialProblems,
  accounts,
  guests,
  keys,
  ownAccount,
  passwordReset,
  addresses,
  emi,
  companies,
  orderCompanies,
  audit,
  approvals,
  approvalShapes,
  banners,
  features,
  frontSchema,
  front,
  fronts,
  frontProposals,
  cart,
  later,
  links,
  catalog,
  comparison,
  product,
  suggestions,
  attributes,
  categories,
  feeds,
  matching,
  searches,
  searchNotes,
  assistants,
  contact,
  desk,
  dashboard,
  delivery,
  deliveryRefusals,
  serviceArea,
  imports,
  ownProducts,
  products,
  stockSheet,
  variants,
  stock,
  invoices,
  issued,
  taxDocument,
  jobs,
  ledger,
  mails,
  payouts,
  uploads,
  wishlist,
  cancel,
  byHand,
  edit,
  checkouts,
  handover,
  orders,
  order,
  packing,
  announcement,
  page,
  pageTexts,
  textDocument,
  people,
  shoppers,
  vendorPage,
  privacy,
  personalData,
  returns,
  returnsDesk,
  refunds,
  returnsReturn,
  questions,
  questionDesk,
  reviews,
  importedReviews,
  reviewPhotos,
  moderation,
  sellers,
  pause,
  profile,
  serials,
  shipments,
  brands,
  settings,
  rates,
  payLinks,
  settlement,
  shop,
  rateEntry,
  shopIdentity,
  status,
  connections,
  webhooks,
  webhookPayloads,
];
