import * as accounts from '#features/accounts/contract.ts';
import * as ownAccount from '#features/accounts/own-account.contract.ts';
import * as passwordReset from '#features/accounts/password-reset.contract.ts';
import * as addresses from '#features/addresses/contract.ts';
import * as audit from '#features/audit/contract.ts';
import * as banners from '#features/banners/contract.ts';
import * as features from '#features/banners/features.contract.ts';
import * as cart from '#features/cart/contract.ts';
import * as cartRefusals from '#features/cart/refusals.ts';
import * as cash from '#features/cash/contract.ts';
import * as catalog from '#features/catalog/contract.ts';
import * as product from '#features/catalog/product.schema.ts';
import * as suggestions from '#features/catalog/suggestions.contract.ts';
import * as contact from '#features/contact/contract.ts';
import * as desk from '#features/contact/desk.contract.ts';
import * as dashboard from '#features/dashboard/contract.ts';
import * as firstSteps from '#features/dashboard/first-steps.contract.ts';
import * as delivery from '#features/delivery/contract.ts';
import * as serviceArea from '#features/delivery/service-area.ts';
import * as imports from '#features/imports/contract.ts';
import * as importProblems from '#features/imports/import-problems.ts';
import * as ownProducts from '#features/inventory/own-products.contract.ts';
import * as products from '#features/inventory/products.contract.ts';
import * as stock from '#features/inventory/stock.contract.ts';
import * as stockProblems from '#features/inventory/stock-problems.ts';
import * as stockSheet from '#features/inventory/stock-sheet.contract.ts';
import * as invoices from '#features/invoices/contract.ts';
import * as issued from '#features/invoices/issued.schema.ts';
import * as taxDocument from '#features/invoices/tax-document.schema.ts';
import * as jobs from '#features/jobs/contract.ts';
import * as ledger from '#features/ledger/contract.ts';
import * as payouts from '#features/ledger/payouts.contract.ts';
import * as uploadRules from '#features/media/upload-rules.ts';
import * as uploads from '#features/media/uploads.contract.ts';
import * as cancel from '#features/orders/cancel.contract.ts';
import * as orders from '#features/orders/contract.ts';
import * as order from '#features/orders/order.schema.ts';
import * as packing from '#features/orders/packing.contract.ts';
import * as rejectReasons from '#features/orders/reject-reasons.ts';
import * as reserveProblems from '#features/orders/reserve-problems.ts';
import * as people from '#features/people/contract.ts';
import * as shoppers from '#features/people/shoppers.contract.ts';
import * as vendorPage from '#features/people/vendor-page.contract.ts';
import * as privacy from '#features/privacy/contract.ts';
import * as personalData from '#features/privacy/personal-data.schema.ts';
import * as returns from '#features/returns/contract.ts';
import * as returnsDesk from '#features/returns/desk.contract.ts';
import * as refunds from '#features/returns/refunds.contract.ts';
import * as returnsReturn from '#features/returns/return.schema.ts';
import * as reviews from '#features/reviews/contract.ts';
import * as moderation from '#features/reviews/moderation.contract.ts';
import * as sellers from '#features/sellers/contract.ts';
import * as pause from '#features/sellers/pause.contract.ts';
import * as profile from '#features/sellers/profile.contract.ts';
import * as serialProblems from '#features/serials/serial-problems.ts';
import * as serials from '#features/serials/serials.schema.ts';
import * as brands from '#features/settings/brands.contract.ts';
import * as settings from '#features/settings/contract.ts';
import * as rates from '#features/settings/rates.contract.ts';
import * as settlement from '#features/settlement/contract.ts';
import * as shop from '#features/shop/contract.ts';
import * as rateEntry from '#features/shop/rate-entry.ts';
import * as shopIdentity from '#features/shop/shop-identity.ts';
import * as status from '#features/status/contract.ts';

/**
 * Everything that says what crosses the wire. The API document names its operations and schemas as these files do: a call by
 * its export, a schema by its export in capitals.
 */
export const CONTRACTS: readonly object[] = [
  cash,
  firstSteps,
  rejectReasons,
  reserveProblems,
  uploadRules,
  stockProblems,
  importProblems,
  cartRefusals,
  serialProblems,
  accounts,
  ownAccount,
  passwordReset,
  addresses,
  audit,
  banners,
  features,
  cart,
  catalog,
  product,
  suggestions,
  contact,
  desk,
  dashboard,
  delivery,
  serviceArea,
  imports,
  ownProducts,
  products,
  stockSheet,
  stock,
  invoices,
  issued,
  taxDocument,
  jobs,
  ledger,
  payouts,
  uploads,
  cancel,
  orders,
  order,
  packing,
  people,
  shoppers,
  vendorPage,
  privacy,
  personalData,
  returns,
  returnsDesk,
  refunds,
  returnsReturn,
  reviews,
  moderation,
  sellers,
  pause,
  profile,
  serials,
  brands,
  settings,
  rates,
  settlement,
  shop,
  rateEntry,
  shopIdentity,
  status,
];
