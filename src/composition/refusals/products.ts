import type { RefusalsOfCalls } from './refusals-of-calls.ts';

const PROPOSING = [
  'front-proposals.invalid',
  'front-proposals.too_many',
  'front-proposals.too_often',
  'picture.unknown',
];
const EDITS = ['inventory.product_changed', 'inventory.product_missing', 'inventory.sku_taken', 'picture.unknown'];
const REMOVAL = [
  'categories.fixed',
  'categories.has_others',
  'categories.has_rates',
  'categories.invalid',
  'categories.missing',
];
/** Of a file that is about to be sent. */
export const UPLOADS = ['upload.file_empty', 'upload.file_too_large', 'upload.too_many', 'upload.waiting'];
/** Of a file that was sent. */
const SENT = [
  'picture.animated',
  'picture.broken',
  'picture.no_picture',
  'picture.too_many_pixels',
  'upload.incomplete',
  'upload.missing',
  'upload.no_table',
];

export const PRODUCTS: RefusalsOfCalls = {
  // Approvals
  approveProducts: ['approvals.changed', 'approvals.impossible'],
  sendProductsBack: ['approvals.changed'],
  withdrawChange: ['approvals.nothing'],

  // Attributes
  addAttribute: ['attributes.invalid', 'categories.missing'],
  changeAttribute: [
    'attributes.change_unseen',
    'attributes.changed',
    'attributes.invalid',
    'attributes.missing',
    'attributes.values_do_not_fit',
    'categories.missing',
  ],
  getAttribute: ['attributes.missing'],
  getCategoryAttributes: ['attributes.missing'],
  orderAttributes: ['attributes.missing', 'attributes.order_changed'],
  removeAttribute: ['attributes.change_unseen', 'attributes.changed', 'attributes.missing'],
  restoreAttribute: ['attributes.missing'],

  // Banners
  addFeature: ['banner.no_product', 'banner.too_many', 'picture.unknown'],
  changeFeature: ['banner.missing', 'banner.no_product'],
  deleteFeature: ['banner.missing', 'picture.unknown'],
  orderFeatures: ['banner.changed'],
  restoreFeature: ['banner.missing', 'picture.unknown'],

  // Catalog
  getProduct: ['catalog.product_gone', 'catalog.product_missing'],
  getProductBySlug: ['catalog.product_gone', 'catalog.product_missing'],

  // Categories
  addCategory: ['categories.invalid', 'picture.unknown'],
  changeCategory: ['categories.changed', 'categories.invalid', 'categories.missing', 'picture.unknown'],
  deleteCategory: [...REMOVAL, 'categories.in_use', 'categories.removal_changed'],
  previewRemoval: REMOVAL,

  // Fronts
  changeProposal: ['front-proposals.changed', 'front-proposals.missing', ...PROPOSING],
  declineProposal: ['front-proposals.changed', 'front-proposals.missing'],
  discardFrontDraft: ['fronts.changed', 'fronts.missing'],
  getFront: ['fronts.missing'],
  previewFront: ['fronts.invalid'],
  previewProposal: ['front-proposals.invalid'],
  proposeSection: PROPOSING,
  readFrontVersion: ['fronts.missing'],
  readProposal: ['front-proposals.missing'],
  resetFront: ['fronts.changed', 'fronts.missing'],
  saveFront: ['front-proposals.changed', 'fronts.changed', 'fronts.invalid', 'fronts.too_many', 'picture.unknown'],
  withdrawProposal: ['front-proposals.changed', 'front-proposals.missing'],

  // Imports
  createImport: ['import.missing', 'import.no_such_seller', 'import.too_many', 'upload.missing'],
  exportProducts: ['import.no_such_seller'],
  listPictures: ['import.missing'],
  listReport: ['import.missing'],
  nameCategories: [
    'import.empty_word',
    'import.missing',
    'import.no_such_category',
    'import.not_checked',
    'import.too_many_words',
  ],
  refusedRows: ['import.missing'],
  retryPictures: ['import.missing', 'import.too_many_retries'],
  runImport: ['import.missing', 'import.not_checked'],
  showImport: ['import.missing'],
  stopImport: ['import.missing', 'import.not_under_way'],
  takeProposals: ['import.missing', 'import.no_such_attribute', 'import.not_checked'],

  // Inventory
  addProduct: ['inventory.product_missing', 'inventory.sku_taken', 'picture.unknown'],
  adjustStock: [
    'inventory.not_that_many',
    'inventory.product_missing',
    'inventory.stock_changed',
    'inventory.too_much_stock',
  ],
  changeInBulk: ['inventory.too_many_at_once'],
  deleteProduct: ['inventory.product_missing'],
  editProduct: EDITS,
  getOwnProduct: ['inventory.product_missing'],
  getVariants: ['inventory.product_missing'],
  listStockMovements: ['inventory.product_missing'],
  restoreProduct: ['inventory.product_missing', 'inventory.sku_taken'],
  saveStockRows: ['inventory.product_missing'],
  saveVariants: [
    'inventory.product_missing',
    'inventory.sku_taken',
    'inventory.too_many_variants',
    'inventory.variants_not_saved',
    'picture.unknown',
  ],
  setProductStatus: EDITS,

  // Matching
  linkProducts: ['matching.missing', 'matching.same_seller', 'matching.unlike'],
  unlinkProduct: ['matching.missing', 'matching.nothing_to_unlink'],

  // Media
  beginUpload: UPLOADS,
  cancelUpload: ['upload.missing'],
  finishUpload: SENT,
  permitPart: ['upload.missing'],
  shopperUploadsCancel: ['upload.missing'],
  shopperUploadsFinish: SENT,
  shopperUploadsPermit: ['upload.missing'],

  // Prices
  addPrice: ['inventory.product_missing', 'prices.invalid', 'prices.overlaps', 'prices.too_many'],
  endPrice: ['prices.missing', 'prices.over'],

  // Questions
  answerQuestion: [
    'questions.enough_answers',
    'questions.invalid',
    'questions.may_not_answer',
    'questions.missing',
    'questions.too_many_answers',
  ],
  askQuestion: [
    'questions.enough',
    'questions.enough_of_product',
    'questions.invalid',
    'questions.product_missing',
    'questions.too_many',
  ],
  hideQuestion: ['questions.missing'],
  keepQuestion: ['questions.missing'],
  reportQuestion: ['questions.missing', 'questions.own', 'questions.reported_already', 'questions.too_many_reports'],
  showQuestion: ['questions.missing'],

  // Reviews
  addReview: ['picture.unknown', 'reviews.product_missing', 'reviews.too_many'],
  beginReviewPhoto: ['reviews.product_missing', ...UPLOADS],
  eraseReview: ['reviews.missing'],
  hideReview: ['reviews.missing'],
  importReviews: ['reviews.file_unreadable', 'reviews.heads_missing', 'reviews.too_many_in_file'],
  keepReview: ['reviews.missing'],
  reportReview: ['reviews.missing', 'reviews.own', 'reviews.reported_already', 'reviews.too_many_reports'],
  showReview: ['reviews.missing'],
  undoReviewImport: ['reviews.import_missing'],

  // Searches
  noteSearch: ['searches.too_many_notes'],
  ruleSearch: ['searches.ended', 'searches.pins_gone', 'searches.too_few_words', 'searches.too_many_words'],

  // Wishlist
  setNotices: ['wishlist.full', 'wishlist.product_missing'],
  stopNotices: ['wishlist.key_unknown'],
};
