// Generated from the API document by test/api/rights/rights-document.test.ts. Don't edit.
// Update it with: vitest run --project api rights-document -u
export type AccountStanding = { blockedAt: string | null; blockedReason: string | null };
export type Address = { _id: Id; userId: Id; name: string | null; address: string; city: string; state: string; pincode: string; phone: string; notes: string };
export type AddressFields = { name?: string | null; address: string; city: string; pincode: string; phone: string; notes: string; state?: string };
export type AllSettings = { shop: ShopSettings; addresses: { version: string; fields: { registeredAddress: string; branchAddress: string } }; officer: { version: string; fields: { name: string; designation: string; email: string; phone: string } }; delivery: DeliverySettings; goods: { version: string; fields: { declarationsRequired: string; lowStockBelow: string } }; programs: { version: string; fields: { allowedOrigins: string } }; emi: { version: string; fields: { emiPlans: string } }; exchange: { version: string; fields: { isOn: string; models: string } }; guests: { version: string; fields: { guestCheckout: string } }; approval: { version: string; fields: { isOn: string; trustedAfter: string; risePercent: string } } };
export type AnnouncementForm = { language: string; version: number; text: string; to: string; from: string; until: string; tone: 'info' | 'offer' | 'warning' };
export type Answer = { _id: Id; answer: string; fromSeller: boolean; userName: string | null; bought: boolean; answeredAt: string };
export type ApiKey = { id: Id; name: string; beginning: string; scopes: ('products:read' | 'products:write' | 'orders:read' | 'orders:write' | 'money:read' | 'customers:read' | 'reports:read' | 'shopping:read' | 'shopping:write')[]; since: string; lastUsed: string | null; expires: string | null };
export type Approval = { _id: Id; version: number; state: 'waiting' | 'sent-back'; since: string; sentBackReason: string | null; seller: { _id: Id; userName: string }; fileName: string | null; products: number; added: number; first: WaitingProduct[]; reasons: string[] };
export type AttributeRow = { _id: string; names: Record<string, string>; type: 'number' | 'choice' | 'yes-no' | 'text'; unit: ('gb' | 'inch' | 'mah' | 'ah' | 'hz' | 'mp' | 'w' | 'va' | 'ton' | 'star' | 'litre' | 'kg' | 'mm' | 'cm' | 'hour' | 'ms' | 'ppm' | 'rpm' | 'mbps' | 'mbs' | 'lumen' | 'times') | null; required: boolean; filterable: boolean; comparable: boolean; removed: boolean; categories: number; products: number };
export type AuditEntry = { id: number; at: string; act: 'seller.added' | 'seller.approved' | 'seller.rejected' | 'goods.changed' | 'goods.imported' | 'order.taken' | 'order.edited' | 'order.edit-proposed' | 'order.edit-withdrawn' | 'order.moved' | 'product.added' | 'product.changed' | 'product.deleted' | 'product.restored' | 'product.approved' | 'product.sent-back' | 'product.linked' | 'product.unlinked' | 'person.blocked' | 'person.unblocked' | 'review.hidden' | 'review.shown' | 'review.kept' | 'review.erased' | 'reviews.imported' | 'reviews.import-undone' | 'question.hidden' | 'question.shown' | 'question.kept' | 'ticket.acknowledged' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'job.retried' | 'job.all-retried' | 'person.seen' | 'settings.changed' | 'payout.recorded' | 'payout.reversed' | 'balance.adjusted' | 'seller.trust' | 'seller.bank' | 'seller.cash' | 'return.moved' | 'refund.retried' | 'refund.approved' | 'cash.collected' | 'cash.received' | 'cash.undone' | 'cash.imported' | 'refund.settled' | 'order.tracked' | 'order.parcel-cancelled' | 'order.exchanged' | 'order.numbered' | 'search.ruled' | 'attribute.added' | 'attribute.changed' | 'attribute.removed' | 'attribute.restored' | 'price.scheduled' | 'price.ended' | 'offer.added' | 'offer.changed' | 'category.added' | 'category.changed' | 'category.deleted' | 'banner.added' | 'banner.changed' | 'banner.moved' | 'banner.deleted' | 'banner.restored' | 'front.drafted' | 'front.discarded' | 'front.published' | 'front.reset' | 'front.proposal-taken' | 'front.proposal-declined' | 'page.drafted' | 'page.discarded' | 'page.published' | 'page.reset' | 'connection.changed' | 'connection.on' | 'connection.off' | 'connection.deleted' | 'webhook.added' | 'webhook.changed' | 'webhook.deleted' | 'webhook.secret' | 'assistant.confirmed'; by: string; on: { kind: string; id: Id; name: string }; before: Record<string, string | null> | null; after: Record<string, string | null> | null; changes: string[]; network: string | null };
export type Balance = { balance: number; payable: number; held: number; awaitingCash: number };
export type BankChange = { at: string; payoutsFrom: string };
export type Banner = { _id: string; image: string; imagePhone: string | null; alt: string; eyebrow: string | null; headline: string | null; langs?: Record<string, string>; product: { slug: string; title: string; price: number; salePrice: number | null } | null };
export type Begun = { upload: Id; parts: number; partSize: number; first: { url: string; headers: Record<string, string> } };
export type BrandRow = { label: string; said: string; aliases: string; mark: string | null; hidden: boolean; id: string; goods: number };
export type BrandTile = { id: string; label: string; mark: string | null; count: number };
export type BulkEffect = { _id: Id; title: string; was: Figures; is: Figures };
export type Captured = { success: true; message: string; data: { orderId: Id; editId: Id | null; paymentStatus: 'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'; payUntil: string | null; hasArrived: boolean; amount: number | null } };
export type CardProduct = { _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; averageReview: number; reviewCount: number; sellerState: string | null; offersNote?: string; lowestPrice: number | null; dealEndsAt: string | null; langs?: Record<string, string> };
export type CartAnswer = { success: true; data: { _id: string; version: number; items: CartLine[] }; items: CartLine[]; currentPage: number; totalPages: number; totalItems: number; away: string[]; totalQuantity: number; totalAmount: number; offers: SaleOffers };
export type CartLine = { productId: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; quantity: number; totalStock: number; username: string; sellerState?: string | null; returnsNote?: string | null };
export type CartLink = { token: string; path: string; products: number; createdAt: string; expiresAt: string };
export type CashRow = { partId: Id; orderId: Id; orderNumber: string; seller: { _id: Id; name: string }; carrier: string | null; tracking: string | null; amount: number; state: 'expected' | 'collected' | 'kept' | 'remitted' | 'direct'; holder: ('courier' | 'seller') | null; deliveredAt: string | null; unprovenReason: string | null; receivedOn: string | null; reference: string | null };
export type CategoryAttributes = { above: string[]; own: string[]; names: Record<string, string>; version: string };
export type CategoryRemoval = { products: number; deleted: number; sellers: number; withoutHsn: number; changes: ({ what: 'hsn' | 'gstRate' | 'serialKind' | 'returns' | 'commission'; from: string | null; to: string | null })[]; version: string };
export type Checkout = { _id: Id; version: number; buys: 'cart' | 'items'; buyer: { userId: Id; name: string; email: string }; parts: CheckoutPart[]; away: string[]; address: OrderAddress | null; company: OrderCompany | null; method: string | null; methods: ({ method: string; label: string; note: string; isPossible: boolean; reason: string | null; saves?: number })[]; offers: SaleOffers; charges: { items: number; services: number; delivery: number; discount: number; total: number }; taxes: { taxable: number; igst: number; cgst: number; sgst: number } | null; problems: CheckoutProblem[]; ready: boolean; terms: string; expiresAt: string; orderId: Id | null };
export type CheckoutLine = { productId: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; quantity: number; totalStock: number; username: string; sellerState?: string | null; returnsNote?: string | null; discount: number; total: number; gstRate: number; tax: { taxable: number; igst: number; cgst: number; sgst: number } | null; exchange: LineExchange | null; services: OfferedService[] };
export type CheckoutPart = { sellerId: Id; sellerName: string; lines: CheckoutLine[]; promise: { from: string; to: string; text: string } | null; services: ({ serviceId: Id; kind: 'installation' | 'gift-wrap'; name: string; covers: string; price: number; days: number | null; isChosen: boolean; note: string | null })[]; slots: Slot[] | null; slot: Slot | null; servicesAmount: number; serviceTaxes: { taxable: number; igst: number; cgst: number; sgst: number }[] | null; itemsAmount: number; deliveryAmount: number; deliveryTax: { taxable: number; igst: number; cgst: number; sgst: number } | null; totalAmount: number };
export type CheckoutProblem = { code: string; message: string; remedy: string; path: string };
export type ChosenExchanges = { productId: Id; quoteId: Id }[];
export type ChosenExtras = { services?: { productId: Id; serviceId: Id }[]; wraps?: { sellerId: Id; serviceId: Id; note: string }[]; slots?: ({ sellerId: Id; day: string; period: 'morning' | 'afternoon' | 'evening' })[]; exchanges?: ChosenExchanges };
export type ChosenProduct = { id: Id; title: string; listed: boolean };
export type Company = { name: string; gstin: string; address: string };
export type CompletedCheckout = { success: true; orderId: Id; number: string; approvalURL: string | null; message?: string };
export type Connection = { port: 'message' | 'courier' | 'payment' | 'storage'; name: string; title: string; about: string; help: string; isOn: boolean; isComplete: boolean; fields: ({ name: string; label: string; hint: string | null; kind: 'text' | 'secret' | 'choice'; choices: { value: string; label: string }[]; isOptional: boolean; value: string | null; isSet: boolean })[]; testedAt: string | null; testFailure: string | null };
export type Dashboard = { period: 'today' | '7d' | '30d' | '12m'; from: string; to: string; fromBefore: string; toBefore: string; now: { sales: number; delivery: number; orders: number }; before: { sales: number; delivery: number; orders: number }; points: { from: string; sales: number; orders: number; salesBefore: number; ordersBefore: number }[]; byStatus: { pending: number; confirmed: number; inProcess: number; inShipping: number; delivered: number; rejected: number; cancelled: number }; dispatch: { today: number; late: number; oldest: ({ _id: Id; number: string; sellers: string[]; title: string; others: number; city: string; pincode: string; orderStatus: 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; orderDate: string })[] }; bestSellers: { _id: Id; title: string; image: string; seller: string; pieces: number; sales: number }[]; lowStock: { low: number; out: number; fewest: { _id: Id; title: string; image: string; seller: string; totalStock: number }[] }; returnsWaiting: number; sellersWaiting: { count: number; longest: ({ _id: Id; userName: string; gstNumber: string | null; city: string | null; registeredAt: string })[] } | null };
export type DeliverySettings = { version: string; fields: { deliveryCharge: string; codCap: string; refundByTwoAbove: string; elsewhere: string; served: string; refused: string } };
export type DeskAnswer = { _id: Id; words: string; userName: string | null; writtenAt: string; hiddenAt: string | null; hiddenReason: string | null; reports: ('advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest')[]; fromSeller: boolean };
export type DeskQuestion = { _id: Id; words: string; userName: string | null; writtenAt: string; hiddenAt: string | null; hiddenReason: string | null; reports: ('advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest')[]; product: { title: string; slug: string }; seller: string; isOwn: boolean; answers: DeskAnswer[] };
export type DeskReturn = { _id: Id; number: string; state: 'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn'; reason: 'damaged' | 'faulty' | 'wrong' | 'incomplete' | 'unwanted'; faulty: boolean; words: string; lines: { lineId: Id; title: string; image: string; quantity: number; amount: number }[]; photos: Id[]; requestedAt: string; isOfServices: boolean; goodsAmount: number; deliveryAmount: number; deliveryKept: number; exchangeAmount: number; upiId: string | null; refund: { state: 'owed' | 'sent' | 'settled' | 'failed'; amount: number; waitsForCash: boolean; owedAt: string; settledAt: string | null } | null; events: ({ state: 'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn'; by: string; note: string | null; at: string })[]; orderId: Id; orderNumber: string; paymentMethod: string; seller: string; buyer: string | null; goods: ('restocked' | 'written_off') | null; deliveredAt: string | null; cash: { state: 'expected' | 'collected' | 'kept' | 'remitted' | 'direct'; holder: ('courier' | 'seller') | null } | null; out: ({ kind: 'none' | 'serial' | 'imei'; numbers: string[]; lineId: Id })[] };
export type DeskService = { _id?: Id; kind: 'installation' | 'gift-wrap'; category: string | null; names: Record<string, string>; covers: Record<string, string>; price: number; sac: string; gstRate: number; pincodes: string[]; days: number | null };
export type DeskServices = { version: string; categories: { _id: string; name: string }[]; services: DeskService[]; exchange: boolean | null; windows: { categories: string[]; places: ({ weekday: number; period: 'morning' | 'afternoon' | 'evening'; capacity: number })[] } };
export type DeskTicket = { _id: Id; ticket: string; subject: string; name: string; status: 'received' | 'acknowledged' | 'answered' | 'closed'; receivedAt: string; acknowledgeBy: string; settleBy: string; acknowledgedAt: string | null; answeredAt: string | null; closedAt: string | null };
export type District = { served: string[]; refused: string[]; elsewhere: boolean; state: string | null };
export type EarningsRow = { key: string; order: { _id: Id; number: string } | null; at: string; payableAt: string; amount: number; isHeld: boolean; awaitsCash: boolean; postings: LedgerPosting[] };
export type EarningsSummary = { balance: number; payable: number; held: number; awaitingCash: number; seller: { _id: Id; name: string; collectsCash: boolean }; next: { amount: number; at: string } | null; lastPayout: LastPayout | null; bankChange: BankChange | null; months: string[] };
export type EditedAttribute = { names: Record<string, string>; said: string; type: 'number' | 'choice' | 'yes-no' | 'text'; unit: ('gb' | 'inch' | 'mah' | 'ah' | 'hz' | 'mp' | 'w' | 'va' | 'ton' | 'star' | 'litre' | 'kg' | 'mm' | 'cm' | 'hour' | 'ms' | 'ppm' | 'rpm' | 'mbps' | 'mbs' | 'lumen' | 'times') | null; min: number | null; max: number | null; required: boolean; filterable: boolean; comparable: boolean; categories: string[]; _id: string; options: { id: string; names: Record<string, string>; products: number }[]; products: number; removed: boolean; version: string };
export type EditedCategory = { parent: string | null; names: Record<string, string>; said: string; hsn: string | null; gstRate: number | null; serialKind: ('none' | 'serial' | 'imei') | null; hidden: boolean; picture: { src: string; alts: Record<string, string> } | null; returns: { way: 'any' | 'replacement' | 'none'; days: number; reasons?: Record<string, string> } | null; _id: string; position: number; products: number; fixed: boolean; version: string };
export type EditedFront = { body: FrontBody; products: ChosenProduct[]; front: string; version: number; versions: FrontVersion[]; proposals: ({ _id: Id; version: number; state: 'open' | 'taken' | 'declined' | 'withdrawn'; seller: { _id: Id; userName: string }; front: string; section: Section; note: string; proposedAt: string; decidedAt: string | null; reason: string | null; isPublished: boolean; products: ChosenProduct[] })[] };
export type ExchangeQuote = { _id: Id; productId: Id; model: string; condition: 'working' | 'scratched' | 'broken' | 'dead'; value: number; expiresAt: string };
export type FacetValue = { value: string; label: string; count: number };
export type Facets = { section: FacetValue[]; brand: FacetValue[]; kind: FacetValue[]; condition: FacetValue[]; origin: FacetValue[]; attributes: { id: string; label: string; values: FacetValue[] }[]; rating: FacetValue[]; inStock: number; onSale: number; price: { min: number; max: number } };
export type FailedJobRow = { _id: Id; name: string; label: string; tries: number; askedAt: string; failedAt: string | null; nextTryAt: string | null; reason: string };
export type FeatureImage = { _id: Id; image: string; alt: string; alts: Record<string, string>; headline: string | null; product: { id: Id; title: string; listed: boolean } | null };
export type FetchedPicture = { address: string; state: 'waiting' | 'fetched' | 'refused'; fault: string | null };
export type Figures = { price: number; salePrice: number | null; stock: number };
export type FirstSteps = { steps: ({ step: 'identity' | 'gstin' | 'mail' | 'payment' | 'area' | 'seller' | 'product' | 'order'; isDone: boolean })[]; missing: string[]; missingIn: 'shop' | 'addresses' | 'officer'; hasMailServer: boolean; hasTestPayments: boolean; isOpen: boolean; isDemo: boolean };
export type Front = { title: string | null; langs?: Record<string, string>; kinds: KindCount[]; sellers: number | null; sections: ShownSection[] };
export type FrontBody = { titles: FrontTexts; sections: Section[] };
export type FrontContent = { body: FrontBody; products: ChosenProduct[] };
export type FrontProposal = { _id: Id; version: number; state: 'open' | 'taken' | 'declined' | 'withdrawn'; seller: { _id: Id; userName: string }; front: string; section: Section; note: string; proposedAt: string; decidedAt: string | null; reason: string | null; isPublished: boolean };
export type FrontState = { front: string; titles: FrontTexts; isPublished: boolean; hasDraft: boolean; changedAt: string | null; changedBy: string | null; proposals: number };
export type FrontTexts = Record<string, string>;
export type FrontVersion = { version: number; isDraft: boolean; isPlain: boolean; changedAt: string; changedBy: string };
export type GivenCompany = { name: string; gstin: string; address: string };
export type GivenSerials = { productId: Id; numbers: string[] }[];
export type Handover = { platform: string; checkout: Checkout };
export type Id = string;
export type ImportBrief = { id: Id; fileName: string; fileBytes: number; seller: string; state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'stopped' | 'failed'; fault: string | null; rows: number; checked: number; added: number; changed: number; unchanged: number; refused: number; waiting: number; done: number; createdAt: string; endedAt: string | null };
export type ImportColumn = ('sku' | 'gtin' | 'mpn' | 'model' | 'title' | 'description' | 'category' | 'section' | 'brand' | 'kind' | 'condition' | 'conditionGrade' | 'batteryHealth' | 'price' | 'salePrice' | 'stock' | 'images' | 'options' | 'highlights' | 'fits' | 'hsn' | 'taxRate' | 'origin' | 'maker' | 'packer' | 'importer' | 'genericName' | 'netQuantity' | 'bisNumber' | 'warrantyMonths' | 'weightGrams' | 'boxLength' | 'boxWidth' | 'boxHeight' | 'serialKind' | 'status' | 'variantGroup' | 'title_hi' | 'description_hi' | 'highlights_hi' | 'title_ta' | 'description_ta' | 'highlights_ta') | string;
export type ImportDetail = { id: Id; fileName: string; fileBytes: number; seller: string; state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'stopped' | 'failed'; fault: string | null; rows: number; checked: number; added: number; changed: number; unchanged: number; refused: number; waiting: number; done: number; createdAt: string; endedAt: string | null; reading: { encoding: string; delimiter: string; program: string | null; heads: ({ head: string; column: ImportColumn | null })[] } | null; faults: { column: ImportColumn; rows: number }[]; words: ({ word: string; rows: number; category: string | null; proposal: string | null })[]; pictures: { waiting: number; fetched: number; refused: number }; proposals: { attribute: string; label: string; rows: number; example: string; source: string; isTaken: boolean }[] };
export type Issued = { _id: Id; kind: 'invoice' | 'credit-note' | 'commission' | 'commission-credit'; number: string; issuedAt: string };
export type KindCount = { id: string; label: string; count: number; picture: KindPicture | null };
export type KindPicture = { src: string; alt: string };
export type LastPayout = { id: Id; amount: number; paidOn: string; reference: string };
export type LaterLine = { productId: Id; title: string; image: string; quantity: number; savedPrice: number; savedAt: string; now: CartLine | null; note: string | null };
export type LedgerPosting = { id: number; cause: 'delivered' | 'undelivered' | 'returned' | 'adjusted' | 'exchanged' | 'exchange_undone' | 'paid_out' | 'payout_reversed'; causeId: Id; at: string; payableAt: string; amount: number; note: string | null; byName: string | null; paidOn: string | null; reference: string | null; isReversed: boolean; entries: ({ kind: 'sale' | 'delivery' | 'commission' | 'gst_on_commission' | 'tcs' | 'tds' | 'cash_collected' | 'adjustment' | 'payout'; rateBp: number | null; base: number; amount: number })[]; lines: { title: string; quantity: number; amount: number }[] };
export type LineExchange = { quoteId: Id; model: string; condition: ('working' | 'scratched' | 'broken' | 'dead') | null; value: number | null; expiresAt: string | null };
export type LineSerials = { kind: 'none' | 'serial' | 'imei'; numbers: string[] };
export type MatchingProduct = { _id: Id; slug: string; title: string; brand: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; gtin: string | null; username: string; others: number; isLinked: boolean; isUnlinked: boolean };
export type MergeOutcome = { capped: { productId: Id; title: string; quantity: number }[]; dropped: number };
export type ModeratedReview = { _id: Id; product: { title: string; slug: string }; writer: { _id: Id | null; userName: string }; importedFrom: string | null; reviewMessage: string; reviewValue: number; photos: string[]; createdAt: string; hiddenAt: string | null; hiddenReason: string | null; reports: ({ reason: 'advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest'; words: string; reportedAt: string })[] };
export type OfferDraft = { name: string; code: string | null; kind: 'percent' | 'amount' | 'delivery' | 'units' | 'bundle'; percent: number | null; cap: number | null; amount: number | null; buy: number | null; free: number | null; bearer: 'shop' | 'seller' | 'bank'; conditions: { products?: string[]; brands?: string[]; categories?: string[]; sellers?: Id[]; firstOrder?: boolean; methods?: string[]; pincodes?: string[]; persons?: string[] }; min: number; combines: boolean; startsAt: string; endsAt: string; most: number | null; perPerson: number | null; budget: number | null };
export type OfferRow = { _id: Id; name: string; code: string | null; kind: 'percent' | 'amount' | 'delivery' | 'units' | 'bundle'; percent: number | null; cap: number | null; amount: number | null; buy: number | null; free: number | null; bearer: 'shop' | 'seller' | 'bank'; seller: string | null; min: number; combines: boolean; startsAt: string; endsAt: string; state: 'live' | 'upcoming' | 'paused' | 'ended'; most: number | null; perPerson: number | null; budget: number | null; used: number; spent: number };
export type OfferedPlan = { bank: string; card: 'credit' | 'debit' | 'none'; months: number; rateBp: number; min: number; fee: number };
export type OfferedService = { serviceId: Id; kind: 'installation' | 'gift-wrap'; name: string; covers: string; price: number; days: number | null; isChosen: boolean };
export type Offers = { heading: string; featured: string; others: ({ _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; sellerState: string | null; delivery: string; notes: string[] })[] };
export type OrderAddress = { addressId: Id | null; name: string | null; address: string; city: string; state: string; pincode: string; phone: string; notes: string };
export type OrderCompany = { name: string; gstin: string; address: string };
export type OrderDetail = { _id: Id; number: string; userId: Id | null; orderStatus: 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; paymentMethod: string; paymentStatus: 'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'; totalAmount: number; orderDate: string; orderUpdateDate: string; cartId: string | null; cartItems: OrderLine[]; addressInfo: OrderAddress; company?: OrderCompany; agent?: string; paymentId: string | null; payerId: string | null; payUntil: string | null; parts: OrderPart[]; refunds: OrderRefund[]; timeline: OrderEvent[] };
export type OrderEvent = { kind: 'placed' | 'status' | 'note' | 'edited'; partId: Id | null; status: ('pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled') | null; actorName: string; note: string | null; reason: ('out-of-stock' | 'price-error' | 'cannot-deliver' | 'buyer-asked' | 'not-verified' | 'other') | null; at: string };
export type OrderExchange = { lineId: string; title: string; model: string; condition: 'working' | 'scratched' | 'broken' | 'dead'; imei: string | null; quoted: number; state: 'open' | 'confirmed' | 'rejected' | 'void' | 'undone'; final: number | null; finalCondition: ('working' | 'scratched' | 'broken' | 'dead') | null; reason: string | null; settledAt: string | null };
export type OrderLine = { productId: Id; slug?: string; title: string; image: string; sku: string | null; price: number; mrp: number; quantity: number; discount: number; total: number; serials: LineSerials; returnsNote?: string };
export type OrderOutcome = { orderId: Id; number: string | null; outcome: 'moved' | 'unchanged' | 'refused'; moved: number; left: number; code: string | null; message: string | null };
export type OrderPart = { partId: Id; sellerId: Id; sellerName: string; orderStatus: 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; paymentStatus: 'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'; lines: OrderLine[]; services: OrderService[]; exchanges: OrderExchange[]; slot: Slot | null; itemsAmount: number; deliveryAmount: number; totalAmount: number; carrier: string | null; tracking: string | null; deliveryCode: string | null; cash: { state: 'expected' | 'collected' | 'kept' | 'remitted' | 'direct'; holder: ('courier' | 'seller') | null } | null; documents: Issued[]; proposedEdit?: { editId: Id; changes: string[]; why: string; difference: number; payUntil: string } };
export type OrderRefund = { refundId: Id; partId: Id | null; cause: 'cancelled' | 'rejected' | 'returned' | 'unwanted' | 'edited' | 'exchanged'; state: 'owed' | 'sent' | 'settled' | 'failed'; amount: number; byHand: boolean; waitsForCash: boolean; upiId: string | null; owedAt: string; settledAt: string | null };
export type OrderService = { lineId: string; kind: 'installation' | 'gift-wrap'; title: string; covers: string; quantity: number; price: number; total: number; note: string | null; dueOn: string | null; scheduled: Slot | null; isDone: boolean; isCalledOff: boolean; isAskedBack: boolean; code: string | null };
export type OrderSummary = { _id: Id; number: string; userId: Id | null; orderStatus: 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; paymentMethod: string; paymentStatus: 'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'; totalAmount: number; orderDate: string; orderUpdateDate: string; itemCount: number; sellers: string[]; city: string; buyer: string | null; own?: { title: string; image: string; arrives: { from: string; to: string } | null; next: ('pay' | 'upi' | 'track' | 'review' | 'again') | null; slug: string | null; invoices: Id[] } };
export type OrdersAtAGlance = { counts: Record<string, number>; newest: OrderSummary[] };
export type OwnAccount = { userName: string; email: string; mobile: string | null; language: string; texts: boolean; canText: boolean; since: string };
export type OwnProduct = { _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; averageReview: number; reviewCount: number; sellerState: string | null; offersNote?: string; lowestPrice: number | null; dealEndsAt: string | null; langs?: Record<string, string>; description: string; category: 'electronics'; section: 'featured' | 'top-deals' | 'trending' | 'accessories'; brand: string; kind: string; origin: string | null; sku: string | null; status: 'draft' | 'live' | 'hidden'; listed: boolean; approval: ProductApproval | null; scheduled: { price: number; startsAt: string; endsAt: string; state: 'waiting' | 'running' | 'sold-out' | 'over'; units: number | null } | null; changedAt: string };
export type OwnReview = { _id: Id; productId: Id; userName: string; reviewMessage: string; reviewValue: number; verified: boolean; importedFrom: string | null; photos: string[]; createdAt: string; hidden: boolean };
export type OwnSession = { id: Id; device: string; since: string; lastUsed: string; isCurrent: boolean };
export type PackingSlip = { partId: Id; number: string; orderDate: string; from: { name: string; legalName: string | null; address: string }; to: OrderAddress; paymentMethod: string; collect: number | null; isUnpaid: boolean; lines: OrderLine[]; services: ({ title: string; quantity: number; note: string | null })[]; isGift: boolean; slot: Slot | null; itemsAmount: number; deliveryAmount: number; totalAmount: number; carrier: string | null; tracking: string | null; documents: Issued[] };
export type PageText = { title: string; text: string; version: number; versions: PageVersion[]; placeholders: { name: string; says: string }[] };
export type PageVersion = { version: number; isDraft: boolean; isDefault: boolean; changedAt: string; changedBy: string };
export type Party = { name: string; address: string; state: string; gstin: string | null; care?: string };
export type PersonalData = { madeAt: string; account: { userName: string; email: string; mobile: string | null; role: string; type: string; language: string; textMessagesSince: string | null; since: string }; signIns: ({ since: string; lastUsedAt: string; endsAt: string; browser: string | null })[]; apiKeys: ({ name: string; beginning: string; scopes: string[]; since: string; lastUsedAt: string | null; endsAt: string | null })[]; webhookEndpoints: { name: string; url: string; events: string[]; since: string }[]; knownBrowsers: { signedInAt: string }[]; codes: ({ purpose: string; email: string; mobile: string | null; askedAt: string })[]; seller: { name: string; since: string; status: string; statusReason: string | null; legalName: string | null; gstNumber: string | null; address: string | null; city: string | null; pincode: string | null; stateCode: string | null; careEmail: string | null; carePhone: string | null; bankAccount: string | null } | null; addresses: ({ name: string | null; address: string; city: string; stateCode: string; pincode: string; phone: string; notes: string; savedAt: string; changedAt: string })[]; company: { name: string; gstin: string; address: string; savedAt: string; changedAt: string } | null; cart: { title: string; quantity: number; addedAt: string }[]; savedForLater: { title: string; quantity: number; price: number; savedAt: string }[]; sharedCarts: { link: string; products: number; since: string; endsAt: string }[]; cartsBroughtIn: { at: string }[]; checkouts: ({ since: string; changedAt: string; items: string[]; method: string | null; forCompany: boolean; shipTo: string | null; agent: string | null; giftNotes: string[]; windows: string[]; ordered: boolean })[]; exchangeQuotes: { quotedAt: string; expiresAt: string; model: string; condition: string; imei: string; value: number }[]; agentCheckouts: ({ since: string; platform: string; buyer: { first_name?: string; last_name?: string; email?: string; phone_number?: string }; destination: { street_address?: string; extended_address?: string; address_locality?: string; address_region?: string; address_country?: string; postal_code?: string; first_name?: string; last_name?: string; phone_number?: string } | null; ordered: boolean })[]; offerCodes: string[]; offersForYou: ({ name: string; code: string | null; from: string; until: string })[]; offersUsed: ({ name: string; code: string | null; discount: number; at: string })[]; wishlist: { title: string; price: number; savedAt: string; tellOfFall: boolean; tellOfReturn: boolean }[]; orders: ({ number: string; placedAt: string; changedAt: string; status: string; paymentMethod: string; paymentStatus: string; paymentId: string | null; payerId: string | null; agent: string | null; total: number; deliveredTo: { name: string | null; address: string; city: string; stateCode: string; pincode: string; phone: string; notes: string }; companyName: string | null; companyGstin: string | null; companyAddress: string | null; lines: ({ seller: string; title: string; quantity: number; price: number; total: number; carrier: string | null; tracking: string | null; serialNumbers: string[]; window: string | null; giftNote: string | null; visit: string | null; doneAt: string | null; doneNote: string | null; oldPhone: string | null; oldPhoneImei: string | null; oldPhoneValue: number | null })[]; events: ({ at: string; what: string; status: string | null; by: string; note: string | null })[]; payments: ({ at: string; through: string; state: string; amount: number; currency: string; paymentId: string | null; payerId: string | null })[]; refunds: ({ at: string; why: string; state: string; amount: number; upiId: string | null; settledAt: string | null })[] })[]; returns: ({ number: string; order: number; requestedAt: string; state: string; reason: string; words: string; upiId: string | null; goods: string[]; photos: number })[]; invoices: { number: string; issuedAt: string; seller: string; name: string; address: string; total: number }[]; reviews: ({ product: string; stars: number; text: string; photos: number; writtenAt: string; changedAt: string; hiddenAt: string | null; hiddenReason: string | null })[]; reports: { product: string; reason: string; reviewText: string; reportedAt: string }[]; questions: ({ product: string; text: string; writtenAt: string; hiddenAt: string | null; hiddenReason: string | null })[]; answers: ({ product: string; text: string; writtenAt: string; hiddenAt: string | null; hiddenReason: string | null })[]; questionReports: { product: string; reason: string; words: string; reportedAt: string }[]; sectionProposals: ({ page: string; section: string; note: string; state: string; proposedAt: string; reason: string | null })[]; suggestedChanges: ({ subject: string; about: string | null; changes: string[]; reason: string | null; key: string; state: string; suggestedAt: string })[]; messages: { ticket: string; fullName: string; email: string; subject: string; message: string; sentAt: string; status: string; answers: { by: string; text: string; at: string }[] }[]; administratorsActs: { at: string; what: string; changes: string[]; byYou: boolean }[] };
export type PickRow = { productId: Id; title: string; sku: string | null; image: string; seller: string; quantity: number; orders: number };
export type PlaceOrder = { userId?: Id; cartId?: string | null; cartItems?: ({ productId: Id; title?: string; image?: string; price?: number; salePrice?: number | null; quantity: number; returnsNote?: string | null; slug?: unknown; condition?: unknown; totalStock?: unknown; username?: unknown; sellerState?: unknown })[]; addressInfo?: { addressId?: Id; name?: string | null; address?: string; city?: string; state?: string; pincode?: string; phone?: string; notes?: string; userId?: string; _id?: string }; orderStatus?: unknown; paymentMethod?: string; paymentStatus?: unknown; totalAmount?: number; orderDate?: unknown; orderUpdateDate?: unknown; paymentId?: unknown; payerId?: unknown; buyNow?: boolean; codes?: string[]; returnUrl?: string };
export type ProductApproval = { state: 'waiting' | 'sent-back'; since: string; sentBackReason: string | null; isNew: boolean; changes: WaitingChange[]; reasons: string[] };
export type ProductBrief = { _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string };
export type ProductDetail = { _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; averageReview: number; reviewCount: number; sellerState: string | null; offersNote?: string; lowestPrice: number | null; dealEndsAt: string | null; langs?: Record<string, string>; description: string; category: 'electronics'; section: 'featured' | 'top-deals' | 'trending' | 'accessories'; brand: string; kind: string; origin: string | null; version: number; deal: { endsAt: string; units: number; left: number; claimed: number; perPerson: number | null } | null; brandLabel: string; images: { src: string; alt: string }[]; options: ProductOption[]; highlights: string[]; fits: string[]; specs: SpecGroup[]; sku: string | null; gtin: string | null; mpn: string | null; model: string | null; hsn: string | null; conditionGrade: ('like-new' | 'good' | 'fair') | null; batteryHealth: number | null; maker: string | null; packer: string | null; importer: string | null; genericName: string | null; netQuantity: string | null; bisNumber: string | null; warrantyMonths: number | null; weightGrams: number | null; boxLength: number | null; boxWidth: number | null; boxHeight: number | null; keySpecs: SpecGroup | null; declarations: [string, string][]; conditionNotice: string | null; returnsNote: string; returns: { way: 'any' | 'replacement' | 'none'; days: number }; warrantyNote: string; services: { name: string; covers: string; price: number; isLocal: boolean }[]; takesExchange: boolean; sellerNote: string | null; sellerDetails: [string, string][]; siblings: Sibling[]; seller: SellerCard; histogram: number[]; related: ProductSummary[]; fitting: ProductSummary[]; offers: Offers | null };
export type ProductList = { success: true; data: ProductSummary[]; page: number; limit: number; currentPage: number; totalPages: number; totalItems: number; facets: Facets; searchedFor?: string; understood?: { group: string; label: string; keyword: string }[]; notice?: string; isLimited?: true; notCarried?: { brand: string; kinds: FacetValue[]; brands: FacetValue[] } };
export type ProductOnFile = { _id: Id; slug: string; version: number; title: string; description: string; category: 'electronics'; section: 'featured' | 'top-deals' | 'trending' | 'accessories'; brand: string; kind: string; condition: 'new' | 'open-box' | 'refurbished'; origin: string | null; price: number; salePrice: number | null; totalStock: number; images: string[]; options: ProductOption[]; highlights: string[]; fits: string[]; specs: SpecGroup[]; attributes: Record<string, number | string | boolean>; translations: { language: string; title: string; description: string; highlights: string[]; of: string }[]; sku: string | null; gtin: string | null; mpn: string | null; model: string | null; hsn: string | null; conditionGrade: ('like-new' | 'good' | 'fair') | null; batteryHealth: number | null; gstRate: number; maker: string | null; packer: string | null; importer: string | null; genericName: string | null; netQuantity: string | null; bisNumber: string | null; warrantyMonths: number | null; weightGrams: number | null; boxLength: number | null; boxWidth: number | null; boxHeight: number | null; serialKind: 'none' | 'serial' | 'imei'; status: 'draft' | 'live' | 'hidden'; image: string; listed: boolean; approval: ProductApproval | null; averageReview: number; username: string; variants: { _id: Id; title: string; options: ProductOption[] }[] };
export type ProductOption = { name: string; value: string; swatch?: string };
export type ProductSummary = { _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; averageReview: number; reviewCount: number; sellerState: string | null; offersNote?: string; lowestPrice: number | null; dealEndsAt: string | null; langs?: Record<string, string>; description: string; category: 'electronics'; section: 'featured' | 'top-deals' | 'trending' | 'accessories'; brand: string; kind: string; origin: string | null };
export type ProposableFront = { front: string; titles: FrontTexts };
export type Question = { _id: Id; question: string; userName: string | null; askedAt: string; answers: Answer[] };
export type QuestionPage = { success: true; data: Question[]; currentPage: number; totalPages: number; totalItems: number };
export type RateEntry = { name: 'commission' | 'gstOnCommission' | 'tcs' | 'tds' | 'tdsWithoutPan' | 'gst'; kind: string | null; hsn: string | null; basisPoints: number; from: string };
export type Refund = { _id: Id; orderId: Id; orderNumber: string; seller: string | null; buyer: string | null; cause: 'cancelled' | 'rejected' | 'returned' | 'unwanted' | 'edited' | 'exchanged'; returnNumber: string | null; amount: number; paymentMethod: string; byHand: boolean; state: 'owed' | 'sent' | 'settled' | 'failed'; cash: { state: 'expected' | 'collected' | 'kept' | 'remitted' | 'direct'; holder: ('courier' | 'seller') | null } | null; waitsForCash: boolean; age: 'fresh' | 'late' | 'alert'; owedAt: string; settledAt: string | null; upiId: string | null; approvals: { by: string; isOwn: boolean; at: string }[]; needsTwo: boolean; reference: string | null; failure: string | null };
export type RefundRow = { _id: Id; orderId: Id; orderNumber: string; seller: string | null; buyer: string | null; cause: 'cancelled' | 'rejected' | 'returned' | 'unwanted' | 'edited' | 'exchanged'; returnNumber: string | null; amount: number; paymentMethod: string; byHand: boolean; state: 'owed' | 'sent' | 'settled' | 'failed'; cash: { state: 'expected' | 'collected' | 'kept' | 'remitted' | 'direct'; holder: ('courier' | 'seller') | null } | null; waitsForCash: boolean; age: 'fresh' | 'late' | 'alert'; owedAt: string; settledAt: string | null; upiId: string | null };
export type ReportRow = { row: number; sku: string | null; outcome: 'added' | 'changed' | 'unchanged' | 'refused' | 'waiting'; isDone: boolean; changes: ({ column: ImportColumn; from: string | null; to: string })[]; faults: { column: ImportColumn; text: string; sentence: string }[]; notes: string[] };
export type Return = { _id: Id; number: string; state: 'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn'; reason: 'damaged' | 'faulty' | 'wrong' | 'incomplete' | 'unwanted'; faulty: boolean; words: string; lines: { lineId: Id; title: string; image: string; quantity: number; amount: number }[]; photos: Id[]; requestedAt: string; isOfServices: boolean; goodsAmount: number; deliveryAmount: number; deliveryKept: number; exchangeAmount: number; upiId: string | null; refund: { state: 'owed' | 'sent' | 'settled' | 'failed'; amount: number; waitsForCash: boolean; owedAt: string; settledAt: string | null } | null; events: ({ state: 'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn'; by: string; note: string | null; at: string })[] };
export type ReturnRow = { _id: Id; number: string; orderNumber: string; seller: string; buyer: string | null; title: string; pieces: number; reason: 'damaged' | 'faulty' | 'wrong' | 'incomplete' | 'unwanted'; state: 'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn'; amount: number; requestedAt: string };
export type ReturnWords = { paymentId?: string; payerId?: string; token?: string } & Record<string, string>;
export type Review = { _id: Id; productId: Id; userName: string; reviewMessage: string; reviewValue: number; verified: boolean; importedFrom: string | null; photos: string[]; createdAt: string };
export type ReviewImport = { _id: Id; fileName: string; reviews: number; createdAt: string; undoneAt: string | null };
export type ReviewPage = { success: true; data: Review[]; page: number; limit: number; currentPage: number; totalPages: number; totalItems: number };
export type SaleOffers = { discount: number; deliveryDiscount: number; delivery: number; applied: ({ offerId: Id; name: string; code: string | null; discount: number })[]; lines: { productId: Id; discount: number }[]; codes: ({ code: string; message: string | null })[]; nearly: string[] };
export type ScheduledPrice = { _id: Id; productId: Id; title: string; seller: string; mrp: number; price: number; startsAt: string; endsAt: string; state: 'waiting' | 'running' | 'sold-out' | 'over'; outcome: ('ended' | 'cancelled' | 'edited' | 'missed' | 'no-stock' | 'above-mrp' | 'gone') | null; units: number | null; perPerson: number | null; left: number | null };
export type SearchRow = { words: string; asked: number; missed: number; opened: number; bought: number; also: string[]; pins: ({ _id: Id; title: string | null; listed: boolean })[]; endsOn: string | null };
export type Section = ({ _id: string; titles: FrontTexts; from: string | null; until: string | null; proposal?: Id; kind: 'banners' | 'brands' }) | ({ _id: string; titles: FrontTexts; from: string | null; until: string | null; proposal?: Id; kind: "products"; look: 'featured' | 'grid' | 'deals' | 'rail'; count: number; listing: string | null; chosen: Id[]; seller?: Id | null; minDiscount?: number | null; soldInDays?: number | null; flashDeals?: boolean; tellsEnd: boolean }) | ({ _id: string; titles: FrontTexts; from: string | null; until: string | null; proposal?: Id; kind: "prices"; listing: string; upTo: number[] }) | ({ _id: string; titles: FrontTexts; from: string | null; until: string | null; proposal?: Id; kind: "text"; texts: FrontTexts; picture: string | null; to: string | null; verbs: FrontTexts });
export type SellerBalance = { balance: number; payable: number; held: number; awaitingCash: number; seller: { _id: Id; name: string; isClosed: boolean; hasBank: boolean }; lastPayout: LastPayout | null; bankChange: BankChange | null };
export type SellerCard = { name: string; legalName: string | null; address: string | null; city: string | null; stateCode: string | null; careEmail: string | null; carePhone: string | null };
export type SellerProfile = { _id: Id; userName: string; status: 'Pending' | 'Approved' | 'Rejected'; reason: string | null; legalName: string | null; gstNumber: string | null; mobile: string | null; pincode: string | null; address: string | null; city: string | null; state: string | null; carePhone: string | null; careEmail: string | null; bank: { holder: string; ifsc: string; lastFour: string } | null; missing: ('legalName' | 'gstNumber' | 'mobile' | 'address' | 'bank')[] };
export type SessionUser = { id: Id; userName: string; email: string; role: 'user' | 'admin'; type: 'user' | 'vendor' | 'admin'; isGuest?: true; status?: 'Pending' | 'Approved' | 'Rejected' };
export type SharedCart = { items: CartLine[]; gone: string[]; expiresAt: string };
export type ShopFront = { name: string; legalName: string; gstin: string | null; tcsRegistration: string | null; stateCode: string; registeredAddress: string; branchAddress: string; phones: string[]; email: string; grievanceOfficer: { name: string; designation: string; email: string; phone: string }; deliveryCharge: number; codCap: number | null; guestCheckout: boolean; payments: string[]; paymentServices: ({ name: string; title: string; label: unknown; note: unknown; way: unknown; pages: string[]; returns: string[]; icon: 'phone' | 'wallet' | 'card'; hasEmi?: true; of?: string })[]; isOpen: boolean; isDemo: boolean; returnsVary: boolean; address: string | null };
export type ShopPause = { since: string; returnsOn: string | null };
export type ShopSettings = { version: string; fields: { name: string; legalName: string; email: string; landline: string; mobile: string; gstin: string; state: string; tcsRegistration: string } };
export type ShopStatus = { at: string; version: string; database: { engine: 'embedded' | 'postgres'; reachMs: number; bytes: number | null; migration: string; ownMigration: string | null }; processes: ({ id: string; kind: 'server' | 'worker'; host: string; pid: number; version: string; startedAt: string; seenAt: string; lagMs: number; memoryBytes: number; answered: number; failed: number; cacheHits: number; cacheMisses: number; connectionsUsed: number; connectionsMost: number; waiting: number; filesIn: string | null })[]; jobs: { waiting: number; retrying: number; running: number; failed: number; oldestSeconds: number } | null; mails: { waiting: number; retrying: number; running: number; failed: number; oldestSeconds: number; way: 'smtp' | 'outbox' } | null; storage: { kind: 'folder' | 'bucket'; reachMs: number | null }; search: { engine: 'memory' | 'opensearch'; reachMs: number | null; waiting: number; oldestSeconds: number; isBuilding: boolean }; payments: { providers: string[]; paid: number; failed: number; open: number; lateRefunds: number }; disk: { freeBytes: number; totalBytes: number } | null; backup: { at: string } | null; pageSpeeds: ({ page: '/' | '/shop/listing' | '/shop/search' | '/product/:slug' | '/shop/compare' | '/shop/wishlist' | '/shop/checkout' | '/shop/account' | '/login' | 'other'; visits: number; lcp: number | null; inp: number | null; cls: number | null; ttfb: number | null })[]; errors: { lastHour: number; latest: ({ id: string; at: string; what: string; fault: string | null; place: string | null; reference: string | null })[] } };
export type Shopper = { _id: Id; userName: string; email: string; since: string; orders: number; isBlocked: boolean };
export type ShopperPage = { _id: Id; userName: string; email: string; mobile: string | null; since: string; standing: AccountStanding; addresses: number; sessions: number; reviews: { all: number; hidden: number }; tickets: ({ _id: Id; ticket: string; subject: string; status: 'received' | 'acknowledged' | 'answered' | 'closed'; receivedAt: string })[]; orders: OrdersAtAGlance; history: AuditEntry[] };
export type Shown = { id: string; language: string; text: string; to: string | null; tone: 'info' | 'offer' | 'warning' };
export type ShownSection = { _id: string; kind: 'banners' | 'products' | 'brands' | 'prices' | 'text'; title: string; langs?: Record<string, string>; products?: { look: 'featured' | 'grid' | 'deals' | 'rail'; listing: string | null; total: number; shown: CardProduct[]; until: string | null }; brands?: BrandTile[]; prices?: { upTo: number; listing: string; total: number }[]; text?: { text: string; picture: string | null; link: { to: string; words: string } | null } };
export type Sibling = { _id: Id; slug: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; options: ProductOption[] };
export type Slot = { day: string; period: 'morning' | 'afternoon' | 'evening' };
export type SpecGroup = { group: string; rows: [string, string][] };
export type StockMovement = { id: number; at: string; quantity: number; before: number; after: number; kind: 'placed' | 'cancelled' | 'rejected' | 'returned' | 'adjusted'; reason: ('counted' | 'damaged' | 'lost' | 'found' | 'supplied' | 'returned-to-supplier' | 'correction') | null; note: string | null; by: string | null; order: string | null };
export type StockRow = { _id: Id; slug: string; title: string; sku: string | null; variant: string; price: number; salePrice: number | null; stock: number; version: number; soldIn30Days: number; listed: boolean; username: string };
export type Succeeded = { success: true; message?: string };
export type SuggestedChange = { _id: Id; kind: 'price-stock' | 'order-status' | 'answer'; subject: string; about: string | null; changes: ({ what: 'price' | 'salePrice' | 'stock' | 'stockReason' | 'stockNote' | 'status' | 'parcel' | 'answer'; of: string | null; from: string | number | null; to: string | number | null })[]; reason: string | null; key: string; state: 'waiting' | 'confirmed' | 'refused' | 'expired'; createdAt: string; expiresAt: string; decidedAt: string | null };
export type Suggestions = { success: true; words: string[]; places: ({ label: string; brand?: string; kind?: string; section?: 'featured' | 'top-deals' | 'trending' | 'accessories' })[]; products: ({ _id: Id; slug: string; title: string; langs?: Record<string, string>; image: string; price: number; salePrice: number | null })[] };
export type TakenProposal = { _id: Id; version: number };
export type TaxDocument = { kind: 'invoice' | 'credit-note' | 'commission' | 'commission-credit'; number: string; issuedAt: string; language?: string; supplier: Party; recipient: Party; deliveredTo?: { name: string; address: string; state: string }; placeOfSupply: string; taxKind: 'igst' | 'sgst' | 'utgst'; order: { id: string; number: string; placedAt: string } | null; against: { number: string; issuedAt: string; cause: 'cancelled' | 'rejected' | 'returned' | 'reversed' } | null; month: string | null; lines: TaxLine[]; totals: { amount: number; taxable: number; igst: number; cgst: number; sgst: number }; paidBy?: { buyer: number; shop: number; bank: number } };
export type TaxLine = { lineId: string | null; description: string; sku: string | null; hsn: string | null; quantity: number; unit: string; rateBp: number; discount?: number; serials?: LineSerials; amount: number; taxable: number; igst: number; cgst: number; sgst: number };
export type TextPage = { title: string; description: string; intro: ({ tag: 'p' | 'h3' | 'ul' | 'ol' | 'dl'; lines: ({ tag: 'p' | 'h3' | 'li' | 'dt' | 'dd'; runs: { text: string; to?: string; bold?: boolean }[] })[] })[]; sections: ({ id: string; heading: string; blocks: ({ tag: 'p' | 'h3' | 'ul' | 'ol' | 'dl'; lines: ({ tag: 'p' | 'h3' | 'li' | 'dt' | 'dd'; runs: { text: string; to?: string; bold?: boolean }[] })[] })[] })[]; changed: string; language: string };
export type Ticket = { ticket: string; status: 'received' | 'acknowledged' | 'answered' | 'closed'; subject: string; receivedAt: string; acknowledgeBy: string; settleBy: string; acknowledgedAt: string | null; answeredAt: string | null; closedAt: string | null; answers: { text: string; writtenAt: string }[] };
export type Uploaded = { upload: Id; url: string | null; width: number | null; height: number | null };
export type VariantRow = { _id: Id; slug: string; title: string; sku: string | null; gtin: string | null; options: ProductOption[]; price: number; salePrice: number | null; stock: number; images: string[]; status: 'draft' | 'live' | 'hidden'; listed: boolean; waits: boolean; version: number };
export type Vendor = { _id: Id; userName: string; mobile: string | null; email: string; gstNumber: string | null; status: 'Pending' | 'Approved' | 'Rejected'; reason: string | null; legalName: string | null; city: string | null; state: string | null; isPaused: boolean; returnsOn: string | null; registeredAt: string; isBlocked: boolean };
export type VendorPage = { vendor: Vendor; userId: Id; standing: AccountStanding; address: string | null; pincode: string | null; hasBank: boolean; missing: ('legalName' | 'gstNumber' | 'mobile' | 'address' | 'bank')[]; goods: { all: number; onSale: number }; approval: { trust: 'automatic' | 'trusted' | 'checked'; approved: number; trustedAfter: number } | null; balance: Balance; orders: OrdersAtAGlance; history: AuditEntry[] };
export type WaitingChange = { field: 'brand' | 'kind' | 'price' | 'salePrice' | 'fits'; label: string; before: string; after: string };
export type WaitingProduct = { _id: Id; title: string; image: string; isNew: boolean; brand: string; category: string; price: number; changes: WaitingChange[] };
export type WebhookDelivery = { _id: Id; eventId: string; type: 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.shipped' | 'order.delivered' | 'order.rejected' | 'order.cancelled' | 'order.reopened' | 'order.paid' | 'order.payment_failed' | 'order.tracking_changed' | 'order.edited' | 'return.requested' | 'return.approved' | 'return.received' | 'return.settled' | 'return.refused' | 'return.withdrawn' | 'refund.created' | 'refund.settled' | 'refund.failed' | 'invoice.issued' | 'product.created' | 'product.updated' | 'product.stock_changed' | 'product.deleted' | 'webhook.test'; state: 'waiting' | 'delivered' | 'failed'; tries: number; status: number | null; createdAt: string; nextAt: string | null; doneAt: string | null };
export type WebhookEndpoint = { _id: Id; name: string; url: string; events: ('order.placed' | 'order.confirmed' | 'order.processing' | 'order.shipped' | 'order.delivered' | 'order.rejected' | 'order.cancelled' | 'order.reopened' | 'order.paid' | 'order.payment_failed' | 'order.tracking_changed' | 'order.edited' | 'return.requested' | 'return.approved' | 'return.received' | 'return.settled' | 'return.refused' | 'return.withdrawn' | 'refund.created' | 'refund.settled' | 'refund.failed' | 'invoice.issued' | 'product.created' | 'product.updated' | 'product.stock_changed' | 'product.deleted')[]; isOn: boolean; offBecause: ('person' | 'failing' | 'gone' | 'full') | null; failingSince: string | null; formerUntil: string | null; createdAt: string; waiting: number; failed: number };
export type WebhookGone = { _id: Id; sku: string | null; title: string };
export type WebhookInvoice = { _id: Id; kind: 'invoice' | 'credit-note' | 'commission' | 'commission-credit'; number: string; issuedAt: string; orderId: Id; orderNumber: string; partId: Id };
export type WebhookOrder = { _id: Id; number: string; orderStatus: 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; paymentMethod: string; paymentStatus: 'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'; totalAmount: number; orderDate: string; orderUpdateDate: string; partId: Id; parts: ({ partId: Id; sellerId: Id; sellerName: string; orderStatus: 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; paymentStatus: 'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'; services: OrderService[]; exchanges: OrderExchange[]; slot: Slot | null; itemsAmount: number; deliveryAmount: number; totalAmount: number; carrier: string | null; tracking: string | null; documents: Issued[]; proposedEdit?: { editId: Id; changes: string[]; why: string; difference: number; payUntil: string }; lines: ({ productId: Id; title: string; image: string; sku: string | null; price: number; mrp: number; quantity: number; discount: number; total: number })[] })[] };
export type WebhookProduct = { _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; averageReview: number; reviewCount: number; sellerState: string | null; offersNote?: string; lowestPrice: number | null; dealEndsAt: string | null; langs?: Record<string, string>; description: string; category: 'electronics'; section: 'featured' | 'top-deals' | 'trending' | 'accessories'; brand: string; kind: string; origin: string | null; sku: string | null; status: 'draft' | 'live' | 'hidden'; listed: boolean; changedAt: string };
export type WebhookRefund = { refundId: Id; partId: Id | null; cause: 'cancelled' | 'rejected' | 'returned' | 'unwanted' | 'edited' | 'exchanged'; state: 'owed' | 'sent' | 'settled' | 'failed'; amount: number; byHand: boolean; owedAt: string; settledAt: string | null; orderId: Id; orderNumber: string };
export type WebhookReturn = { _id: Id; number: string; state: 'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn'; reason: 'damaged' | 'faulty' | 'wrong' | 'incomplete' | 'unwanted'; faulty: boolean; lines: { lineId: Id; title: string; image: string; quantity: number; amount: number }[]; requestedAt: string; goodsAmount: number; deliveryAmount: number; seller: string; goods: ('restocked' | 'written_off') | null; orderId: Id; orderNumber: string };
export type WholeTicket = { _id: Id; ticket: string; subject: string; name: string; status: 'received' | 'acknowledged' | 'answered' | 'closed'; receivedAt: string; acknowledgeBy: string; settleBy: string; acknowledgedAt: string | null; answeredAt: string | null; closedAt: string | null; email: string; message: string; writer: { _id: Id; userName: string; isShopper: boolean } | null; answers: { by: string; text: string; writtenAt: string }[]; history: AuditEntry[] };
export type WrittenAttributes = Record<string, (number | string | boolean) | null>;
export type WrittenSpecGroup = { group: string; rows: [string, string][] };
export type WrittenTranslation = { language: string; title?: string; description?: string; highlights?: string[]; of?: string };

/** Refusals that most calls may answer. */
export type UsualRefusal = 'auth.not_allowed' | 'auth.not_by_key' | 'auth.sign_in_first' | 'request.cross_site' | 'request.invalid' | 'request.malformed' | 'request.not_json' | 'request.several_hosts' | 'request.too_large' | 'request.too_many' | 'server.busy' | 'server.error' | 'storage.away';
/** The code of every refusal. */
export type RefusalCode = 'account.invalid' | 'account.no_mobile' | 'account.no_such_key' | 'account.no_such_session' | 'account.no_texts' | 'account.same_email' | 'account.scope_not_yours' | 'account.too_many_codes' | 'account.too_many_keys' | 'account.too_many_passwords' | 'account.too_many_text_codes' | 'account.too_many_wrong_codes' | 'account.wrong_code' | 'account.wrong_password' | 'addresses.limit' | 'addresses.missing' | 'agents.handover_done' | 'agents.handover_missing' | 'agents.handover_taken' | 'agents.too_many' | 'announcement.changed' | 'announcement.invalid' | 'approvals.changed' | 'approvals.impossible' | 'approvals.nothing' | 'assistants.decided' | 'assistants.expired' | 'assistants.no_such_change' | 'assistants.outdated' | 'assistants.refused' | 'attributes.change_unseen' | 'attributes.changed' | 'attributes.invalid' | 'attributes.missing' | 'attributes.order_changed' | 'attributes.values_do_not_fit' | 'auth.blocked' | 'auth.code_sent_just_now' | 'auth.gstin_taken' | 'auth.key_may_not' | 'auth.not_allowed' | 'auth.not_by_key' | 'auth.registering_paused' | 'auth.registration_invalid' | 'auth.sign_in_first' | 'auth.too_many_codes' | 'auth.too_many_from_network' | 'auth.too_many_passwords' | 'auth.too_many_registrations' | 'auth.too_many_sign_ins' | 'auth.user_name_taken' | 'auth.wrong_code' | 'auth.wrong_credentials' | 'banner.changed' | 'banner.missing' | 'banner.no_product' | 'banner.too_many' | 'cart.changed' | 'cart.full' | 'cart.later_full' | 'cart.later_missing' | 'cart.line_missing' | 'cart.link_missing' | 'cart.links_too_often' | 'cart.nothing_to_share' | 'cart.only_in_stock' | 'cart.only_this_many' | 'cart.product_missing' | 'cart.seller_away' | 'cart.too_many_links' | 'cart.too_many_unknown_links' | 'cash.day_ahead' | 'cash.differs' | 'cash.file_empty' | 'cash.file_unreadable' | 'cash.heads_missing' | 'cash.missing' | 'cash.not_in' | 'cash.not_out' | 'cash.spent' | 'catalog.deal_limit' | 'catalog.product_gone' | 'catalog.product_missing' | 'categories.changed' | 'categories.fixed' | 'categories.has_others' | 'categories.has_rates' | 'categories.in_use' | 'categories.invalid' | 'categories.missing' | 'categories.removal_changed' | 'checkouts.caller_blocked' | 'checkouts.caller_must_agree' | 'checkouts.caller_not_shopper' | 'checkouts.changed' | 'checkouts.done' | 'checkouts.items_of_cart' | 'checkouts.missing' | 'checkouts.no_link' | 'checkouts.not_ready' | 'checkouts.too_many' | 'connections.files_stay' | 'connections.incomplete' | 'connections.no_address' | 'connections.no_such' | 'connections.too_many_tests' | 'contact.desk_ticket_missing' | 'contact.message_invalid' | 'contact.ticket_missing' | 'contact.too_many' | 'contact.too_many_from_address' | 'contact.too_many_from_network' | 'delivery.not_served' | 'exchanges.expired' | 'exchanges.imei' | 'exchanges.in_use' | 'exchanges.missing' | 'exchanges.model' | 'exchanges.not_taken' | 'exchanges.settled' | 'exchanges.too_early' | 'exchanges.too_high' | 'exchanges.too_many' | 'exchanges.worth_nothing' | 'front-proposals.changed' | 'front-proposals.invalid' | 'front-proposals.missing' | 'front-proposals.too_many' | 'front-proposals.too_often' | 'fronts.changed' | 'fronts.invalid' | 'fronts.missing' | 'fronts.too_many' | 'import.empty_word' | 'import.missing' | 'import.no_such_attribute' | 'import.no_such_category' | 'import.no_such_seller' | 'import.not_checked' | 'import.not_under_way' | 'import.too_many' | 'import.too_many_retries' | 'import.too_many_words' | 'inventory.not_that_many' | 'inventory.product_changed' | 'inventory.product_missing' | 'inventory.sku_taken' | 'inventory.stock_changed' | 'inventory.too_many_at_once' | 'inventory.too_many_variants' | 'inventory.too_much_stock' | 'inventory.variants_not_saved' | 'invoices.missing' | 'invoices.name_seller' | 'jobs.missing' | 'ledger.amount' | 'ledger.bank_account_new' | 'ledger.day_ahead' | 'ledger.key_used' | 'ledger.more_than_payable' | 'ledger.name_seller' | 'ledger.paid_meanwhile' | 'ledger.payout_missing' | 'mails.changed' | 'mails.missing' | 'mails.too_many_tests' | 'mails.words_invalid' | 'matching.missing' | 'matching.nothing_to_unlink' | 'matching.same_seller' | 'matching.unlike' | 'offers.below_used' | 'offers.code_not_usable' | 'offers.code_taken' | 'offers.invalid' | 'offers.missing' | 'offers.moved' | 'offers.too_many' | 'offers.too_many_code_tries' | 'offers.too_many_codes' | 'offers.unread' | 'offers.used_up' | 'orders.above_cod_cap' | 'orders.address_missing' | 'orders.booking_stands' | 'orders.cart_empty' | 'orders.changed' | 'orders.company_invoiced' | 'orders.company_of_dead' | 'orders.delivery_code_for_one' | 'orders.edit_costs_more' | 'orders.edit_has_exchange' | 'orders.edit_has_service' | 'orders.edit_leaves_nothing' | 'orders.edit_not_swappable' | 'orders.edit_not_yours' | 'orders.edit_on_deal' | 'orders.edit_other_price' | 'orders.edit_over' | 'orders.edit_service_elsewhere' | 'orders.edit_unpaid' | 'orders.edit_window_elsewhere' | 'orders.key_reused' | 'orders.method_not_offered' | 'orders.missing' | 'orders.move_not_allowed' | 'orders.network_reserved' | 'orders.new_cod' | 'orders.no_address' | 'orders.not_enough_stock' | 'orders.not_paid' | 'orders.nothing_edited' | 'orders.nothing_to_track' | 'orders.parcel_for_one' | 'orders.parcel_incomplete' | 'orders.parcel_too_early' | 'orders.prices_changed' | 'orders.product_gone' | 'orders.product_reserved' | 'orders.proof_needed' | 'orders.reason_not_rejecting' | 'orders.return_not_allowed' | 'orders.returns_changed' | 'orders.say_reason' | 'orders.seller_away' | 'orders.seller_not_ready' | 'orders.shop_reserved' | 'orders.stock_gone' | 'orders.too_large' | 'orders.too_late_to_cancel' | 'orders.too_late_to_edit' | 'orders.too_many' | 'orders.too_many_delivery_codes' | 'orders.too_many_to_export' | 'orders.unpaid_open' | 'orders.unpaid_today' | 'orders.unpaid_units' | 'orders.wrong_delivery_code' | 'pages.changed' | 'pages.invalid' | 'pages.missing' | 'pages.no_draft' | 'people.last_administrator' | 'people.missing' | 'people.oneself' | 'picture.animated' | 'picture.broken' | 'picture.no_picture' | 'picture.too_many_pixels' | 'picture.unknown' | 'prices.invalid' | 'prices.missing' | 'prices.over' | 'prices.overlaps' | 'prices.too_many' | 'privacy.not_settled' | 'privacy.too_many_exports' | 'questions.enough' | 'questions.enough_answers' | 'questions.enough_of_product' | 'questions.invalid' | 'questions.may_not_answer' | 'questions.missing' | 'questions.own' | 'questions.product_missing' | 'questions.reported_already' | 'questions.too_many' | 'questions.too_many_answers' | 'questions.too_many_reports' | 'refunds.by_provider' | 'refunds.cash_not_in' | 'refunds.missing' | 'refunds.no_upi_needed' | 'refunds.not_to_send' | 'refunds.second_needed' | 'refunds.sent' | 'refunds.settled' | 'refunds.too_many_upi_ids' | 'request.cross_site' | 'request.invalid' | 'request.malformed' | 'request.not_found' | 'request.not_json' | 'request.several_hosts' | 'request.too_large' | 'request.too_many' | 'returns.missing' | 'returns.moved' | 'returns.not_delivered' | 'returns.numbers_differ' | 'returns.only_if_faulty' | 'returns.part_missing' | 'returns.photos_unknown' | 'returns.say_what_became' | 'returns.say_why' | 'returns.too_many' | 'returns.too_often' | 'returns.upi_needed' | 'returns.window_over' | 'reviews.file_unreadable' | 'reviews.heads_missing' | 'reviews.import_missing' | 'reviews.missing' | 'reviews.own' | 'reviews.product_missing' | 'reviews.reported_already' | 'reviews.too_many' | 'reviews.too_many_in_file' | 'reviews.too_many_reports' | 'searches.ended' | 'searches.pins_gone' | 'searches.too_few_words' | 'searches.too_many_notes' | 'searches.too_many_words' | 'sellers.bad_return_day' | 'sellers.bank_needs_password' | 'sellers.email_taken' | 'sellers.house_name_taken' | 'sellers.missing' | 'sellers.profile_invalid' | 'serials.final' | 'serials.missing' | 'serials.not_asked' | 'serials.taken' | 'serials.too_early' | 'serials.too_many' | 'serials.twice' | 'serials.wrong' | 'server.busy' | 'server.error' | 'services.changed' | 'services.claim_over' | 'services.done' | 'services.goes_back' | 'services.invalid' | 'services.missing' | 'services.moved_too_often' | 'services.not_due' | 'services.slot_final' | 'services.slot_full' | 'services.slot_not_offered' | 'services.too_early' | 'services.wrong_code' | 'settings.brand_in_use' | 'settings.invalid' | 'settings.moved' | 'settlement.link_unknown' | 'settlement.not_known_yet' | 'settlement.not_proved' | 'settlement.nothing_to_pay' | 'settlement.provider_away' | 'settlement.provider_refuses' | 'settlement.too_many' | 'shipments.away' | 'shipments.booked' | 'shipments.no_courier' | 'shipments.not_packed' | 'shipments.not_proved' | 'shipments.nothing_booked' | 'shipments.part_missing' | 'shipments.refused' | 'shipments.seller_collects' | 'shipments.too_many' | 'shipments.unanswered' | 'shipments.under_way' | 'shop.opening_soon' | 'storage.away' | 'upload.file_empty' | 'upload.file_too_large' | 'upload.incomplete' | 'upload.missing' | 'upload.no_table' | 'upload.too_many' | 'upload.waiting' | 'webhooks.no_such_delivery' | 'webhooks.no_such_endpoint' | 'webhooks.off' | 'webhooks.too_many' | 'webhooks.too_many_tests' | 'wishlist.full' | 'wishlist.key_unknown' | 'wishlist.product_missing';

/** Every call: its input, its answer and the codes it may refuse with. */
export interface Calls {
  /** Adds an address; you can save up to three. For: shopper. */
  addAddress: { input: { userId?: Id; name?: string | null; address: string; city: string; pincode: string; phone: string; notes: string; state?: string }; answer: { success: true; data: Address }; refusal: UsualRefusal | 'addresses.limit' | 'auth.key_may_not' };
  /** Adds an attribute; without an id it gets one from its English name, for good. For: administrator. */
  addAttribute: { input: { names: Record<string, string>; said: string; type: 'number' | 'choice' | 'yes-no' | 'text'; unit: ('gb' | 'inch' | 'mah' | 'ah' | 'hz' | 'mp' | 'w' | 'va' | 'ton' | 'star' | 'litre' | 'kg' | 'mm' | 'cm' | 'hour' | 'ms' | 'ppm' | 'rpm' | 'mbps' | 'mbs' | 'lumen' | 'times') | null; min: number | null; max: number | null; required: boolean; filterable: boolean; comparable: boolean; categories: string[]; options: { id?: string; names: Record<string, string> }[]; id?: string }; answer: { success: true; data: EditedAttribute; message: string }; refusal: UsualRefusal | 'attributes.invalid' | 'categories.missing' };
  /** Adds a category; without an id it gets one from its English name, for good. For: administrator. */
  addCategory: { input: { parent: string | null; names: Record<string, string>; said: string; hsn: string | null; gstRate: number | null; serialKind: ('none' | 'serial' | 'imei') | null; hidden: boolean; picture?: { src: string; alts: Record<string, string> } | null; returns?: { way: 'any' | 'replacement' | 'none'; days: number; reasons?: Record<string, string> } | null; id?: string; position?: number }; answer: { success: true; data: EditedCategory; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'categories.invalid' | 'picture.unknown' };
  /** Adds a banner after the others. For: administrator. */
  addFeature: { input: { image: string; alt?: string; alts?: Record<string, string>; productId?: Id | null }; answer: { success: true; message: string; data: FeatureImage }; refusal: UsualRefusal | 'banner.no_product' | 'banner.too_many' | 'picture.unknown' };
  /** Makes an API key; the answer is the only one that contains it. For: signedIn. */
  addKey: { input: { name: string; scopes: ('products:read' | 'products:write' | 'orders:read' | 'orders:write' | 'money:read' | 'customers:read' | 'reports:read' | 'shopping:read' | 'shopping:write')[]; validDays?: number | null; password: string }; answer: { success: true; message: string; data: ApiKey; key: string }; refusal: UsualRefusal | 'account.scope_not_yours' | 'account.too_many_keys' | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Makes an offer; sellers for their own products, at their own expense. For: seller. */
  addOffer: { input: OfferDraft; answer: { success: true; message: string; data: OfferRow }; refusal: UsualRefusal | 'offers.code_taken' | 'offers.invalid' | 'offers.too_many' };
  /** Schedules a sale price of a product, to the minute; with `units` it is a flash deal with stock of its own. One that begins now or earlier begins at once. For: seller. */
  addPrice: { input: { productId: Id; price: number; startsAt: string; endsAt: string; units: number | null; perPerson: number | null }; answer: { success: true; message: string; data: ScheduledPrice }; refusal: UsualRefusal | 'inventory.product_missing' | 'prices.invalid' | 'prices.overlaps' | 'prices.too_many' };
  /** Adds a product, on sale at once unless its status says otherwise or the shop approves products of new sellers first. For: seller. */
  addProduct: { input: { title?: string | null; description?: string | null; category?: string | null; section?: string | null; brand?: string | null; kind?: string | null; condition?: string | null; origin?: string | null; price?: number; salePrice?: (number | "") | null; totalStock?: number; images?: string[]; options?: { name: string; value: string; swatch?: string }[]; highlights?: string[]; fits?: string[]; specs?: WrittenSpecGroup[]; attributes?: WrittenAttributes; translations?: WrittenTranslation[]; sku?: string | null; gtin?: string | null; mpn?: string | null; model?: string | null; hsn?: string | null; conditionGrade?: string | null; batteryHealth?: number | null; gstRate?: number | null; maker?: string | null; packer?: string | null; importer?: string | null; genericName?: string | null; netQuantity?: string | null; bisNumber?: string | null; warrantyMonths?: number | null; weightGrams?: number | null; boxLength?: number | null; boxWidth?: number | null; boxHeight?: number | null; serialKind?: string | null; status?: string | null; image?: string | null; siblingOf?: Id | null; userName?: string; _id?: unknown; averageReview?: unknown; username?: unknown } | undefined; answer: { success: true; data: ProductOnFile; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'inventory.sku_taken' | 'picture.unknown' };
  /** Adds your review of a product, or replaces your earlier one. For: shopper. */
  addReview: { input: { productId: Id; userId?: Id; userName?: string; reviewMessage: string; reviewValue: number; photos?: string[] }; answer: Succeeded; refusal: UsualRefusal | 'auth.key_may_not' | 'picture.unknown' | 'reviews.product_missing' | 'reviews.too_many' };
  /** Adds a quantity of a product to the cart. For: shopper. */
  addToCart: { input: { userId?: Id; productId: Id; quantity: number }; answer: CartAnswer; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.full' | 'cart.only_in_stock' | 'cart.product_missing' | 'cart.seller_away' };
  /** Creates an account for a seller who is approved from the start. For: administrator. */
  addVendor: { input: { userName: string; email: string; password: string; role: "admin"; type: "vendor" }; answer: { success: true; data: Vendor; message: string }; refusal: UsualRefusal | 'auth.registration_invalid' | 'auth.user_name_taken' | 'auth.wrong_code' | 'sellers.email_taken' | 'sellers.missing' };
  /** Adds a webhook endpoint; the answer is the only one that contains its secret. For: seller. */
  addWebhook: { input: { name: string; url: string; events: ('order.placed' | 'order.confirmed' | 'order.processing' | 'order.shipped' | 'order.delivered' | 'order.rejected' | 'order.cancelled' | 'order.reopened' | 'order.paid' | 'order.payment_failed' | 'order.tracking_changed' | 'order.edited' | 'return.requested' | 'return.approved' | 'return.received' | 'return.settled' | 'return.refused' | 'return.withdrawn' | 'refund.created' | 'refund.settled' | 'refund.failed' | 'invoice.issued' | 'product.created' | 'product.updated' | 'product.stock_changed' | 'product.deleted')[]; password: string }; answer: { success: true; message: string; data: WebhookEndpoint; secret: string }; refusal: UsualRefusal | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'webhooks.too_many' };
  /** Adjusts a seller’s balance up or down, with a reason. For: administrator. */
  adjustBalance: { input: { key: Id; sellerId: Id; amount: number; reason: string }; answer: { success: true; data: Balance; message: string }; refusal: UsualRefusal | 'ledger.amount' | 'ledger.key_used' | 'sellers.missing' };
  /** Adjusts a product's stock with a reason, by a number of units or to a counted number. For: seller. */
  adjustStock: { input: { productId: Id; change: { by: number } | { to: number; seen: number }; reason: 'counted' | 'damaged' | 'lost' | 'found' | 'supplied' | 'returned-to-supplier' | 'correction'; note?: string }; answer: { success: true; data: { productId: Id; before: number; stock: number } }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.not_that_many' | 'inventory.product_missing' | 'inventory.stock_changed' | 'inventory.too_much_stock' };
  /** Answers a question, or replaces your earlier answer to it. For: signedIn. */
  answerQuestion: { input: { questionId: Id; answer: string }; answer: Succeeded; refusal: UsualRefusal | 'questions.enough_answers' | 'questions.invalid' | 'questions.may_not_answer' | 'questions.missing' | 'questions.too_many_answers' };
  /** Replies to a ticket by mail; anyone who tracks its number sees the reply too. For: administrator. */
  answerTicket: { input: { _id: Id; answerId: Id; text: string; closes: boolean }; answer: { success: true; data: WholeTicket; message: string }; refusal: UsualRefusal | 'contact.desk_ticket_missing' };
  /** Approves what waits, if none of it has changed since it was read; it is on sale at once. For: administrator. */
  approveProducts: { input: { approvals: { _id: Id; version: number }[] }; answer: { success: true; data: { products: number }; message: string }; refusal: UsualRefusal | 'approvals.changed' | 'approvals.impossible' };
  /** Approves a manual refund; above an amount in the settings, another administrator has to pay it. For: administrator. */
  approveRefund: { input: { _id: Id }; answer: { success: true; data: Refund; message: string }; refusal: UsualRefusal | 'refunds.by_provider' | 'refunds.cash_not_in' | 'refunds.missing' | 'refunds.second_needed' | 'refunds.settled' };
  /** Records when somebody comes for a service, or that it is done: with the code of the buyer, or with a note why there is none. For: seller. */
  arrangeService: { input: { orderId: Id } & { lineId: string; visit?: { day: string; period: 'morning' | 'afternoon' | 'evening' }; done?: { code?: string; note?: string } }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'orders.too_many_delivery_codes' | 'request.not_found' | 'services.done' | 'services.goes_back' | 'services.missing' | 'services.moved_too_often' | 'services.slot_not_offered' | 'services.too_early' | 'services.wrong_code' };
  /** Mails a code with which a guest orders, or follows orders, without a password. The answer is the same for every address; the owner of an account is mailed to sign in instead. For: anyone. */
  askGuestCode: { input: { email: string }; answer: { success: true; message: string; entry: Id }; refusal: UsualRefusal | 'account.invalid' | 'account.too_many_codes' | 'auth.registering_paused' | 'auth.too_many_registrations' };
  /** Mails a code to your new e-mail address. For: signedIn. */
  askNewEmail: { input: { email: string; password: string }; answer: { success: true; message: string; change: Id }; refusal: UsualRefusal | 'account.invalid' | 'account.same_email' | 'account.too_many_codes' | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Asks a question about a product, which everybody can read. For: shopper. */
  askQuestion: { input: { productId: Id; question: string }; answer: Succeeded; refusal: UsualRefusal | 'questions.enough' | 'questions.enough_of_product' | 'questions.invalid' | 'questions.product_missing' | 'questions.too_many' };
  /** Texts a code to your mobile number, to confirm that you want text messages about your orders there. For: signedIn. */
  askTexts: { input: Record<string, never> | undefined; answer: { success: true; message: string; change: Id }; refusal: UsualRefusal | 'account.no_mobile' | 'account.no_texts' | 'account.too_many_text_codes' };
  /** A signed permission to upload a photo of your delivered items for a return request. For: shopper. */
  beginReturnPhoto: { input: { partId: Id; name: string; size: number }; answer: { success: true; data: Begun }; refusal: UsualRefusal | 'auth.key_may_not' | 'returns.not_delivered' | 'returns.part_missing' | 'returns.too_many' | 'returns.window_over' | 'upload.file_empty' | 'upload.file_too_large' | 'upload.too_many' | 'upload.waiting' };
  /** A signed permission to upload a photo for your review of a product on sale. For: shopper. */
  beginReviewPhoto: { input: { productId: Id; name: string; size: number }; answer: { success: true; data: Begun }; refusal: UsualRefusal | 'auth.key_may_not' | 'reviews.product_missing' | 'upload.file_empty' | 'upload.file_too_large' | 'upload.too_many' | 'upload.waiting' };
  /** Starts an upload straight to the storage and returns signed permissions. For: seller. */
  beginUpload: { input: { purpose: 'picture' | 'import'; name: string; size: number }; answer: { success: true; data: Begun }; refusal: UsualRefusal | 'auth.key_may_not' | 'upload.file_empty' | 'upload.file_too_large' | 'upload.too_many' | 'upload.waiting' };
  /** Blocks an account: it is signed out at once, and a seller’s products go off sale. For: administrator. */
  blockPerson: { input: { _id: Id; reason: string }; answer: { success: true; data: AccountStanding; message: string }; refusal: UsualRefusal | 'people.last_administrator' | 'people.missing' | 'people.oneself' };
  /** Books the connected courier for a packed seller order; courier and tracking number are then filled in. For: seller. */
  bookShipment: { input: { partId: Id } & { grams: number }; answer: { success: true; data: { partId: Id; courier: string | null; cancelBy: ('courier' | 'hand') | null; grams: number; shipment: { courier: string; awb: string | null; state: 'booking' | 'booked' | 'moving' | 'delivered' | 'returning' | 'cancelled' | 'problem' | 'failed'; words: string | null; at: string | null; isStuck: boolean } | null }; message: string }; refusal: UsualRefusal | 'orders.seller_not_ready' | 'request.not_found' | 'shipments.away' | 'shipments.booked' | 'shipments.no_courier' | 'shipments.not_packed' | 'shipments.part_missing' | 'shipments.refused' | 'shipments.seller_collects' | 'shipments.too_many' | 'shipments.unanswered' };
  /** Cancels one seller order, or all that have not shipped yet, and refunds what was paid. For: shopper. */
  cancelOrder: { input: { orderId: Id } & { partId?: Id; reason?: string }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'orders.stock_gone' | 'orders.too_late_to_cancel' | 'request.not_found' };
  /** Cancels the booked courier, as long as the parcel has not been fetched. For: seller. */
  cancelShipment: { input: { partId: Id } & { byHand?: boolean }; answer: { success: true; data: { partId: Id; courier: string | null; cancelBy: ('courier' | 'hand') | null; grams: number; shipment: { courier: string; awb: string | null; state: 'booking' | 'booked' | 'moving' | 'delivered' | 'returning' | 'cancelled' | 'problem' | 'failed'; words: string | null; at: string | null; isStuck: boolean } | null }; message: string }; refusal: UsualRefusal | 'request.not_found' | 'shipments.away' | 'shipments.no_courier' | 'shipments.nothing_booked' | 'shipments.part_missing' | 'shipments.refused' | 'shipments.too_many' | 'shipments.under_way' };
  /** Cancels an unfinished upload and deletes what was sent. For: seller. */
  cancelUpload: { input: { upload: Id }; answer: Succeeded; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' | 'upload.missing' };
  /** Checks with the payment provider whether the order of a link is paid, after the buyer returns. For: anyone. */
  captureByLink: { input: { link: string; words: ReturnWords }; answer: Captured; refusal: UsualRefusal | 'orders.missing' | 'orders.stock_gone' | 'settlement.link_unknown' | 'settlement.nothing_to_pay' | 'settlement.provider_refuses' | 'settlement.too_many' };
  /** Checks with the payment provider whether an order is paid, after the shopper returns. For: shopper. */
  captureOrder: { input: { orderId: Id; paymentId?: string; payerId?: string; token?: string } & Record<string, string>; answer: Captured; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'orders.stock_gone' | 'settlement.nothing_to_pay' | 'settlement.provider_refuses' | 'settlement.too_many' };
  /** Changes an attribute together with the values of products; refused with a preview until that was seen. For: administrator. */
  changeAttribute: { input: { id: string } & { names: Record<string, string>; said: string; type: 'number' | 'choice' | 'yes-no' | 'text'; unit: ('gb' | 'inch' | 'mah' | 'ah' | 'hz' | 'mp' | 'w' | 'va' | 'ton' | 'star' | 'litre' | 'kg' | 'mm' | 'cm' | 'hour' | 'ms' | 'ppm' | 'rpm' | 'mbps' | 'mbs' | 'lumen' | 'times') | null; min: number | null; max: number | null; required: boolean; filterable: boolean; comparable: boolean; categories: string[]; options: { id?: string; names: Record<string, string> }[]; merged?: Record<string, string>; version: string; seen?: string; _id?: unknown; products?: unknown; removed?: unknown }; answer: { success: true; data: EditedAttribute; message: string }; refusal: UsualRefusal | 'attributes.change_unseen' | 'attributes.changed' | 'attributes.invalid' | 'attributes.missing' | 'attributes.values_do_not_fit' | 'categories.missing' | 'request.not_found' };
  /** Changes items, address, codes or payment method of a checkout for a caller; with `version`, only if it has not changed since. For: administrator. */
  changeByHand: { input: { checkoutId: Id } & { version?: number; items?: { productId: Id; quantity: number }[]; address?: AddressFields; method?: string; codes?: string[] }; answer: { success: true; data: Checkout }; refusal: UsualRefusal | 'checkouts.caller_blocked' | 'checkouts.caller_not_shopper' | 'checkouts.changed' | 'checkouts.done' | 'checkouts.missing' | 'request.not_found' };
  /** Changes a category, or moves it with all that is in it. For: administrator. */
  changeCategory: { input: { id: string } & { parent: string | null; names: Record<string, string>; said: string; hsn: string | null; gstRate: number | null; serialKind: ('none' | 'serial' | 'imei') | null; hidden: boolean; picture?: { src: string; alts: Record<string, string> } | null; returns?: { way: 'any' | 'replacement' | 'none'; days: number; reasons?: Record<string, string> } | null; position?: number; version: string; _id?: unknown; products?: unknown; fixed?: unknown }; answer: { success: true; data: EditedCategory; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'categories.changed' | 'categories.invalid' | 'categories.missing' | 'picture.unknown' | 'request.not_found' };
  /** Chooses address, payment method, services, delivery windows, old phones in exchange and whether a checkout is for a business, or other items if it is not of the cart; with `version`, only if it has not changed since. For: shopper. */
  changeCheckout: { input: { checkoutId: Id } & { version?: number; items?: { productId: Id; quantity: number }[]; addressId?: Id; method?: string; extras?: ChosenExtras; forCompany?: boolean }; answer: { success: true; data: Checkout }; refusal: UsualRefusal | 'auth.key_may_not' | 'checkouts.changed' | 'checkouts.done' | 'checkouts.items_of_cart' | 'checkouts.missing' | 'orders.address_missing' | 'request.not_found' };
  /** Changes the GST details that an order is invoiced to, or removes them with null; possible until the first part has shipped. For: shopper. */
  changeCompany: { input: { orderId: Id } & { company: GivenCompany | null }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.company_invoiced' | 'orders.company_of_dead' | 'orders.missing' | 'request.not_found' };
  /** Changes the text and link of a banner; fields you leave out stay the same. For: administrator. */
  changeFeature: { input: { bannerId: Id } & { alt?: string; alts?: Record<string, string>; productId?: Id | null; _id?: unknown; image?: unknown; headline?: unknown; product?: unknown }; answer: { success: true; message: string; data: FeatureImage }; refusal: UsualRefusal | 'banner.missing' | 'banner.no_product' | 'request.not_found' };
  /** Chooses how it is paid, and one of your addresses if the agent has filled in none. For: shopper. */
  changeHandover: { input: { session: string } & { method?: string; addressId?: Id }; answer: { success: true; data: Handover }; refusal: UsualRefusal | 'agents.handover_done' | 'agents.handover_missing' | 'agents.handover_taken' | 'agents.too_many' | 'checkouts.done' | 'orders.address_missing' | 'request.not_found' };
  /** Changes many products at once, or previews the change. For: seller. */
  changeInBulk: { input: { on: { rows: { _id: Id; version: number }[] } | ({ found: { userName?: string; stock?: 'low' | 'out'; find?: string; variantsOf?: Id } }); operation: ({ kind: "sale-percent"; percent: number; rounding: 'rupee' | 'nine' | 'ninety-nine' }) | { kind: "sale-rupees"; off: number } | { kind: "clear-sale" } | ({ kind: "price-percent"; percent: number; rounding: 'rupee' | 'nine' | 'ninety-nine' }) | ({ kind: "add-stock"; by: number; reason: 'counted' | 'damaged' | 'lost' | 'found' | 'supplied' | 'returned-to-supplier' | 'correction' }); leaveRaised?: boolean; preview: boolean }; answer: { success: true; data: { changed: number; same: number; stale: number; refused: number; raised: number; waiting: number; first: BulkEffect[]; firstRaised: BulkEffect[]; refusals: { title: string; message: string }[]; back: ({ _id: Id; version: number; price: number; salePrice: number | null })[] } }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.too_many_at_once' };
  /** Changes the language in which you get mails. For: signedIn. */
  changeLanguage: { input: { language: string; userName?: unknown; email?: unknown; mobile?: unknown; texts?: unknown; canText?: unknown; since?: unknown }; answer: { success: true; message: string; data: OwnAccount }; refusal: UsualRefusal };
  /** Changes your mobile number. For: signedIn. */
  changeMobile: { input: { mobile: string | null; userName?: unknown; email?: unknown; language?: unknown; texts?: unknown; canText?: unknown; since?: unknown }; answer: { success: true; message: string; data: OwnAccount }; refusal: UsualRefusal | 'account.invalid' };
  /** Changes the name, the end and the limits of an offer, pauses it or goes on with it. For: seller. */
  changeOffer: { input: { offerId: Id } & { name?: string; endsAt?: string; paused?: boolean; most?: number | null; perPerson?: number | null; budget?: number | null; _id?: unknown; code?: unknown; kind?: unknown; percent?: unknown; cap?: unknown; amount?: unknown; buy?: unknown; free?: unknown; bearer?: unknown; seller?: unknown; min?: unknown; combines?: unknown; startsAt?: unknown; state?: unknown; used?: unknown; spent?: unknown }; answer: { success: true; message: string; data: OfferRow }; refusal: UsualRefusal | 'offers.below_used' | 'offers.invalid' | 'offers.missing' | 'offers.too_many' | 'request.not_found' };
  /** Changes your password, given the old one, and signs out all other devices. For: signedIn. */
  changePassword: { input: { oldPassword: string; password: string }; answer: Succeeded; refusal: UsualRefusal | 'account.invalid' | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Changes an open proposal, or proposes one again that was declined or withdrawn. For: seller. */
  changeProposal: { input: { _id: Id; version: number; front: string; section: Section; note: string }; answer: { success: true; data: FrontProposal; message: string }; refusal: UsualRefusal | 'front-proposals.changed' | 'front-proposals.invalid' | 'front-proposals.missing' | 'front-proposals.too_many' | 'front-proposals.too_often' | 'picture.unknown' };
  /** Adds products to your wishlist and removes others; answers the whole list. For: shopper. */
  changeWishlist: { input: { add: { productId: Id; savedPrice?: number; savedAt?: string }[]; remove: Id[] }; answer: { success: true; data: { productId: Id; title: string; savedPrice: number; savedAt: string; tellOfFall: boolean; tellOfReturn: boolean }[] }; refusal: UsualRefusal };
  /** The signed-in user. For: signedIn. */
  checkAuth: { input: Record<string, never> | undefined; answer: { success: true; user: SessionUser }; refusal: UsualRefusal };
  /** Up to four products side by side, with the attributes that can be compared. For: everybody. */
  compareProducts: { input: { slugs: string[]; language?: string }; answer: { success: true; data: { products: ({ _id: Id; slug: string; image: string; title: string; condition: 'new' | 'open-box' | 'refurbished'; price: number; salePrice: number | null; totalStock: number; username: string; averageReview: number; reviewCount: number; sellerState: string | null; offersNote?: string; lowestPrice: number | null; dealEndsAt: string | null; langs?: Record<string, string>; kind: string; warrantyNote: string; returnsNote: string })[]; comparedBy: 'category' | 'shared' | 'nothing'; attributes: ({ name: string; values: (string | null)[]; differs: boolean })[] } }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** Places the order of a checkout for a caller, if its terms are still those given: for cash once the caller has agreed, otherwise with a link to pay, which is mailed. A repeated call answers the same order with another link. For: administrator. */
  completeByHand: { input: { checkoutId: Id } & { terms: string; agreed?: boolean }; answer: { success: true; orderId: Id; number: string; payLink: string | null; payUntil: string | null }; refusal: UsualRefusal | 'cart.changed' | 'catalog.deal_limit' | 'checkouts.caller_blocked' | 'checkouts.caller_must_agree' | 'checkouts.caller_not_shopper' | 'checkouts.changed' | 'checkouts.missing' | 'checkouts.not_ready' | 'delivery.not_served' | 'exchanges.expired' | 'exchanges.in_use' | 'exchanges.not_taken' | 'exchanges.worth_nothing' | 'offers.code_not_usable' | 'offers.moved' | 'orders.above_cod_cap' | 'orders.address_missing' | 'orders.cart_empty' | 'orders.key_reused' | 'orders.method_not_offered' | 'orders.network_reserved' | 'orders.new_cod' | 'orders.no_address' | 'orders.not_enough_stock' | 'orders.prices_changed' | 'orders.product_gone' | 'orders.product_reserved' | 'orders.returns_changed' | 'orders.seller_away' | 'orders.shop_reserved' | 'orders.too_large' | 'orders.too_many' | 'orders.unpaid_open' | 'orders.unpaid_today' | 'orders.unpaid_units' | 'request.not_found' | 'services.slot_full' | 'shop.opening_soon' };
  /** Places the order of a checkout, if its terms are still those given. A repeated call answers the same order. For: shopper. */
  completeCheckout: { input: { checkoutId: Id } & { terms: string; returnUrl?: string }; answer: CompletedCheckout; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.changed' | 'catalog.deal_limit' | 'checkouts.changed' | 'checkouts.missing' | 'checkouts.not_ready' | 'delivery.not_served' | 'exchanges.expired' | 'exchanges.in_use' | 'exchanges.not_taken' | 'exchanges.worth_nothing' | 'offers.code_not_usable' | 'offers.moved' | 'orders.above_cod_cap' | 'orders.address_missing' | 'orders.cart_empty' | 'orders.key_reused' | 'orders.method_not_offered' | 'orders.network_reserved' | 'orders.new_cod' | 'orders.no_address' | 'orders.not_enough_stock' | 'orders.prices_changed' | 'orders.product_gone' | 'orders.product_reserved' | 'orders.return_not_allowed' | 'orders.returns_changed' | 'orders.seller_away' | 'orders.shop_reserved' | 'orders.too_large' | 'orders.too_many' | 'orders.unpaid_open' | 'orders.unpaid_today' | 'orders.unpaid_units' | 'request.not_found' | 'services.slot_full' | 'shop.opening_soon' };
  /** Places the order, if its terms are still those given. A repeated call answers the same order. For: shopper. */
  completeHandover: { input: { session: string } & { terms: string }; answer: CompletedCheckout; refusal: UsualRefusal | 'agents.handover_done' | 'agents.handover_missing' | 'agents.handover_taken' | 'agents.too_many' | 'cart.changed' | 'catalog.deal_limit' | 'checkouts.changed' | 'checkouts.missing' | 'checkouts.not_ready' | 'delivery.not_served' | 'exchanges.expired' | 'exchanges.in_use' | 'exchanges.not_taken' | 'exchanges.worth_nothing' | 'offers.code_not_usable' | 'offers.moved' | 'orders.above_cod_cap' | 'orders.address_missing' | 'orders.cart_empty' | 'orders.key_reused' | 'orders.method_not_offered' | 'orders.network_reserved' | 'orders.new_cod' | 'orders.no_address' | 'orders.not_enough_stock' | 'orders.prices_changed' | 'orders.product_gone' | 'orders.product_reserved' | 'orders.returns_changed' | 'orders.seller_away' | 'orders.shop_reserved' | 'orders.too_large' | 'orders.too_many' | 'orders.unpaid_open' | 'orders.unpaid_today' | 'orders.unpaid_units' | 'request.not_found' | 'services.slot_full' | 'shop.opening_soon' };
  /** Does a suggested change, once, with your rights of now; refused if what it changes has changed since. For: seller. */
  confirmChange: { input: { changeId: Id }; answer: { success: true; message: string; data: SuggestedChange }; refusal: UsualRefusal | 'assistants.decided' | 'assistants.expired' | 'assistants.no_such_change' | 'assistants.outdated' | 'assistants.refused' | 'inventory.product_missing' | 'offers.used_up' | 'orders.booking_stands' | 'orders.delivery_code_for_one' | 'orders.missing' | 'orders.move_not_allowed' | 'orders.not_paid' | 'orders.parcel_for_one' | 'orders.parcel_incomplete' | 'orders.parcel_too_early' | 'orders.proof_needed' | 'orders.reason_not_rejecting' | 'orders.say_reason' | 'orders.seller_not_ready' | 'orders.stock_gone' | 'orders.too_many_delivery_codes' | 'orders.wrong_delivery_code' | 'questions.invalid' | 'questions.may_not_answer' | 'questions.missing' | 'questions.too_many_answers' | 'request.not_found' | 'serials.missing' | 'serials.not_asked' | 'serials.taken' | 'serials.too_early' | 'serials.too_many' | 'serials.twice' | 'serials.wrong' };
  /** Changes your e-mail address with the code mailed to it. For: signedIn. */
  confirmNewEmail: { input: { change: Id; code: string }; answer: { success: true; message: string; data: OwnAccount }; refusal: UsualRefusal | 'account.too_many_wrong_codes' | 'account.wrong_code' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Turns text messages about your orders on, with the code that was texted. For: signedIn. */
  confirmTexts: { input: { change: Id; code: string }; answer: { success: true; message: string; data: OwnAccount }; refusal: UsualRefusal | 'account.too_many_wrong_codes' | 'account.wrong_code' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Shares the given items, or those of your cart, as a link that anybody can open for 30 days. For: signedIn. */
  createCartLink: { input: { items?: { productId: Id; quantity: number }[] } | undefined; answer: { success: true; data: CartLink }; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.links_too_often' | 'cart.nothing_to_share' | 'cart.too_many_links' };
  /** Checks an uploaded product file without changing anything. For: seller. */
  createImport: { input: { upload: Id; name: string; userName?: string }; answer: { success: true; data: ImportBrief }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'import.no_such_seller' | 'import.too_many' | 'upload.missing' };
  /** Approves or rejects a seller; takes effect at once. For: administrator. */
  decideVendor: { input: { _id: Id; status: 'Approved' | 'Rejected'; reason?: string | null; userName?: unknown; mobile?: unknown; email?: unknown; gstNumber?: unknown; legalName?: unknown; city?: unknown; state?: unknown; isPaused?: unknown; returnsOn?: unknown; registeredAt?: unknown; isBlocked?: unknown }; answer: { success: true; message: string; data: Vendor }; refusal: UsualRefusal | 'auth.key_may_not' | 'sellers.missing' };
  /** Declines an edit that costs more and waits for its payment; the order stays as it is. For: shopper. */
  declineEdit: { input: { editId: Id }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.edit_over' | 'orders.missing' | 'request.not_found' };
  /** Declines an open proposal with a reason, which its seller gets by mail. For: administrator. */
  declineProposal: { input: { _id: Id; version: number; reason: string }; answer: { success: true; data: FrontProposal; message: string }; refusal: UsualRefusal | 'front-proposals.changed' | 'front-proposals.missing' };
  /** Deletes your account; orders are kept without personal details. For: signedIn. */
  deleteAccount: { input: { password: string }; answer: Succeeded; refusal: UsualRefusal | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'privacy.not_settled' };
  /** Deletes a saved address. For: shopper. */
  deleteAddress: { input: { userId: "me" | Id; addressId: Id }; answer: { success: true; data: Address[] }; refusal: UsualRefusal | 'addresses.missing' | 'auth.key_may_not' | 'request.not_found' };
  /** Deletes a category and moves its products to another one, if it has any. For: administrator. */
  deleteCategory: { input: { id: string; to?: string; version: string }; answer: Succeeded; refusal: UsualRefusal | 'auth.key_may_not' | 'categories.fixed' | 'categories.has_others' | 'categories.has_rates' | 'categories.in_use' | 'categories.invalid' | 'categories.missing' | 'categories.removal_changed' | 'request.not_found' };
  /** Deletes the saved GST details; orders you have placed keep theirs. For: shopper. */
  deleteCompany: { input: Record<string, never> | undefined; answer: { success: true; data: null }; refusal: UsualRefusal };
  /** Removes a banner from the home page. For: administrator. */
  deleteFeature: { input: { bannerId: Id }; answer: Succeeded; refusal: UsualRefusal | 'banner.missing' | 'picture.unknown' | 'request.not_found' };
  /** Deletes a product: it leaves all carts, and existing orders keep its details. For: seller. */
  deleteProduct: { input: { id: Id }; answer: { success: true; data: ProductOnFile; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'request.not_found' };
  /** Discards the draft of a text page; what is published stays. For: administrator. */
  discardDraft: { input: { page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; language: string; version: number }; answer: { success: true; data: PageText; message: string }; refusal: UsualRefusal | 'pages.changed' | 'pages.no_draft' };
  /** Discards the draft of a page; what is published stays. For: administrator. */
  discardFrontDraft: { input: { front: string; version: number }; answer: { success: true; data: EditedFront; message: string }; refusal: UsualRefusal | 'fronts.changed' | 'fronts.missing' };
  /** An invoice or credit note as a PDF. For: signedIn. */
  downloadInvoice: { input: { invoiceId: Id; language?: string }; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'invoices.missing' | 'request.not_found' };
  /** Removes a code from the cart. For: shopper. */
  dropCode: { input: { code: string }; answer: CartAnswer; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Stores the settings of a service, which needs the password, or switches it on and off. For: administrator. */
  editConnection: { input: { port: 'message' | 'courier' | 'payment' | 'storage'; name: string } & { isOn?: boolean; values?: Record<string, string>; password?: string; title?: unknown; about?: unknown; help?: unknown; isComplete?: unknown; fields?: unknown; testedAt?: unknown; testFailure?: unknown }; answer: { success: true; data: Connection; message: string }; refusal: UsualRefusal | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'connections.files_stay' | 'connections.incomplete' | 'connections.no_address' | 'connections.no_such' | 'request.not_found' };
  /** Edits an order before it ships: the delivery address of all of it, or quantities and products of one seller order. What it costs less is refunded or not collected; what it costs more is collected in cash, or, if the order is paid, the edit waits until the buyer has paid it. Sellers may correct the address and lower quantities. For: seller. */
  editOrder: { input: { orderId: Id } & { seen: string; why: string; address?: AddressFields; lines?: { partId: Id; edits: { productId: Id; quantity: number; swapFor?: Id }[] } }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'delivery.not_served' | 'orders.above_cod_cap' | 'orders.booking_stands' | 'orders.changed' | 'orders.edit_costs_more' | 'orders.edit_has_exchange' | 'orders.edit_has_service' | 'orders.edit_leaves_nothing' | 'orders.edit_not_swappable' | 'orders.edit_not_yours' | 'orders.edit_on_deal' | 'orders.edit_other_price' | 'orders.edit_service_elsewhere' | 'orders.edit_unpaid' | 'orders.edit_window_elsewhere' | 'orders.missing' | 'orders.new_cod' | 'orders.not_enough_stock' | 'orders.nothing_edited' | 'orders.product_gone' | 'orders.too_large' | 'orders.too_late_to_edit' | 'request.not_found' };
  /** Updates a product; fields you leave out stay the same. With `version`, only if it has not changed since. For: seller. */
  editProduct: { input: { id: Id } & { title?: string | null; description?: string | null; category?: string | null; section?: string | null; brand?: string | null; kind?: string | null; condition?: string | null; origin?: string | null; price?: number; salePrice?: (number | "") | null; totalStock?: number; images?: string[]; options?: { name: string; value: string; swatch?: string }[]; highlights?: string[]; fits?: string[]; specs?: WrittenSpecGroup[]; attributes?: WrittenAttributes; translations?: WrittenTranslation[]; sku?: string | null; gtin?: string | null; mpn?: string | null; model?: string | null; hsn?: string | null; conditionGrade?: string | null; batteryHealth?: number | null; gstRate?: number | null; maker?: string | null; packer?: string | null; importer?: string | null; genericName?: string | null; netQuantity?: string | null; bisNumber?: string | null; warrantyMonths?: number | null; weightGrams?: number | null; boxLength?: number | null; boxWidth?: number | null; boxHeight?: number | null; serialKind?: string | null; status?: string | null; image?: string | null; siblingOf?: Id | null; userName?: string; _id?: unknown; averageReview?: unknown; username?: unknown; version?: number; stockReason?: 'counted' | 'damaged' | 'lost' | 'found' | 'supplied' | 'returned-to-supplier' | 'correction'; slug?: unknown; listed?: unknown; approval?: unknown; variants?: unknown; reviewCount?: unknown; sellerState?: unknown; offersNote?: unknown; lowestPrice?: unknown; dealEndsAt?: unknown; langs?: unknown; scheduled?: unknown; changedAt?: unknown }; answer: { success: true; data: ProductOnFile; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_changed' | 'inventory.product_missing' | 'inventory.sku_taken' | 'picture.unknown' | 'request.not_found' };
  /** Changes the name and the events of an endpoint, or switches it off and on. For: seller. */
  editWebhook: { input: { endpointId: Id } & { name?: string; events?: ('order.placed' | 'order.confirmed' | 'order.processing' | 'order.shipped' | 'order.delivered' | 'order.rejected' | 'order.cancelled' | 'order.reopened' | 'order.paid' | 'order.payment_failed' | 'order.tracking_changed' | 'order.edited' | 'return.requested' | 'return.approved' | 'return.received' | 'return.settled' | 'return.refused' | 'return.withdrawn' | 'refund.created' | 'refund.settled' | 'refund.failed' | 'invoice.issued' | 'product.created' | 'product.updated' | 'product.stock_changed' | 'product.deleted')[]; isOn?: boolean; _id?: unknown; url?: unknown; offBecause?: unknown; failingSince?: unknown; formerUntil?: unknown; createdAt?: unknown; waiting?: unknown; failed?: unknown }; answer: { success: true; data: WebhookEndpoint; message: string }; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_endpoint' };
  /** Ends a link to a cart of yours; answers those that are left. For: signedIn. */
  endCartLink: { input: { token: string }; answer: { success: true; data: CartLink[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Signs out all your other devices. For: signedIn. */
  endOtherSessions: { input: Record<string, never> | undefined; answer: Succeeded; refusal: UsualRefusal };
  /** Cancels a scheduled price, or ends it at once if it is running. For: seller. */
  endPrice: { input: { priceId: Id }; answer: { success: true; message: string; data: ScheduledPrice }; refusal: UsualRefusal | 'prices.missing' | 'prices.over' | 'request.not_found' };
  /** Signs out one of your devices. For: signedIn. */
  endSession: { input: { sessionId: Id }; answer: Succeeded; refusal: UsualRefusal | 'account.no_such_session' | 'request.not_found' };
  /** Signs in as a guest with the mailed code. For: anyone. */
  enterAsGuest: { input: { entry: Id; code: string }; answer: { success: true; message: string; user: SessionUser }; refusal: UsualRefusal | 'account.too_many_wrong_codes' | 'account.wrong_code' | 'auth.blocked' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Erases the words and the author of an imported review for good; no file brings it back. For: administrator. */
  eraseReview: { input: { _id: Id }; answer: Succeeded; refusal: UsualRefusal | 'reviews.missing' };
  /** What an offer would have cost in the last 30 days, by the orders of that time. For: seller. */
  estimateOffer: { input: OfferDraft; answer: { success: true; data: { orders: number; applied: number; cost: number; isMost: boolean } }; refusal: UsualRefusal | 'offers.invalid' };
  /** All personal data the shop holds about you. For: signedIn. */
  exportMine: { input: { language?: string } | undefined; answer: { success: true; data: PersonalData }; refusal: UsualRefusal | 'privacy.too_many_exports' };
  /** The orders of a filtered list as a CSV file, one row per seller order, oldest first. For: seller. */
  exportOrders: { input: { status?: 'toDispatch' | 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; find?: string; placed?: 'today' | 'yesterday' | 'last7' | 'last30'; from?: string; to?: string; visit?: 'due' | 'overdue'; seller?: Id; language?: string } | undefined; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.too_many_to_export' };
  /** Your products as a CSV that can be imported again; administrators can name a seller instead of the shop itself. For: seller. */
  exportProducts: { input: { userName?: string; language?: string } | undefined; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'import.no_such_seller' };
  /** Your own review of a product, or null. For: shopper. */
  findOwnReview: { input: { productId: Id }; answer: { success: true; data: OwnReview | null }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Whether you may answer questions about a product: its seller, and shoppers who received it. For: signedIn. */
  findOwnRights: { input: { productId: Id }; answer: { success: true; data: { mayAnswer: boolean } }; refusal: UsualRefusal | 'request.not_found' };
  /** Finishes an upload and checks the file; pictures can be shown only after this. May be repeated.. For: seller. */
  finishUpload: { input: { upload: Id; tags?: string[] }; answer: { success: true; data: Uploaded }; refusal: UsualRefusal | 'auth.key_may_not' | 'picture.animated' | 'picture.broken' | 'picture.no_picture' | 'picture.too_many_pixels' | 'upload.incomplete' | 'upload.missing' | 'upload.no_table' };
  /** Forgets a product that was saved for later. For: shopper. */
  forgetLater: { input: { productId: Id }; answer: { success: true; data: LaterLine[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Mails a code for choosing a new password if the address has an account. For: anyone. */
  forgotPassword: { input: { email: string }; answer: { success: true; message: string; reset: Id }; refusal: UsualRefusal | 'account.invalid' | 'account.too_many_codes' | 'auth.too_many_registrations' };
  /** Your account: username, e-mail address, mobile number. For: signedIn. */
  getAccount: { input: Record<string, never> | undefined; answer: { success: true; data: OwnAccount }; refusal: UsualRefusal };
  /** What the announcement bar says now, in each language that has one. For: everybody. */
  getAnnouncements: { input: Record<string, never> | undefined; answer: { success: true; data: Shown[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** An attribute with everything that can be edited. For: administrator. */
  getAttribute: { input: { id: string }; answer: { success: true; data: EditedAttribute }; refusal: UsualRefusal | 'attributes.missing' | 'request.not_found' };
  /** The shop’s brands in display order, with their product counts. For: administrator. */
  getBrands: { input: Record<string, never> | undefined; answer: { success: true; data: { version: string; brands: BrandRow[]; asked: { label: string; rows: number; sellers: number }[] } }; refusal: UsualRefusal };
  /** The cart, page by page. For: shopper. */
  getCart: { input: { userId: "me" | Id; page?: number; limit?: number }; answer: CartAnswer; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** The attributes of a category, and those it could have. For: administrator. */
  getCategoryAttributes: { input: { category: string }; answer: { success: true; data: CategoryAttributes }; refusal: UsualRefusal | 'attributes.missing' | 'request.not_found' };
  /** A checkout, with prices, stock, charges, dates and problems as of now. For: shopper. */
  getCheckout: { input: { checkoutId: Id }; answer: { success: true; data: Checkout }; refusal: UsualRefusal | 'auth.key_may_not' | 'checkouts.missing' | 'request.not_found' };
  /** The GST details that you have saved for buying for a business; null without any. For: shopper. */
  getCompany: { input: Record<string, never> | undefined; answer: { success: true; data: Company | null }; refusal: UsualRefusal };
  /** Sales of a period and open tasks: of the shop for administrators, their own for sellers. For: seller. */
  getDashboard: { input: { period?: 'today' | '7d' | '30d' | '12m' } | undefined; answer: { success: true; data: Dashboard }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The state of PIN codes with these first three digits, and which of them we deliver to. For: everybody. */
  getDistrict: { input: { district: string }; answer: { success: true; data: District }; refusal: UsualRefusal | 'request.not_found' | 'shop.opening_soon' };
  /** A seller’s balance and the postings behind it, by order, latest first. For: seller. */
  getEarnings: { input: { page?: number; limit?: number; seller?: Id; month?: string } | undefined; answer: { success: true; data: EarningsRow[]; currentPage: number; totalPages: number; totalItems: number; summary: EarningsSummary }; refusal: UsualRefusal | 'auth.key_may_not' | 'ledger.name_seller' | 'sellers.missing' };
  /** The steps to complete before the shop can open, and which are done. For: administrator. */
  getFirstSteps: { input: Record<string, never> | undefined; answer: { success: true; data: FirstSteps }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The home page, or a landing page by the last word of its address, with the products of its sections. For: everybody. */
  getFront: { input: { front: string; language?: string }; answer: { success: true; data: Front }; refusal: UsualRefusal | 'fronts.missing' | 'shop.opening_soon' };
  /** An invoice or credit note as issued, for its shopper, its seller and administrators. For: signedIn. */
  getInvoice: { input: { invoiceId: Id }; answer: { success: true; data: TaxDocument; words: Record<string, { text: string; beside?: string }> }; refusal: UsualRefusal | 'auth.key_may_not' | 'invoices.missing' | 'request.not_found' };
  /** Your own texts of a mail in a language; empty where it has the usual ones. For: administrator. */
  getMail: { input: { mail: string; language: string }; answer: { success: true; data: { subject: string; opening: string; closing: string; version: number; mail: string; language: string; reader: 'shopper' | 'seller' | 'account' | 'administrators' | 'shop' | 'address'; placeholders: string[]; usualSubject: string } }; refusal: UsualRefusal | 'mails.missing' | 'request.not_found' };
  /** One order: the whole for administrators, their own seller order for sellers. For: seller. */
  getOrder: { input: { orderId: Id }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' };
  /** Which products of your delivered orders the given product fits, the last bought first, at most three. For: shopper. */
  getOwnFitted: { input: { id: Id }; answer: { success: true; data: string[] }; refusal: UsualRefusal | 'request.not_found' };
  /** One of a shopper's orders. For: shopper. */
  getOwnOrder: { input: { orderId: Id }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' };
  /** One of your products with all editable fields; administrators can read those of any seller. For: seller. */
  getOwnProduct: { input: { id: Id }; answer: { success: true; data: ProductOnFile }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'request.not_found' };
  /** A photo of your own return. For: shopper. */
  getOwnReturnPhoto: { input: { photo: Id; size?: 'small' }; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' | 'returns.missing' | 'upload.missing' };
  /** A product with everything its page shows. For: everybody. */
  getProduct: { input: { id: Id; language?: string }; answer: { success: true; data: ProductDetail }; refusal: UsualRefusal | 'catalog.product_gone' | 'catalog.product_missing' | 'request.not_found' | 'shop.opening_soon' };
  /** A product by the slug in its address. For: everybody. */
  getProductBySlug: { input: { slug: string; language?: string }; answer: { success: true; data: ProductDetail }; refusal: UsualRefusal | 'catalog.product_gone' | 'catalog.product_missing' | 'request.not_found' | 'shop.opening_soon' };
  /** The choices for a product: the shop’s brands, categories and attributes and, for administrators, the approved sellers. For: seller. */
  getProductChoices: { input: Record<string, never> | undefined; answer: { success: true; data: { brands: { id: string; label: string }[]; categories: ({ id: string; label: string; depth: number; hsn: string | null; gstRateBp: number | null; serialKind: ('none' | 'serial' | 'imei') | null; attributes: string[] })[]; attributes: ({ id: string; label: string; called: string[]; type: 'number' | 'choice' | 'yes-no' | 'text'; unit: ('gb' | 'inch' | 'mah' | 'ah' | 'hz' | 'mp' | 'w' | 'va' | 'ton' | 'star' | 'litre' | 'kg' | 'mm' | 'cm' | 'hour' | 'ms' | 'ppm' | 'rpm' | 'mbps' | 'mbs' | 'lumen' | 'times') | null; min: number | null; max: number | null; options: { id: string; label: string; called: string[] }[]; required: boolean })[]; sellers: string[] } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Commission and tax rates, each with its start date. For: administrator. */
  getRates: { input: Record<string, never> | undefined; answer: { success: true; data: { version: string; entries: RateEntry[]; today: string; categories: { id: string; label: string; depth: number }[] } }; refusal: UsualRefusal };
  /** A photo of a return. For: seller. */
  getReturnPhoto: { input: { photo: Id; size?: 'small' }; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' | 'returns.missing' | 'upload.missing' };
  /** What can be returned from one of your seller orders, until when, and its returns so far. For: shopper. */
  getReturnsOfPart: { input: { partId: Id }; answer: { success: true; data: { until: string | null; isOpen: boolean; needsUpiId: boolean; deliveryLeft: number; lines: ({ lineId: Id; title: string; image: string; price: number; paid: number; quantity: number; refunded: number; left: number; until: string | null; isOpen: boolean; exchange: number | null; onlyIfFaulty: boolean; note: string })[]; returns: Return[] } }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' | 'returns.part_missing' };
  /** Your seller profile. For: anySeller. */
  getSellerProfile: { input: Record<string, never> | undefined; answer: { success: true; data: SellerProfile }; refusal: UsualRefusal };
  /** Your services and delivery windows; for administrators, those of the shop itself as a seller. For: seller. */
  getServices: { input: Record<string, never> | undefined; answer: { success: true; data: DeskServices }; refusal: UsualRefusal };
  /** The shop’s settings by group, as the texts of their forms. For: administrator. */
  getSettings: { input: Record<string, never> | undefined; answer: { success: true; data: AllSettings }; refusal: UsualRefusal };
  /** The shop’s name, contact details, delivery charge and limit for cash on delivery. For: everybody. */
  getShop: { input: Record<string, never> | undefined; answer: { success: true; data: ShopFront }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** Whether your shop is paused, and until when. For: anySeller. */
  getShopPause: { input: Record<string, never> | undefined; answer: { success: true; data: { pause: ShopPause | null } }; refusal: UsualRefusal };
  /** The departments that have products, each with the categories below it and their numbers of products. For: everybody. */
  getShopProductsDepartments: { input: { language?: string } | undefined; answer: { success: true; data: ({ id: string; label: string; count: number; picture: KindPicture | null; within: KindCount[] })[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** A shopper’s details for customer care; each view is recorded in the audit log. For: administrator. */
  getShopper: { input: { shopperId: Id }; answer: { success: true; data: ShopperPage }; refusal: UsualRefusal | 'auth.key_may_not' | 'people.missing' | 'request.not_found' };
  /** A seller’s monthly statement as CSV: opening balance, every posting in detail, closing balance. For: seller. */
  getStatement: { input: { seller?: Id; month: string; language?: string }; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'ledger.name_seller' | 'sellers.missing' };
  /** System status: processes, database, jobs, mails, storage, search, payments, backup, errors. For: administrator. */
  getStatus: { input: Record<string, never> | undefined; answer: { success: true; data: ShopStatus }; refusal: UsualRefusal };
  /** Search suggestions for the text typed so far. For: everybody. */
  getSuggestions: { input: { text: string; language?: string }; answer: Suggestions; refusal: UsualRefusal | 'request.not_found' | 'shop.opening_soon' };
  /** A text page, such as the privacy policy, in one language, with today’s facts. For: everybody. */
  getTextPage: { input: { page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; language: string }; answer: { success: true; data: TextPage }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** The status of a ticket, for anyone who knows its number. For: anyone. */
  getTicket: { input: { ticket: string }; answer: { success: true; data: Ticket }; refusal: UsualRefusal | 'contact.ticket_missing' | 'request.not_found' | 'shop.opening_soon' };
  /** The variants of a product and the product itself, as an editable table. For: seller. */
  getVariants: { input: { id: Id }; answer: { success: true; data: { username: string; rows: VariantRow[]; total: number } }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'request.not_found' };
  /** One seller: details, profile, product and order counts, and decisions about it. For: administrator. */
  getVendor: { input: { vendorId: Id }; answer: { success: true; data: VendorPage }; refusal: UsualRefusal | 'request.not_found' | 'sellers.missing' };
  /** How many tasks wait for an administrator on each screen. For: administrator. */
  getWaiting: { input: Record<string, never> | undefined; answer: { success: true; data: { orders: number; sellers: number; products: number; proposals: number; returns: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The products that you have saved, also those no longer sold. For: shopper. */
  getWishlist: { input: Record<string, never> | undefined; answer: { success: true; data: { productId: Id; title: string; savedPrice: number; savedAt: string; tellOfFall: boolean; tellOfReturn: boolean }[] }; refusal: UsualRefusal };
  /** Says where an own refund of cash goes, or that it goes elsewhere, until it is sent. For: shopper. */
  giveUpiId: { input: { refundId: Id; upiId: string }; answer: { success: true; message: string }; refusal: UsualRefusal | 'refunds.missing' | 'refunds.no_upi_needed' | 'refunds.sent' | 'refunds.too_many_upi_ids' };
  /** Hides a question with its answers, or one answer, and closes its reports. For: administrator. */
  hideQuestion: { input: { _id: Id; reason: string }; answer: Succeeded; refusal: UsualRefusal | 'questions.missing' };
  /** Hides a review, closes its reports and mails the reason to its author. For: administrator. */
  hideReview: { input: { _id: Id; reason: string }; answer: { success: true; data: ModeratedReview; message: string }; refusal: UsualRefusal | 'reviews.missing' };
  /** Reads a courier’s remittance list (CSV) with order or tracking number, amount and date: previews it, or records the correct rows. For: administrator. */
  importCash: { input: { text: string; reference: string; record: boolean }; answer: { success: true; data: { rows: ({ row: number; order: string; amount: number | null; receivedOn: string | null; outcome: 'ready' | 'recorded' | 'known' | 'refused'; message: string | null })[]; ready: number; recorded: number; known: number; refused: number; amount: number }; message: string }; refusal: UsualRefusal | 'cash.file_empty' | 'cash.file_unreadable' | 'cash.heads_missing' };
  /** Reads a CSV of reviews that were written elsewhere: says what would be done with each row, or imports the correct ones. For: administrator. */
  importReviews: { input: { text: string; fileName: string; source?: string; record: boolean }; answer: { success: true; data: { rows: ({ row: number; product: string | null; author: string; rating: number | null; outcome: 'ready' | 'imported' | 'known' | 'refused'; message: string | null })[]; ready: number; imported: number; known: number; refused: number } }; refusal: UsualRefusal | 'reviews.file_unreadable' | 'reviews.heads_missing' | 'reviews.too_many_in_file' };
  /** A template for product files: every column, two example rows. For: seller. */
  importTemplate: { input: { language?: string } | undefined; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Keeps the code of an offer with the cart; refused with the reason if it can never apply. For: shopper. */
  keepCode: { input: { code: string }; answer: CartAnswer; refusal: UsualRefusal | 'auth.key_may_not' | 'offers.code_not_usable' | 'offers.too_many_code_tries' | 'offers.too_many_codes' | 'offers.unread' | 'request.not_found' };
  /** Keeps a question or an answer visible and closes its reports. For: administrator. */
  keepQuestion: { input: { _id: Id }; answer: Succeeded; refusal: UsualRefusal | 'questions.missing' };
  /** Keeps a review visible and closes its reports. For: administrator. */
  keepReview: { input: { _id: Id }; answer: { success: true; data: ModeratedReview; message: string }; refusal: UsualRefusal | 'reviews.missing' };
  /** Links two products of different sellers as the same product; brand, category and condition have to be the same. For: administrator. */
  linkProducts: { input: { ids: Id[] }; answer: { success: true; message: string }; refusal: UsualRefusal | 'matching.missing' | 'matching.same_seller' | 'matching.unlike' };
  /** Your saved addresses, oldest first. For: shopper. */
  listAddresses: { input: { userId: "me" | Id }; answer: { success: true; data: Address[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Products and edits of sellers that wait for approval, longest waiting first. For: administrator. */
  listApprovals: { input: { page?: number; limit?: number; state?: 'waiting' | 'sent-back'; find?: string } | undefined; answer: { success: true; data: Approval[]; currentPage: number; totalPages: number; totalItems: number; counts: { waiting: number; 'sent-back': number } }; refusal: UsualRefusal };
  /** The attributes that products can have, page by page, with how many categories and products have each. For: administrator. */
  listAttributes: { input: { page?: number; limit?: number; find?: string; removed?: boolean; category?: string } | undefined; answer: { success: true; data: AttributeRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { all: number; removed: number } }; refusal: UsualRefusal };
  /** The audit log: administrator actions and bank account changes by sellers, newest first. For: administrator. */
  listAudit: { input: { page?: number; limit?: number; act?: 'seller.added' | 'seller.approved' | 'seller.rejected' | 'goods.changed' | 'goods.imported' | 'order.taken' | 'order.edited' | 'order.edit-proposed' | 'order.edit-withdrawn' | 'order.moved' | 'product.added' | 'product.changed' | 'product.deleted' | 'product.restored' | 'product.approved' | 'product.sent-back' | 'product.linked' | 'product.unlinked' | 'person.blocked' | 'person.unblocked' | 'review.hidden' | 'review.shown' | 'review.kept' | 'review.erased' | 'reviews.imported' | 'reviews.import-undone' | 'question.hidden' | 'question.shown' | 'question.kept' | 'ticket.acknowledged' | 'ticket.answered' | 'ticket.closed' | 'ticket.reopened' | 'job.retried' | 'job.all-retried' | 'person.seen' | 'settings.changed' | 'payout.recorded' | 'payout.reversed' | 'balance.adjusted' | 'seller.trust' | 'seller.bank' | 'seller.cash' | 'return.moved' | 'refund.retried' | 'refund.approved' | 'cash.collected' | 'cash.received' | 'cash.undone' | 'cash.imported' | 'refund.settled' | 'order.tracked' | 'order.parcel-cancelled' | 'order.exchanged' | 'order.numbered' | 'search.ruled' | 'attribute.added' | 'attribute.changed' | 'attribute.removed' | 'attribute.restored' | 'price.scheduled' | 'price.ended' | 'offer.added' | 'offer.changed' | 'category.added' | 'category.changed' | 'category.deleted' | 'banner.added' | 'banner.changed' | 'banner.moved' | 'banner.deleted' | 'banner.restored' | 'front.drafted' | 'front.discarded' | 'front.published' | 'front.reset' | 'front.proposal-taken' | 'front.proposal-declined' | 'page.drafted' | 'page.discarded' | 'page.published' | 'page.reset' | 'connection.changed' | 'connection.on' | 'connection.off' | 'connection.deleted' | 'webhook.added' | 'webhook.changed' | 'webhook.deleted' | 'webhook.secret' | 'assistant.confirmed'; person?: string; by?: string; from?: string; to?: string } | undefined; answer: { success: true; data: AuditEntry[]; currentPage: number; totalPages: number; totalItems: number; doers: string[] }; refusal: UsualRefusal };
  /** The home page banners, in display order. For: everybody. */
  listBanners: { input: { language?: string } | undefined; answer: { success: true; data: Banner[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** The given products that are on sale, as cards show them, for wishlists and what was viewed recently. For: anyone. */
  listCards: { input: { ids: Id[]; language?: string }; answer: { success: true; data: CardProduct[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** The carts that you share, newest first. For: signedIn. */
  listCartLinks: { input: Record<string, never> | undefined; answer: { success: true; data: CartLink[] }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Cash on delivery by order: outstanding cash oldest first, other lists newest first. For: administrator. */
  listCash: { input: { page?: number; limit?: number; show?: 'out' | 'in' | 'kept' | 'all'; find?: string } | undefined; answer: { success: true; data: CashRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { out: number; in: number; kept: number; all: number }; debtors: ({ holder: ('courier' | 'seller') | null; name: string; count: number; amount: number; oldest: string })[] }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** All categories with their edit details, each before those in it. For: administrator. */
  listCategories: { input: Record<string, never> | undefined; answer: { success: true; data: EditedCategory[] }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Changes that programs with your API keys suggest, and for 30 days what became of them. For: seller. */
  listChanges: { input: { page?: number; limit?: number; show?: 'waiting' | 'decided' } | undefined; answer: { success: true; data: SuggestedChange[]; currentPage: number; totalPages: number; totalItems: number; counts: { waiting: number; decided: number } }; refusal: UsualRefusal };
  /** The shop’s commission invoices and credit notes to a seller, latest month first. For: seller. */
  listCommissionInvoices: { input: { seller?: Id } | undefined; answer: { success: true; data: ({ _id: Id; kind: 'commission' | 'commission-credit'; number: string; month: string; total: number })[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'invoices.name_seller' };
  /** The services that the shop can be connected to, without their secrets. For: administrator. */
  listConnections: { input: Record<string, never> | undefined; answer: { success: true; data: Connection[]; fixed: ({ port: 'payment' | 'mail' | 'storage' | 'search'; title: string; isOn: boolean; variables: string[] })[] }; refusal: UsualRefusal };
  /** What was sent to an endpoint, latest first. For: seller. */
  listDeliveries: { input: { endpointId: Id; page?: number; limit?: number; state?: 'waiting' | 'delivered' | 'failed' }; answer: { success: true; data: WebhookDelivery[]; currentPage: number; totalPages: number; totalItems: number; endpoint: WebhookEndpoint; counts: { all: number; waiting: number; delivered: number; failed: number } }; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_endpoint' };
  /** Questions about your products, for administrators about all: open ones oldest first, others newest first. For: seller. */
  listDeskQuestions: { input: { page?: number; limit?: number; show?: 'open' | 'answered' | 'hidden' | 'reported'; find?: string } | undefined; answer: { success: true; data: DeskQuestion[]; currentPage: number; totalPages: number; totalItems: number; counts: { open: number; answered: number; hidden: number; reported: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** On which terms banks let their customers pay in instalments, by bank and tenure; empty if the shop takes no payments for which there are instalments. For: everybody. */
  listEmiPlans: { input: Record<string, never> | undefined; answer: { success: true; data: OfferedPlan[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** Phones that are taken in exchange, by brand and model; none while the shop takes none. For: everybody. */
  listExchangeModels: { input: Record<string, never> | undefined; answer: { success: true; data: { brand: string; model: string }[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** The banners with their edit details, in display order. For: administrator. */
  listFeatures: { input: Record<string, never> | undefined; answer: { success: true; data: FeatureImage[] }; refusal: UsualRefusal };
  /** The addresses of the feeds: a seller’s own, or those of the whole shop for administrators. For: seller. */
  listFeeds: { input: Record<string, never> | undefined; answer: { success: true; data: { feeds: ({ name: 'google.xml' | 'google.tsv' | 'openai.jsonl' | 'prices.csv'; url: string })[]; listed: number; withoutPicture: number; withoutCode: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Reviews to moderate: reported ones with the most reports first, others newest first. For: administrator. */
  listForModeration: { input: { page?: number; limit?: number; show?: 'reported' | 'all' | 'hidden'; find?: string } | undefined; answer: { success: true; data: ModeratedReview[]; currentPage: number; totalPages: number; totalItems: number; counts: { reported: number; all: number; hidden: number } }; refusal: UsualRefusal };
  /** The home page and the landing pages, with their state. For: administrator. */
  listFronts: { input: Record<string, never> | undefined; answer: { success: true; data: FrontState[] }; refusal: UsualRefusal };
  /** Product imports, newest first: your own, or everybody’s for administrators. For: seller. */
  listImports: { input: { page?: number; limit?: number } | undefined; answer: { success: true; data: ImportBrief[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The invoices of the given order numbers, as issued. For: seller. */
  listInvoices: { input: { page?: number; limit?: number; seller?: Id; orders: number[] }; answer: { success: true; data: TaxDocument[]; currentPage: number; totalPages: number; totalItems: number; words: Record<string, Record<string, { text: string; beside?: string }>> }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Failed jobs and mails, latest first. For: administrator. */
  listJobs: { input: { page?: number; limit?: number; show?: 'given-up' | 'waiting' } | undefined; answer: { success: true; data: FailedJobRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { 'given-up': number; waiting: number } }; refusal: UsualRefusal };
  /** Your API keys, and the scopes that you may give to one. For: signedIn. */
  listKeys: { input: Record<string, never> | undefined; answer: { success: true; data: ApiKey[]; scopes: ('products:read' | 'products:write' | 'orders:read' | 'orders:write' | 'money:read' | 'customers:read' | 'reports:read' | 'shopping:read' | 'shopping:write')[] }; refusal: UsualRefusal };
  /** The products that you have saved for later out of your cart, with their prices and stock of now. For: shopper. */
  listLater: { input: Record<string, never> | undefined; answer: { success: true; data: LaterLine[] }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The shop’s mails, with the languages in which you have changed their texts. For: administrator. */
  listMails: { input: { page?: number; limit?: number } | undefined; answer: { success: true; data: ({ mail: string; subject: string; reader: 'shopper' | 'seller' | 'account' | 'administrators' | 'shop' | 'address'; changedIn: string[] })[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal };
  /** Products on sale with the number of other sellers of the same product, those that match next to each other. For: administrator. */
  listMatching: { input: { page?: number; limit?: number; find?: string; show?: 'matched' | 'unlinked' } | undefined; answer: { success: true; data: MatchingProduct[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal };
  /** Offers with their results: all for administrators, their own for sellers. For: seller. */
  listOffers: { input: { page?: number; limit?: number; find?: string; state?: 'live' | 'upcoming' | 'paused' | 'ended' } | undefined; answer: { success: true; data: OfferRow[]; currentPage: number; totalPages: number; totalItems: number; counts: Record<string, number> }; refusal: UsualRefusal };
  /** Sellers whose name contains the text, including the shop itself, at most twenty. For: administrator. */
  listOrderSellers: { input: { find?: string; seller?: Id } | undefined; answer: { success: true; data: { _id: Id; name: string }[] }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Orders: all for administrators, their own seller orders for sellers. For: seller. */
  listOrders: { input: { page?: number; limit?: number; status?: 'toDispatch' | 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; find?: string; placed?: 'today' | 'yesterday' | 'last7' | 'last30'; from?: string; to?: string; visit?: 'due' | 'overdue'; seller?: Id; sort?: 'newest' | 'oldest' | 'dearest' | 'cheapest' } | undefined; answer: { success: true; data: OrderSummary[]; currentPage: number; totalPages: number; totalItems: number; counts: Record<string, number>; searchedSince: string | null }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** A shopper's orders, newest first. For: shopper. */
  listOwnOrders: { input: { userId: "me" | Id }; answer: { success: true; data: OrderSummary[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Products with their seller’s details, last changed first: your own, or those of one or all sellers for administrators. For: seller. */
  listOwnProducts: { input: { userName?: string; page?: number; limit?: number; status?: 'draft' | 'live' | 'hidden'; stock?: 'low' | 'out'; sortBy?: 'changed' | 'title' | 'price' | 'stock'; order?: 'asc' | 'desc'; find?: string } | undefined; answer: { success: true; data: OwnProduct[]; currentPage: number; totalPages: number; totalItems: number; counts: { all: number; live: number; draft: number; hidden: number; low: number; out: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The next delivery windows with a free place for a part of your order that is delivered in a window. For: shopper. */
  listOwnWindows: { input: { orderId: Id; partId: Id }; answer: { success: true; data: Slot[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' };
  /** The text pages, with the state of their words in each language. For: administrator. */
  listPageTexts: { input: Record<string, never> | undefined; answer: { success: true; data: ({ page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; languages: ({ language: string; name: string; words: 'own' | 'default' | 'english'; hasDraft: boolean; changed: string })[] })[] }; refusal: UsualRefusal };
  /** The available payment methods, the default one first. For: everybody. */
  listPaymentMethods: { input: Record<string, never> | undefined; answer: { success: true; data: { method: string; label: string; note: string }[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** Each seller’s balance, the amount that can be paid out now and the last payout. For: administrator. */
  listPayouts: { input: { page?: number; limit?: number; find?: string; sort?: 'payable' | 'balance' | 'name'; order?: 'asc' | 'desc' } | undefined; answer: { success: true; data: SellerBalance[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The pick list for orders to dispatch: the given ones, or all that match the filter. For: seller. */
  listPicks: { input: { page?: number; limit?: number; status?: 'toDispatch' | 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; find?: string; placed?: 'today' | 'yesterday' | 'last7' | 'last30'; from?: string; to?: string; visit?: 'due' | 'overdue'; seller?: Id; orders?: number[] } | undefined; answer: { success: true; data: PickRow[]; currentPage: number; totalPages: number; totalItems: number; units: number; orders: number }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The pictures of other sites that a file names, each with whether it has been fetched. For: seller. */
  listPictures: { input: { id: Id; page?: number; limit?: number; state?: 'waiting' | 'fetched' | 'refused' }; answer: { success: true; data: FetchedPicture[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'request.not_found' };
  /** Scheduled prices and flash deals: all for administrators, of their own products for sellers. For: seller. */
  listPrices: { input: { page?: number; limit?: number; find?: string; state?: 'running' | 'waiting' | 'over'; productId?: Id } | undefined; answer: { success: true; data: ScheduledPrice[]; currentPage: number; totalPages: number; totalItems: number; counts: Record<string, number> }; refusal: UsualRefusal };
  /** Products on sale, filtered, sorted and counted; of the same product from several sellers one, unless `everyOffer` is set. For: everybody. */
  listProducts: { input: { category?: ('electronics' | 'accessories')[]; section?: ('featured' | 'top-deals' | 'trending' | 'accessories')[]; brand?: string[]; kind?: string[]; condition?: ('new' | 'open-box' | 'refurbished')[]; origin?: string[]; attr?: string[]; minPrice?: number; maxPrice?: number; rating?: number; inStock?: boolean; onSale?: boolean; everyOffer?: boolean; sortBy?: 'price-lowtohigh' | 'price-hightolow' | 'title-atoz' | 'title-ztoa' | 'relevance' | 'newest' | 'rating' | 'origin'; language?: string; page?: number; limit?: number } | undefined; answer: ProductList; refusal: UsualRefusal | 'shop.opening_soon' };
  /** The pages for which a section can be proposed: the home page and the landing pages that shoppers see. For: seller. */
  listProposableFronts: { input: Record<string, never> | undefined; answer: { success: true; data: ProposableFront[] }; refusal: UsualRefusal };
  /** Sections that you propose for the home page and landing pages, for administrators those of all sellers. For: seller. */
  listProposals: { input: { page?: number; limit?: number; state?: 'open' | 'taken' | 'declined' | 'withdrawn' } | undefined; answer: { success: true; data: FrontProposal[]; currentPage: number; totalPages: number; totalItems: number; counts: { open: number; taken: number; declined: number; withdrawn: number } }; refusal: UsualRefusal };
  /** Questions about a product with their answers: the last answered first, then open ones, newest first. For: everybody. */
  listQuestions: { input: { productId: Id; page?: number; limit?: number }; answer: QuestionPage; refusal: UsualRefusal | 'request.not_found' | 'shop.opening_soon' };
  /** Refunds: open ones oldest first, other lists newest first. For: administrator. */
  listRefunds: { input: { page?: number; limit?: number; show?: 'open' | 'late' | 'settled' | 'all'; find?: string } | undefined; answer: { success: true; data: RefundRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { open: number; late: number; settled: number; all: number }; alerts: number }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The result for each row of a file, in row order. For: seller. */
  listReport: { input: { id: Id; page?: number; limit?: number; outcome?: 'added' | 'changed' | 'unchanged' | 'refused' | 'waiting' }; answer: { success: true; data: ReportRow[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'request.not_found' };
  /** Returns: all for administrators, those of their own products for sellers; open ones oldest first. For: seller. */
  listReturns: { input: { page?: number; limit?: number; show?: 'waiting' | 'coming' | 'settled' | 'closed' | 'all'; find?: string } | undefined; answer: { success: true; data: ReturnRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { waiting: number; coming: number; settled: number; closed: number; all: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Files from which reviews were imported, newest first. For: administrator. */
  listReviewImports: { input: { page?: number; limit?: number } | undefined; answer: { success: true; data: ReviewImport[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal };
  /** Reviews of a product, newest first unless sorted otherwise. For: everybody. */
  listReviews: { input: { productId: Id; stars?: number; sortBy?: 'newest' | 'highest' | 'lowest'; page?: number; limit?: number }; answer: ReviewPage; refusal: UsualRefusal | 'request.not_found' | 'shop.opening_soon' };
  /** What was searched for in the last 30 days, most often first, and what was decided for it. For: administrator. */
  listSearches: { input: { page?: number; limit?: number; show?: 'missed' | 'asked' | 'ruled'; find?: string } | undefined; answer: { success: true; data: SearchRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { missed: number; asked: number; ruled: number } }; refusal: UsualRefusal };
  /** Your signed-in devices, last used first. For: signedIn. */
  listSessions: { input: Record<string, never> | undefined; answer: { success: true; data: OwnSession[] }; refusal: UsualRefusal };
  /** All shoppers, page by page. For: administrator. */
  listShoppers: { input: { page?: number; limit?: number; find?: string; standing?: 'blocked'; sort?: 'since' | 'name'; order?: 'asc' | 'desc' } | undefined; answer: { success: true; data: Shopper[]; currentPage: number; totalPages: number; totalItems: number; counts: { all: number; blocked: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** A packing slip for each shipment of the given orders, or of all orders to dispatch. For: seller. */
  listSlips: { input: { page?: number; limit?: number; status?: 'toDispatch' | 'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled'; find?: string; placed?: 'today' | 'yesterday' | 'last7' | 'last30'; from?: string; to?: string; visit?: 'due' | 'overdue'; seller?: Id; orders?: number[] } | undefined; answer: { success: true; data: PackingSlip[]; currentPage: number; totalPages: number; totalItems: number }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The current data of the given products that are on sale, for guest carts. For: anyone. */
  listSomeProducts: { input: { ids: Id[] }; answer: { success: true; data: ProductBrief[] }; refusal: UsualRefusal | 'shop.opening_soon' };
  /** Prices, stock and sales of the last 30 days, as an editable table. For: seller. */
  listStock: { input: { userName?: string; page?: number; limit?: number; stock?: 'low' | 'out'; find?: string; variantsOf?: Id; sort?: 'title' | 'sku' | 'price' | 'sale' | 'stock' | 'sold' | 'cover'; order?: 'asc' | 'desc' } | undefined; answer: { success: true; data: StockRow[]; currentPage: number; totalPages: number; totalItems: number; counts: { all: number; low: number; out: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** The stock changes of a product, newest first. For: seller. */
  listStockMovements: { input: { productId: Id; page?: number; limit?: number }; answer: { success: true; data: StockMovement[]; currentPage: number; totalPages: number; totalItems: number; product: { title: string; stock: number } }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'request.not_found' };
  /** Tickets: open ones oldest first, all of them newest first. For: administrator. */
  listTickets: { input: { page?: number; limit?: number; show?: 'open' | 'late' | 'all'; find?: string } | undefined; answer: { success: true; data: DeskTicket[]; currentPage: number; totalPages: number; totalItems: number; counts: { open: number; late: number; all: number } }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** All sellers except the shop itself. For: administrator. */
  listVendors: { input: { page?: number; limit?: number; status?: 'Pending' | 'Approved' | 'Rejected'; find?: string; sort?: 'newest' | 'waiting' } | undefined; answer: { success: true; data: Vendor[]; currentPage: number; totalPages: number; totalItems: number; counts: Record<string, number> }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Your webhook endpoints; for administrators those of the shop. For: seller. */
  listWebhooks: { input: Record<string, never> | undefined; answer: { success: true; data: WebhookEndpoint[] }; refusal: UsualRefusal };
  /** Signs in and sets the session cookie. For: anyone. */
  login: { input: { email: string; password: string }; answer: { success: true; message: string; user: SessionUser }; refusal: UsualRefusal | 'auth.blocked' | 'auth.too_many_from_network' | 'auth.too_many_passwords' | 'auth.too_many_sign_ins' | 'auth.wrong_credentials' };
  /** Signs out. For: anyone. */
  logout: { input: Record<string, never> | undefined; answer: Succeeded; refusal: UsualRefusal };
  /** Merges a guest cart into your cart, once for each merge id. For: shopper. */
  mergeCart: { input: { mergeId: Id; items: { productId: Id; quantity: number }[] }; answer: { success: true; data: { _id: string; version: number; items: CartLine[] }; items: CartLine[]; currentPage: number; totalPages: number; totalItems: number; away: string[]; totalQuantity: number; totalAmount: number; offers: SaleOffers; merge: MergeOutcome }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Adds what was saved for later before you signed in, or puts something back; what is there already stays. For: shopper. */
  mergeLater: { input: { items: { productId: Id; quantity: number; savedPrice: number; savedAt: string }[] }; answer: { success: true; data: LaterLine[]; dropped: number }; refusal: UsualRefusal | 'auth.key_may_not' };
  /** Updates the status of many orders, each on its own, and reports the result for each. For: seller. */
  moveOrders: { input: { orderStatus: 'pending' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected'; reason?: 'out-of-stock' | 'price-error' | 'cannot-deliver' | 'buyer-asked' | 'not-verified' | 'other'; note?: string; seller?: Id; withoutProof?: string; againstLaterPayment?: string; orders: { orderId: Id; carrier?: string; tracking?: string }[] }; answer: { success: true; message: string; data: OrderOutcome[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'offers.used_up' | 'orders.booking_stands' | 'orders.delivery_code_for_one' | 'orders.missing' | 'orders.move_not_allowed' | 'orders.not_paid' | 'orders.parcel_for_one' | 'orders.parcel_incomplete' | 'orders.parcel_too_early' | 'orders.proof_needed' | 'orders.reason_not_rejecting' | 'orders.say_reason' | 'orders.seller_not_ready' | 'orders.stock_gone' | 'orders.too_many_delivery_codes' | 'orders.wrong_delivery_code' | 'serials.missing' | 'serials.not_asked' | 'serials.taken' | 'serials.too_early' | 'serials.too_many' | 'serials.twice' | 'serials.wrong' };
  /** Moves a part of your order to another delivery window, as long as it has not left the seller. For: shopper. */
  moveOwnWindow: { input: { orderId: Id } & { partId: Id; day: string; period: 'morning' | 'afternoon' | 'evening' }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' | 'services.moved_too_often' | 'services.slot_final' | 'services.slot_full' | 'services.slot_not_offered' };
  /** Approves, refuses, receives or settles a return; settling starts the refund, only once even if repeated. For: seller. */
  moveReturn: { input: { _id: Id; move: 'approve' | 'refuse' | 'receive' | 'settle'; note?: string; goods?: 'restocked' | 'written_off'; serials?: { lineId: Id; numbers: string[] }[] }; answer: { success: true; data: DeskReturn; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'returns.missing' | 'returns.moved' | 'returns.not_delivered' | 'returns.numbers_differ' | 'returns.say_what_became' | 'returns.say_why' };
  /** Marks a ticket as acknowledged or resolved by other means, or reopens it. For: administrator. */
  moveTicket: { input: { _id: Id; move: 'acknowledge' | 'close' | 'reopen' }; answer: { success: true; data: WholeTicket; message: string }; refusal: UsualRefusal | 'contact.desk_ticket_missing' };
  /** Moves a product that was saved for later into the cart, as many as there are in stock. For: shopper. */
  moveToCart: { input: { productId: Id }; answer: { success: true; data: LaterLine[]; added: number }; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.full' | 'cart.later_missing' | 'cart.only_in_stock' | 'cart.product_missing' | 'cart.seller_away' };
  /** Moves a seller order to another delivery window, as long as it has not left the seller. For: seller. */
  moveWindow: { input: { orderId: Id } & { partId: Id; day: string; period: 'morning' | 'afternoon' | 'evening' }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' | 'services.moved_too_often' | 'services.slot_final' | 'services.slot_full' | 'services.slot_not_offered' };
  /** Remembers which categories the words of a file mean, for this and later files, and checks it again. For: seller. */
  nameCategories: { input: { id: Id } & { words: { word: string; category: string }[] }; answer: { success: true; data: ImportBrief }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.empty_word' | 'import.missing' | 'import.no_such_category' | 'import.not_checked' | 'import.too_many_words' | 'request.not_found' };
  /** Tells how fast a page was for a visitor; counted, never kept by visit. For: anyone. */
  notePageSpeed: { input: { page: '/' | '/shop/listing' | '/shop/search' | '/product/:slug' | '/shop/compare' | '/shop/wishlist' | '/shop/checkout' | '/shop/account' | '/login' | 'other'; language: string; connection?: 'slow-2g' | '2g' | '3g' | '4g'; lcp?: number; inp?: number; cls?: number; ttfb?: number }; answer: Succeeded; refusal: UsualRefusal };
  /** Counts a search, or a product that was opened or bought after it, without persons: once a day for each network. For: anyone. */
  noteSearch: { input: { keyword: string; event: 'seen' | 'missed' | 'opened' | 'bought'; productId?: Id }; answer: { success: true; counted: boolean }; refusal: UsualRefusal | 'searches.too_many_notes' };
  /** Records the IMEI or serial numbers of order lines, one for each unit; possible until delivery. For: seller. */
  noteSerials: { input: { orderId: Id } & { serials: GivenSerials }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' | 'serials.final' | 'serials.missing' | 'serials.not_asked' | 'serials.taken' | 'serials.too_many' | 'serials.twice' | 'serials.wrong' };
  /** Opens a checkout for a caller. The account with the e-mail address is the buyer; if there is none, a guest is made. With an id of your own, a repeated call answers the same checkout. For: administrator. */
  openByHand: { input: { _id?: Id; email: string; items: { productId: Id; quantity: number }[]; address?: AddressFields; method?: string; codes?: string[] }; answer: { success: true; data: Checkout }; refusal: UsualRefusal | 'account.invalid' | 'checkouts.caller_blocked' | 'checkouts.caller_not_shopper' | 'checkouts.missing' | 'checkouts.too_many' };
  /** The products of a shared cart, with their prices and stock of now. For: anyone. */
  openCartLink: { input: { token: string }; answer: { success: true; data: SharedCart }; refusal: UsualRefusal | 'cart.link_missing' | 'cart.too_many_unknown_links' | 'request.not_found' | 'shop.opening_soon' };
  /** Opens a checkout of the given items or, without items, of your cart. There is one open checkout of the cart, which is answered again; with an id of your own, a repeated call answers the same checkout. For: shopper. */
  openCheckout: { input: { _id?: Id; items?: { productId: Id; quantity: number }[]; addressId?: Id; method?: string; extras?: ChosenExtras; forCompany?: boolean } | undefined; answer: { success: true; data: Checkout }; refusal: UsualRefusal | 'auth.key_may_not' | 'checkouts.missing' | 'checkouts.too_many' | 'orders.address_missing' };
  /** Puts the attributes of a category into an order, and adds others to it. For: administrator. */
  orderAttributes: { input: { category: string } & { own: string[]; version: string; above?: unknown; names?: unknown }; answer: { success: true; data: CategoryAttributes; message: string }; refusal: UsualRefusal | 'attributes.missing' | 'attributes.order_changed' | 'request.not_found' };
  /** Changes the order of the banners; takes the ids of all of them. For: administrator. */
  orderFeatures: { input: { banners: Id[] }; answer: Succeeded; refusal: UsualRefusal | 'banner.changed' };
  /** Takes all your products off sale for a while, or changes the day you return; existing orders continue. For: anySeller. */
  pauseShop: { input: { returnsOn: string | null }; answer: { success: true; data: { pause: ShopPause | null } }; refusal: UsualRefusal | 'sellers.bad_return_day' };
  /** The payment page for the order of a link. For: anyone. */
  payByLink: { input: { token: string }; answer: { success: true; approvalURL: string }; refusal: UsualRefusal | 'orders.missing' | 'orders.stock_gone' | 'settlement.link_unknown' | 'settlement.nothing_to_pay' | 'settlement.provider_away' | 'settlement.provider_refuses' | 'settlement.too_many' };
  /** The payment page for an unpaid order, or for the difference of an edit of a paid one. For: shopper. */
  payOrder: { input: { orderId: Id; returnUrl?: string; edit?: Id }; answer: { success: true; approvalURL: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'orders.return_not_allowed' | 'orders.stock_gone' | 'request.not_found' | 'settlement.nothing_to_pay' | 'settlement.provider_away' | 'settlement.provider_refuses' | 'settlement.too_many' };
  /** A signed permission to upload one part of a file, valid for five minutes. For: seller. */
  permitPart: { input: { upload: Id; part: number }; answer: { success: true; data: { url: string; headers: Record<string, string> } }; refusal: UsualRefusal | 'auth.key_may_not' | 'upload.missing' };
  /** Places an order for the cart or, with `buyNow: true`, for the lines of `cartItems` without changing the cart. Repeating a call with the same Idempotency-Key header, required with `buyNow`, returns the same order. For: shopper. */
  placeOrder: { input: PlaceOrder | undefined; answer: { success: true; orderId: Id; number: string; approvalURL: string | null; message?: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.changed' | 'catalog.deal_limit' | 'delivery.not_served' | 'exchanges.expired' | 'exchanges.in_use' | 'exchanges.not_taken' | 'exchanges.worth_nothing' | 'offers.code_not_usable' | 'offers.moved' | 'offers.too_many_code_tries' | 'orders.above_cod_cap' | 'orders.address_missing' | 'orders.cart_empty' | 'orders.key_reused' | 'orders.method_not_offered' | 'orders.network_reserved' | 'orders.new_cod' | 'orders.no_address' | 'orders.not_enough_stock' | 'orders.prices_changed' | 'orders.product_gone' | 'orders.product_reserved' | 'orders.return_not_allowed' | 'orders.returns_changed' | 'orders.seller_away' | 'orders.shop_reserved' | 'orders.too_large' | 'orders.too_many' | 'orders.unpaid_open' | 'orders.unpaid_today' | 'orders.unpaid_units' | 'services.slot_full' | 'shop.opening_soon' };
  /** A page as shoppers would see it, without saving it, and which sections have nothing to show. For: administrator. */
  previewFront: { input: { front: string; body: FrontBody; language?: string }; answer: { success: true; data: { front: Front; states: ({ _id: string; state: 'shown' | 'empty' | 'later' | 'over' })[] } }; refusal: UsualRefusal | 'fronts.invalid' };
  /** A sample of a mail with these texts, as HTML; nothing is saved or sent. For: administrator. */
  previewMail: { input: { mail: string; language: string } & { subject: string; opening: string; closing: string }; answer: { success: true; data: { subject: string; html: string } }; refusal: UsualRefusal | 'mails.missing' | 'mails.words_invalid' | 'request.not_found' };
  /** A text page as it would look, without saving it. For: administrator. */
  previewPage: { input: { page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; language: string; text: string }; answer: { success: true; data: TextPage }; refusal: UsualRefusal | 'pages.invalid' };
  /** A section as shoppers would see it, without proposing it; null if it has nothing to show. For: seller. */
  previewProposal: { input: { front: string; section: Section; note: string; language?: string }; answer: { success: true; data: ShownSection | null }; refusal: UsualRefusal | 'front-proposals.invalid' };
  /** What deleting a category would do to its products; nothing is changed. For: administrator. */
  previewRemoval: { input: { id: string; to?: string }; answer: { success: true; data: CategoryRemoval }; refusal: UsualRefusal | 'auth.key_may_not' | 'categories.fixed' | 'categories.has_others' | 'categories.has_rates' | 'categories.invalid' | 'categories.missing' | 'request.not_found' };
  /** Proposes a section for a page. Shoppers see it only if an administrator takes it and publishes the page. For: seller. */
  proposeSection: { input: { front: string; section: Section; note: string }; answer: { success: true; data: FrontProposal; message: string }; refusal: UsualRefusal | 'front-proposals.invalid' | 'front-proposals.too_many' | 'front-proposals.too_often' | 'picture.unknown' };
  /** What an old phone is worth with a product that its seller takes phones for. The quote stands for seven days and is chosen in the checkout; it is final once the phone has been looked at. For: anyone. */
  quoteExchange: { input: { productId: Id; brand: string; model: string; imei: string; answers: { switchesOn: boolean; screenIsWhole: boolean; allWorks: boolean; looksGood: boolean } }; answer: { success: true; data: ExchangeQuote }; refusal: UsualRefusal | 'exchanges.imei' | 'exchanges.model' | 'exchanges.not_taken' | 'exchanges.too_many' | 'exchanges.worth_nothing' };
  /** What offers do for the cart or for `items`, with a payment method and a PIN code; without `codes`, with those of the cart. For: shopper. */
  quoteOffers: { input: { items?: { productId: Id; quantity: number }[]; codes?: string[]; paymentMethod?: string; pincode?: string } | undefined; answer: { success: true; data: SaleOffers }; refusal: UsualRefusal | 'auth.key_may_not' | 'offers.too_many_code_tries' | 'offers.unread' };
  /** The announcement bar as a form, in every language. For: administrator. */
  readAnnouncements: { input: Record<string, never> | undefined; answer: { success: true; data: AnnouncementForm[] }; refusal: UsualRefusal };
  /** One delivery with its payload and all attempts. For: seller. */
  readDelivery: { input: { deliveryId: Id }; answer: { success: true; data: { _id: Id; eventId: string; type: 'order.placed' | 'order.confirmed' | 'order.processing' | 'order.shipped' | 'order.delivered' | 'order.rejected' | 'order.cancelled' | 'order.reopened' | 'order.paid' | 'order.payment_failed' | 'order.tracking_changed' | 'order.edited' | 'return.requested' | 'return.approved' | 'return.received' | 'return.settled' | 'return.refused' | 'return.withdrawn' | 'refund.created' | 'refund.settled' | 'refund.failed' | 'invoice.issued' | 'product.created' | 'product.updated' | 'product.stock_changed' | 'product.deleted' | 'webhook.test'; state: 'waiting' | 'delivered' | 'failed'; tries: number; status: number | null; createdAt: string; nextAt: string | null; doneAt: string | null; payload: string; attempts: ({ number: number; at: string; milliseconds: number; status: number | null; answer: string | null; failure: string | null })[] } }; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_delivery' };
  /** A page with its sections to edit, and its versions. For: administrator. */
  readFront: { input: { front: string }; answer: { success: true; data: EditedFront }; refusal: UsualRefusal };
  /** The sections of an older version of a page; version 0 is what it had before the first. For: administrator. */
  readFrontVersion: { input: { front: string; version: number }; answer: { success: true; data: FrontContent }; refusal: UsualRefusal | 'fronts.missing' };
  /** The words of a text page in one language, to edit, with their versions and placeholders. For: administrator. */
  readPageText: { input: { page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; language: string }; answer: { success: true; data: PageText }; refusal: UsualRefusal };
  /** The text of an older version of a page; version 0 is the text that comes with the shop. For: administrator. */
  readPageVersion: { input: { page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; language: string; version: number }; answer: { success: true; data: { text: string; page: TextPage } }; refusal: UsualRefusal | 'pages.missing' };
  /** What a link to pay is for, and whether it can still be paid. Needs no session; says nothing about the buyer. For: anyone. */
  readPayLink: { input: { token: string }; answer: { success: true; data: { changes: string[] | null; number: string; state: 'waiting' | 'paid' | 'over'; payUntil: string | null; totalAmount: number; deliveryAmount: number; method: string; items: { title: string; image: string; quantity: number; total: number }[] } }; refusal: UsualRefusal | 'settlement.link_unknown' };
  /** A proposal, with the products that its section names. For: seller. */
  readProposal: { input: { _id: Id }; answer: { success: true; data: { _id: Id; version: number; state: 'open' | 'taken' | 'declined' | 'withdrawn'; seller: { _id: Id; userName: string }; front: string; section: Section; note: string; proposedAt: string; decidedAt: string | null; reason: string | null; isPublished: boolean; products: ChosenProduct[] } }; refusal: UsualRefusal | 'front-proposals.missing' };
  /** One refund, with where the money goes. For: administrator. */
  readRefund: { input: { refundId: Id }; answer: { success: true; data: Refund }; refusal: UsualRefusal | 'auth.key_may_not' | 'refunds.missing' | 'request.not_found' };
  /** One return with its items, photos and history. For: seller. */
  readReturn: { input: { returnId: Id }; answer: { success: true; data: DeskReturn }; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' | 'returns.missing' };
  /** The courier booking of a seller order, and whether one can be made. For: seller. */
  readShipment: { input: { partId: Id }; answer: { success: true; data: { partId: Id; courier: string | null; cancelBy: ('courier' | 'hand') | null; grams: number; shipment: { courier: string; awb: string | null; state: 'booking' | 'booked' | 'moving' | 'delivered' | 'returning' | 'cancelled' | 'problem' | 'failed'; words: string | null; at: string | null; isStuck: boolean } | null } }; refusal: UsualRefusal | 'request.not_found' | 'shipments.part_missing' };
  /** A ticket with its message, replies and history. For: administrator. */
  readTicket: { input: { ticketId: Id }; answer: { success: true; data: WholeTicket }; refusal: UsualRefusal | 'auth.key_may_not' | 'contact.desk_ticket_missing' | 'request.not_found' };
  /** Records who collected the cash, the courier or the seller, who owes it to the shop from then on. For: administrator. */
  recordCollected: { input: { partId: Id; holder: 'courier' | 'seller' }; answer: { success: true; data: CashRow; message: string }; refusal: UsualRefusal | 'cash.missing' | 'cash.not_out' };
  /** Records a payout to a seller: never more than can be paid out, never twice, never while the bank account is new. For: administrator. */
  recordPayout: { input: { key: Id; sellerId: Id; amount: number; paidOn: string; reference: string; seen: Id | null }; answer: { success: true; data: Balance; message: string }; refusal: UsualRefusal | 'ledger.amount' | 'ledger.bank_account_new' | 'ledger.day_ahead' | 'ledger.key_used' | 'ledger.more_than_payable' | 'ledger.paid_meanwhile' | 'sellers.missing' };
  /** Records the exact cash the shop received for a delivery; repeating the call changes nothing. For: administrator. */
  recordReceived: { input: { partId: Id; way: 'remitted' | 'direct'; amount: number; receivedOn: string; reference: string }; answer: { success: true; data: CashRow; message: string }; refusal: UsualRefusal | 'cash.day_ahead' | 'cash.differs' | 'cash.missing' | 'cash.not_out' };
  /** Sends a delivery again, whether it arrived or not. For: seller. */
  redeliver: { input: { deliveryId: Id }; answer: Succeeded; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_delivery' | 'webhooks.off' };
  /** Sends everything again that did not arrive since a moment. For: seller. */
  redeliverFailed: { input: { endpointId: Id } & { since?: string }; answer: { success: true; message?: string; count: number }; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_endpoint' | 'webhooks.off' };
  /** Refunds a paid service that was not done, as a return that is settled at once; nobody owes it any more. For: administrator. */
  refundService: { input: { orderId: Id } & { lineId: string; note: string }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.missing' | 'request.not_found' | 'returns.not_delivered' | 'services.done' | 'services.goes_back' | 'services.missing' };
  /** Refuses a suggested change. For: seller. */
  refuseChange: { input: { changeId: Id }; answer: { success: true; message: string; data: SuggestedChange }; refusal: UsualRefusal | 'assistants.decided' | 'assistants.expired' | 'assistants.no_such_change' | 'request.not_found' };
  /** The rejected rows of a file, each with its errors, as a CSV to correct and upload again. For: seller. */
  refusedRows: { input: { id: Id; language?: string }; answer: Response; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'request.not_found' };
  /** Registration, step 1: sends a one-time code by e-mail. For: anyone. */
  register: { input: { userName: string; email: string; password: string; mobile: string; gstNumber?: string; role: 'user' | 'admin'; type: 'user' | 'vendor' }; answer: { success: true; message: string }; refusal: UsualRefusal | 'auth.code_sent_just_now' | 'auth.gstin_taken' | 'auth.registering_paused' | 'auth.registration_invalid' | 'auth.too_many_codes' | 'auth.too_many_registrations' | 'auth.user_name_taken' };
  /** Removes an attribute; products keep their values for the case that it is restored. For: administrator. */
  removeAttribute: { input: { id: string; version: string; seen?: string }; answer: Succeeded; refusal: UsualRefusal | 'attributes.change_unseen' | 'attributes.changed' | 'attributes.missing' | 'request.not_found' };
  /** Switches a service off and deletes its settings. For: administrator. */
  removeConnection: { input: { port: 'message' | 'courier' | 'payment' | 'storage'; name: string }; answer: Succeeded; refusal: UsualRefusal | 'connections.files_stay' | 'connections.no_such' | 'request.not_found' };
  /** Removes a product from the cart. For: shopper. */
  removeFromCart: { input: { userId: "me" | Id; productId: Id }; answer: CartAnswer; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
  /** Removes an endpoint with its log at once. For: seller. */
  removeWebhook: { input: { endpointId: Id }; answer: Succeeded; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_endpoint' };
  /** Ends the pause and puts your products back on sale. For: anySeller. */
  reopenShop: { input: Record<string, never> | undefined; answer: { success: true; data: { pause: ShopPause | null } }; refusal: UsualRefusal };
  /** Makes a new key with the same name, scopes and term; the former one goes on working for some hours. For: signedIn. */
  replaceKey: { input: { keyId: Id } & { overlapHours: number; password: string }; answer: { success: true; message: string; data: ApiKey; key: string }; refusal: UsualRefusal | 'account.no_such_key' | 'account.too_many_keys' | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'request.not_found' };
  /** Makes a new secret; the former one goes on signing for some hours. For: seller. */
  replaceSecret: { input: { endpointId: Id } & { overlapHours: number; password: string }; answer: { success: true; message: string; data: WebhookEndpoint; secret: string }; refusal: UsualRefusal | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'request.not_found' | 'webhooks.no_such_endpoint' };
  /** Reports a question or an answer that breaks the rules; once per person. For: signedIn. */
  reportQuestion: { input: { questionId: Id; reason: 'advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest' }; answer: Succeeded; refusal: UsualRefusal | 'questions.missing' | 'questions.own' | 'questions.reported_already' | 'questions.too_many_reports' };
  /** Reports a review that breaks the rules; once per person and review. For: signedIn. */
  reportReview: { input: { reviewId: Id; reason: 'advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest' }; answer: Succeeded; refusal: UsualRefusal | 'auth.key_may_not' | 'reviews.missing' | 'reviews.own' | 'reviews.reported_already' | 'reviews.too_many_reports' };
  /** Requests a return of delivered items; repeating a call with the same id changes nothing. For: shopper. */
  requestReturn: { input: { _id: Id; partId: Id; lines: { lineId: Id; quantity: number }[]; reason: 'damaged' | 'faulty' | 'wrong' | 'incomplete' | 'unwanted'; words: string; photos: Id[]; upiId?: string }; answer: { success: true; data: Return; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'returns.missing' | 'returns.not_delivered' | 'returns.only_if_faulty' | 'returns.part_missing' | 'returns.photos_unknown' | 'returns.too_many' | 'returns.too_often' | 'returns.upi_needed' | 'returns.window_over' | 'services.claim_over' | 'services.done' | 'services.missing' | 'services.not_due' };
  /** Publishes the home page that comes with the shop, or takes a landing page down; older versions stay. For: administrator. */
  resetFront: { input: { front: string; version: number }; answer: { success: true; data: EditedFront; message: string }; refusal: UsualRefusal | 'fronts.changed' | 'fronts.missing' };
  /** Sets a new password with the mailed code and signs out all devices. For: anyone. */
  resetPassword: { input: { reset: Id; code: string; password: string }; answer: Succeeded; refusal: UsualRefusal | 'account.invalid' | 'account.too_many_wrong_codes' | 'account.wrong_code' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' };
  /** Restores an attribute that was removed, with the values of products. For: administrator. */
  restoreAttribute: { input: { id: string }; answer: { success: true; data: EditedAttribute; message: string }; refusal: UsualRefusal | 'attributes.missing' | 'request.not_found' };
  /** Restores a deleted banner to its old position. For: administrator. */
  restoreFeature: { input: { bannerId: Id }; answer: Succeeded; refusal: UsualRefusal | 'banner.missing' | 'picture.unknown' | 'request.not_found' };
  /** Restores a deleted product as it was. For: seller. */
  restoreProduct: { input: { id: Id }; answer: { success: true; data: ProductOnFile; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'inventory.sku_taken' | 'request.not_found' };
  /** Retries all failed jobs, oldest first. For: administrator. */
  retryAllJobs: { input: Record<string, never> | undefined; answer: { success: true; message: string }; refusal: UsualRefusal };
  /** Retries a failed job at once. For: administrator. */
  retryJob: { input: { _id: Id }; answer: { success: true; message: string }; refusal: UsualRefusal | 'jobs.missing' };
  /** Fetches the refused pictures of an import again. For: seller. */
  retryPictures: { input: { id: Id }; answer: { success: true; data: ImportBrief }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'import.too_many_retries' | 'request.not_found' };
  /** Retries a refund that the payment provider refused. For: administrator. */
  retryRefund: { input: { _id: Id }; answer: { success: true; data: Refund; message: string }; refusal: UsualRefusal | 'refunds.missing' | 'refunds.not_to_send' };
  /** Reverses a recorded payout that the bank returned or that was never made. For: administrator. */
  reversePayout: { input: { payoutId: Id; reason: string }; answer: { success: true; data: Balance; message: string }; refusal: UsualRefusal | 'ledger.payout_missing' };
  /** Revokes an API key at once. For: signedIn. */
  revokeKey: { input: { keyId: Id }; answer: Succeeded; refusal: UsualRefusal | 'account.no_such_key' | 'request.not_found' };
  /** Sets the words that mean the same as a search, and the products that come first in it; none removes the rule. For: administrator. */
  ruleSearch: { input: { words: string; also: string[]; pins: { _id: Id }[]; endsOn: string | null; asked?: unknown; missed?: unknown; opened?: unknown; bought?: unknown }; answer: { success: true; data: SearchRow; message: string }; refusal: UsualRefusal | 'searches.ended' | 'searches.pins_gone' | 'searches.too_few_words' | 'searches.too_many_words' };
  /** Imports the correct rows of a checked file, or resumes a stopped import. For: seller. */
  runImport: { input: { id: Id }; answer: { success: true; data: ImportBrief }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'import.not_checked' | 'request.not_found' };
  /** Saves the shop’s addresses. For: administrator. */
  saveAddresses: { input: { version: string; fields: { registeredAddress: string; branchAddress: string } }; answer: { success: true; data: { version: string; fields: { registeredAddress: string; branchAddress: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves the announcement bar of one language; without a text there is none. For: administrator. */
  saveAnnouncement: { input: { language: string; version: number; text: string; to: string; from: string; until: string; tone: 'info' | 'offer' | 'warning' }; answer: { success: true; data: AnnouncementForm; message: string }; refusal: UsualRefusal | 'announcement.changed' | 'announcement.invalid' };
  /** Saves which products wait for an administrator. For: administrator. */
  saveApproval: { input: { version: string; fields: { isOn: string; trustedAfter: string; risePercent: string } }; answer: { success: true; data: { version: string; fields: { isOn: string; trustedAfter: string; risePercent: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves the list of brands with order, names, logos and visibility; brands left out are removed. For: administrator. */
  saveBrands: { input: { version: string; brands: ({ label: string; said: string; aliases: string; mark: string | null; hidden: boolean; id: string | null; goods?: unknown })[]; asked?: unknown }; answer: { success: true; data: { version: string; brands: BrandRow[]; asked: { label: string; rows: number; sellers: number }[] }; message: string }; refusal: UsualRefusal | 'settings.brand_in_use' | 'settings.invalid' | 'settings.moved' };
  /** Saves the GST details for buying for a business; orders you have placed keep theirs. For: shopper. */
  saveCompany: { input: GivenCompany; answer: { success: true; data: Company }; refusal: UsualRefusal };
  /** Saves the delivery charge, the cash limit and the delivery area. For: administrator. */
  saveDelivery: { input: { version: string; fields: { deliveryCharge: string; codCap: string; refundByTwoAbove: string; elsewhere: string; served: string; refused: string } }; answer: { success: true; data: DeliverySettings; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves on which terms banks let their customers pay in instalments. For: administrator. */
  saveEmi: { input: { version: string; fields: { emiPlans: string } }; answer: { success: true; data: { version: string; fields: { emiPlans: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves whether old phones are taken in exchange, and what they are worth. For: administrator. */
  saveExchange: { input: { version: string; fields: { isOn: string; models: string } }; answer: { success: true; data: { version: string; fields: { isOn: string; models: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Moves a product out of the cart to those saved for later. For: shopper. */
  saveForLater: { input: { productId: Id }; answer: { success: true; data: LaterLine[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.later_full' | 'cart.line_missing' };
  /** Saves a page as a draft, or publishes it as a new version. For: administrator. */
  saveFront: { input: { front: string; body: FrontBody; publish: boolean; version: number; taken?: TakenProposal[] }; answer: { success: true; data: EditedFront; message: string }; refusal: UsualRefusal | 'front-proposals.changed' | 'fronts.changed' | 'fronts.invalid' | 'fronts.too_many' | 'picture.unknown' };
  /** Saves what products need before they go on sale. For: administrator. */
  saveGoods: { input: { version: string; fields: { declarationsRequired: string; lowStockBelow: string } }; answer: { success: true; data: { version: string; fields: { declarationsRequired: string; lowStockBelow: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves whether guests may order. For: administrator. */
  saveGuests: { input: { version: string; fields: { guestCheckout: string } }; answer: { success: true; data: { version: string; fields: { guestCheckout: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves your own texts of a mail in a language; an empty one is the usual one again. For: administrator. */
  saveMail: { input: { mail: string; language: string } & { subject: string; opening: string; closing: string; version: number; reader?: unknown; placeholders?: unknown; usualSubject?: unknown }; answer: { success: true; data: { subject: string; opening: string; closing: string; version: number; mail: string; language: string; reader: 'shopper' | 'seller' | 'account' | 'administrators' | 'shop' | 'address'; placeholders: string[]; usualSubject: string }; message: string }; refusal: UsualRefusal | 'mails.changed' | 'mails.missing' | 'mails.words_invalid' | 'request.not_found' };
  /** Saves the grievance officer. For: administrator. */
  saveOfficer: { input: { version: string; fields: { name: string; designation: string; email: string; phone: string } }; answer: { success: true; data: { version: string; fields: { name: string; designation: string; email: string; phone: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves the words of a text page as a draft, or publishes them as a new version. For: administrator. */
  savePageText: { input: { page: 'about' | 'shipping' | 'returns-and-refunds' | 'returning' | 'grievance-officer' | 'ranking' | 'privacy' | 'terms'; language: string; text: string | null; publish: boolean; version: number }; answer: { success: true; data: PageText; message: string }; refusal: UsualRefusal | 'pages.changed' | 'pages.invalid' };
  /** Saves which other websites may call the API. For: administrator. */
  savePrograms: { input: { version: string; fields: { allowedOrigins: string } }; answer: { success: true; data: { version: string; fields: { allowedOrigins: string } }; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Adds or removes future rates; rates already in force can’t be changed. For: administrator. */
  saveRates: { input: { version: string; entries: ({ name: 'commission' | 'gstOnCommission' | 'tcs' | 'tds' | 'tdsWithoutPan' | 'gst'; kind: string | null; hsn: string | null; basisPoints: number; from: string })[]; today?: unknown; categories?: unknown }; answer: { success: true; data: { version: string; entries: RateEntry[]; today: string; categories: { id: string; label: string; depth: number }[] }; message: string }; refusal: UsualRefusal | 'settings.invalid' | 'settings.moved' };
  /** Saves your seller profile; GST number and mobile number only while they are empty. Changing the bank account needs your password and holds payouts for 48 hours. For: anySeller. */
  saveSellerProfile: { input: { legalName: string | null; gstNumber: string | null; mobile: string | null; pincode: string | null; address: string | null; city: string | null; state: string | null; carePhone: string | null; careEmail: string | null; bankHolder?: string; bankNumber?: string; bankIfsc?: string; password?: string; _id?: unknown; userName?: unknown; status?: unknown; reason?: unknown; bank?: unknown; missing?: unknown }; answer: { success: true; data: SellerProfile; message: string }; refusal: UsualRefusal | 'account.too_many_passwords' | 'account.wrong_password' | 'auth.gstin_taken' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'sellers.bank_needs_password' | 'sellers.profile_invalid' };
  /** Replaces your services and delivery windows; with `version`, only if nobody has changed them since. Orders keep what was sold. For: seller. */
  saveServices: { input: { version?: string; services: DeskService[]; windows: { categories: string[]; places: ({ weekday: number; period: 'morning' | 'afternoon' | 'evening'; capacity: number })[] }; exchange?: boolean | null; categories?: unknown }; answer: { success: true; data: DeskServices }; refusal: UsualRefusal | 'services.changed' | 'services.invalid' };
  /** Saves the shop’s name and contact details. For: administrator. */
  saveShop: { input: { version: string; fields: { name: string; legalName: string; email: string; landline: string; mobile: string; gstin: string; state: string; tcsRegistration: string } }; answer: { success: true; data: ShopSettings; message: string }; refusal: UsualRefusal | 'auth.gstin_taken' | 'sellers.house_name_taken' | 'settings.invalid' | 'settings.moved' };
  /** Saves prices and stock of some rows: the valid ones in one transaction, the others with their errors. For: seller. */
  saveStockRows: { input: { rows: ({ _id: Id; version: number; price?: number; salePrice?: number | null; stock?: { to: number; seen: number } | number; slug?: unknown; title?: unknown; sku?: unknown; variant?: unknown; soldIn30Days?: unknown; listed?: unknown; username?: unknown })[]; reason: 'counted' | 'damaged' | 'lost' | 'found' | 'supplied' | 'returned-to-supplier' | 'correction'; note?: string }; answer: { success: true; data: ({ _id: Id; outcome: 'done' | 'waits' | 'stale' | 'refused'; message: string | null; now: { price: number; salePrice: number | null; stock: number; version: number } | null })[] }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' };
  /** Changes, adds and unlinks variants of a product: all rows in one transaction, or none with the errors by row. For: seller. */
  saveVariants: { input: { id: Id } & { changed?: ({ title?: string; sku?: string | null; gtin?: string | null; options?: { name: string; value: string; swatch?: string }[]; price?: number; salePrice?: number | null; images?: string[]; status?: 'draft' | 'live' | 'hidden'; _id: Id; version: number; stock?: { to: number; seen: number } | number; unlink?: boolean; slug?: unknown; listed?: unknown; waits?: unknown })[]; added?: ({ title?: string; sku?: string | null; gtin?: string | null; options?: { name: string; value: string; swatch?: string }[]; price?: number; salePrice?: number | null; images?: string[]; status?: 'draft' | 'live' | 'hidden'; of: Id; stock?: number })[]; stockReason?: 'counted' | 'damaged' | 'lost' | 'found' | 'supplied' | 'returned-to-supplier' | 'correction' }; answer: { success: true; data: { username: string; rows: VariantRow[]; total: number }; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_missing' | 'inventory.sku_taken' | 'inventory.too_many_variants' | 'inventory.variants_not_saved' | 'picture.unknown' | 'request.not_found' };
  /** Products that match a search, best match first. For: everybody. */
  searchProducts: { input: { keyword: string; category?: ('electronics' | 'accessories')[]; section?: ('featured' | 'top-deals' | 'trending' | 'accessories')[]; brand?: string[]; kind?: string[]; condition?: ('new' | 'open-box' | 'refurbished')[]; origin?: string[]; attr?: string[]; minPrice?: number; maxPrice?: number; rating?: number; inStock?: boolean; onSale?: boolean; everyOffer?: boolean; sortBy?: 'price-lowtohigh' | 'price-hightolow' | 'title-atoz' | 'title-ztoa' | 'relevance' | 'newest' | 'rating' | 'origin'; language?: string; page?: number; limit?: number }; answer: ProductList; refusal: UsualRefusal | 'request.not_found' | 'shop.opening_soon' };
  /** Sends a message to the shop; the same message within a day gets the same ticket. For: anyone. */
  sendMessage: { input: { name: string; email: string; subject: string; message: string }; answer: { success: true; message: string; data: { ticket: string; receivedAt: string; acknowledgeBy: string; settleBy: string } }; refusal: UsualRefusal | 'contact.message_invalid' | 'contact.too_many' | 'contact.too_many_from_address' | 'contact.too_many_from_network' };
  /** Another link for an order that waits for its payment, which is mailed to the buyer too. For: administrator. */
  sendPayLink: { input: { orderId: Id }; answer: { success: true; message: string; payLink: string | null; payUntil: string | null }; refusal: UsualRefusal | 'auth.key_may_not' | 'checkouts.no_link' | 'orders.missing' | 'request.not_found' };
  /** Sends what waits back to its sellers with a reason; what is on sale stays as it is. For: administrator. */
  sendProductsBack: { input: { approvals: { _id: Id; version: number }[]; reason: string }; answer: { success: true; data: { products: number }; message: string }; refusal: UsualRefusal | 'approvals.changed' };
  /** Sets whether a seller collects cash on delivery itself, from the next delivery on. For: administrator. */
  setCashCollection: { input: { sellerId: Id; collectsCash: boolean }; answer: { success: true; data: { collectsCash: boolean }; message: string }; refusal: UsualRefusal | 'sellers.missing' };
  /** Turns mails about a product on or off, and saves it if it is not saved; answers the whole list. For: shopper. */
  setNotices: { input: { productId: Id; tellOfFall?: boolean; tellOfReturn?: boolean; title?: unknown; savedPrice?: unknown; savedAt?: unknown }; answer: { success: true; data: { productId: Id; title: string; savedPrice: number; savedAt: string; tellOfFall: boolean; tellOfReturn: boolean }[] }; refusal: UsualRefusal | 'wishlist.full' | 'wishlist.product_missing' };
  /** Puts a product on sale, hides it, or makes it a draft. For: seller. */
  setProductStatus: { input: { id: Id } & { status: 'draft' | 'live' | 'hidden' }; answer: { success: true; data: ProductOnFile; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'inventory.product_changed' | 'inventory.product_missing' | 'inventory.sku_taken' | 'picture.unknown' | 'request.not_found' };
  /** Records once that an old phone was taken, with its condition and what is given for it, at most what was quoted; or that it was not taken, with the reason. What is given is refunded to the buyer. For: seller. */
  settleExchange: { input: { orderId: Id } & { lineId: string; taken?: { value: number; condition: 'working' | 'scratched' | 'broken' | 'dead' }; rejected?: { reason: string } }; answer: { success: true; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'exchanges.missing' | 'exchanges.settled' | 'exchanges.too_early' | 'exchanges.too_high' | 'orders.missing' | 'request.not_found' };
  /** Records that a refund was paid manually, with the bank reference, and mails the shopper. For: administrator. */
  settleRefund: { input: { _id: Id; reference: string }; answer: { success: true; data: Refund; message: string }; refusal: UsualRefusal | 'refunds.by_provider' | 'refunds.cash_not_in' | 'refunds.missing' | 'refunds.second_needed' | 'refunds.settled' };
  /** The address of the label of a booked parcel, valid for some minutes. For: seller. */
  shipmentLabel: { input: { partId: Id }; answer: { success: true; data: { url: string } }; refusal: UsualRefusal | 'request.not_found' | 'shipments.away' | 'shipments.no_courier' | 'shipments.nothing_booked' | 'shipments.part_missing' | 'shipments.refused' | 'shipments.too_many' };
  /** Cancels an unfinished upload and deletes what was sent. For: shopper. */
  shopperUploadsCancel: { input: { upload: Id }; answer: Succeeded; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' | 'upload.missing' };
  /** Finishes an upload and checks the file; pictures can be shown only after this. May be repeated.. For: shopper. */
  shopperUploadsFinish: { input: { upload: Id; tags?: string[] }; answer: { success: true; data: Uploaded }; refusal: UsualRefusal | 'auth.key_may_not' | 'picture.animated' | 'picture.broken' | 'picture.no_picture' | 'picture.too_many_pixels' | 'upload.incomplete' | 'upload.missing' | 'upload.no_table' };
  /** A signed permission to upload one part of a file, valid for five minutes. For: shopper. */
  shopperUploadsPermit: { input: { upload: Id; part: number }; answer: { success: true; data: { url: string; headers: Record<string, string> } }; refusal: UsualRefusal | 'auth.key_may_not' | 'upload.missing' };
  /** One import: its progress, how its columns were read, and its errors. For: seller. */
  showImport: { input: { id: Id }; answer: { success: true; data: ImportDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'request.not_found' };
  /** Shows a hidden question or answer again. For: administrator. */
  showQuestion: { input: { _id: Id }; answer: Succeeded; refusal: UsualRefusal | 'questions.missing' };
  /** Shows a hidden review again. For: administrator. */
  showReview: { input: { _id: Id }; answer: { success: true; data: ModeratedReview; message: string }; refusal: UsualRefusal | 'reviews.missing' };
  /** Signs in and answers with the token of the session, for Authorization: Bearer; sets no cookies. For: anyone. */
  signInForToken: { input: { email: string; password: string }; answer: { success: true; token: string; user: SessionUser }; refusal: UsualRefusal | 'auth.blocked' | 'auth.too_many_from_network' | 'auth.too_many_passwords' | 'auth.too_many_sign_ins' | 'auth.wrong_credentials' };
  /** Stops a check or an import; rows already imported are kept. For: seller. */
  stopImport: { input: { id: Id }; answer: { success: true; data: ImportBrief }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'import.not_under_way' | 'request.not_found' };
  /** Turns all mails about a wishlist off, by the key in such a mail. For: anyone. */
  stopNotices: { input: { key: Id }; answer: Succeeded; refusal: UsualRefusal | 'wishlist.key_unknown' };
  /** Turns text messages about your orders off. For: signedIn. */
  stopTexts: { input: Record<string, never> | undefined; answer: { success: true; message: string; data: OwnAccount }; refusal: UsualRefusal };
  /** Webhook for couriers, authenticated by what was agreed with them. For: signed. */
  takeCourierMessage: { input: { courier: string }; answer: Succeeded; refusal: UsualRefusal | 'request.not_found' | 'shipments.not_proved' | 'shipments.too_many' };
  /** Takes over what an agent has prepared: it is yours from now on, and the agent can change nothing any more. A repeated call answers it again. For: shopper. */
  takeHandover: { input: { session: string }; answer: { success: true; data: Handover }; refusal: UsualRefusal | 'agents.handover_done' | 'agents.handover_missing' | 'agents.handover_taken' | 'agents.too_many' | 'request.not_found' };
  /** Webhook for payment providers, authenticated by its signature. For: signed. */
  takeMessage: { input: { provider: string }; answer: Succeeded; refusal: UsualRefusal | 'orders.stock_gone' | 'request.not_found' | 'settlement.not_known_yet' | 'settlement.not_proved' | 'settlement.provider_refuses' | 'settlement.too_many' };
  /** Takes attributes out of the texts of a file, for this and later files, or no longer, and checks it again. For: seller. */
  takeProposals: { input: { id: Id } & { take: string[]; leave: string[] }; answer: { success: true; data: ImportBrief }; refusal: UsualRefusal | 'auth.key_may_not' | 'import.missing' | 'import.no_such_attribute' | 'import.not_checked' | 'request.not_found' };
  /** Asks a service whether the stored settings work. For: administrator. */
  testConnection: { input: { port: 'message' | 'courier' | 'payment' | 'storage'; name: string }; answer: { success: true; data: Connection; works: boolean; message: string }; refusal: UsualRefusal | 'connections.incomplete' | 'connections.no_such' | 'connections.too_many_tests' | 'request.not_found' };
  /** Mails a sample with these texts to yourself; nothing is saved. For: administrator. */
  testMail: { input: { mail: string; language: string } & { subject: string; opening: string; closing: string }; answer: Succeeded; refusal: UsualRefusal | 'mails.missing' | 'mails.too_many_tests' | 'mails.words_invalid' | 'request.not_found' };
  /** Sends a test to an endpoint. For: seller. */
  testWebhook: { input: { endpointId: Id }; answer: Succeeded; refusal: UsualRefusal | 'request.not_found' | 'webhooks.no_such_endpoint' | 'webhooks.off' | 'webhooks.too_many_tests' };
  /** Sets courier and tracking number of a seller order; null for what is not known. For: seller. */
  trackOrder: { input: { orderId: Id } & { partId?: Id; carrier: string | null; tracking: string | null }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.booking_stands' | 'orders.missing' | 'orders.nothing_to_track' | 'orders.parcel_for_one' | 'orders.parcel_incomplete' | 'request.not_found' };
  /** Says whether products of a seller go on sale without an administrator; takes effect at once. For: administrator. */
  trustVendor: { input: { _id: Id; trust: 'automatic' | 'trusted' | 'checked' }; answer: { success: true; data: { trust: 'automatic' | 'trusted' | 'checked' }; message: string }; refusal: UsualRefusal | 'sellers.missing' };
  /** Unblocks an account; a seller’s products go back on sale. For: administrator. */
  unblockPerson: { input: { _id: Id }; answer: { success: true; data: AccountStanding; message: string }; refusal: UsualRefusal | 'people.missing' };
  /** Takes back that cash was received, recorded wrongly; not once it was paid out or refunded. For: administrator. */
  undoReceived: { input: { partId: Id; reason: string }; answer: { success: true; data: CashRow; message: string }; refusal: UsualRefusal | 'cash.missing' | 'cash.not_in' | 'cash.spent' };
  /** Deletes all reviews of an import, also hidden ones. For: administrator. */
  undoReviewImport: { input: { id: Id }; answer: { success: true; data: ReviewImport; message: string }; refusal: UsualRefusal | 'request.not_found' | 'reviews.import_missing' };
  /** Unlinks a product for good: its seller is no longer shown with those that match, whatever GTIN it types. For: administrator. */
  unlinkProduct: { input: { id: Id }; answer: { success: true; message: string }; refusal: UsualRefusal | 'matching.missing' | 'matching.nothing_to_unlink' | 'request.not_found' };
  /** Updates a saved address; existing orders keep the address they were placed with. For: shopper. */
  updateAddress: { input: { userId: "me" | Id; addressId: Id } & { name?: string | null; address: string; city: string; pincode: string; phone: string; notes: string; state?: string; _id?: unknown }; answer: { success: true; data: Address }; refusal: UsualRefusal | 'addresses.missing' | 'auth.key_may_not' | 'request.not_found' };
  /** Sets the quantity of a product; with `version`, only if the cart has not changed since. For: shopper. */
  updateCart: { input: { userId?: Id; productId: Id; quantity: number; version?: number; slug?: unknown; image?: unknown; title?: unknown; condition?: unknown; price?: unknown; salePrice?: unknown; totalStock?: unknown; username?: unknown; sellerState?: unknown; returnsNote?: unknown }; answer: CartAnswer; refusal: UsualRefusal | 'auth.key_may_not' | 'cart.changed' | 'cart.line_missing' | 'cart.only_this_many' };
  /** Updates the status of one seller order, or of all that can change; rejected and cancelled ones stay as they are. For: seller. */
  updateOrder: { input: { orderId: Id } & { orderStatus: 'pending' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected'; partId?: Id; carrier?: string; tracking?: string; serials?: GivenSerials; reason?: 'out-of-stock' | 'price-error' | 'cannot-deliver' | 'buyer-asked' | 'not-verified' | 'other'; note?: string; deliveryCode?: string; withoutProof?: string; againstLaterPayment?: string; _id?: unknown; number?: unknown; userId?: unknown; paymentMethod?: unknown; paymentStatus?: unknown; totalAmount?: unknown; orderDate?: unknown; orderUpdateDate?: unknown; cartId?: unknown; cartItems?: unknown; addressInfo?: unknown; company?: unknown; agent?: unknown; paymentId?: unknown; payerId?: unknown; payUntil?: unknown; parts?: unknown; refunds?: unknown; timeline?: unknown }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'offers.used_up' | 'orders.booking_stands' | 'orders.delivery_code_for_one' | 'orders.missing' | 'orders.move_not_allowed' | 'orders.not_paid' | 'orders.parcel_for_one' | 'orders.parcel_incomplete' | 'orders.parcel_too_early' | 'orders.proof_needed' | 'orders.reason_not_rejecting' | 'orders.say_reason' | 'orders.seller_not_ready' | 'orders.stock_gone' | 'orders.too_many_delivery_codes' | 'orders.wrong_delivery_code' | 'request.not_found' | 'serials.missing' | 'serials.not_asked' | 'serials.taken' | 'serials.too_early' | 'serials.too_many' | 'serials.twice' | 'serials.wrong' };
  /** Registration, step 2: the same fields with the code create the account and sign in. For: anyone. */
  verifyOtp: { input: { userName: string; email: string; password: string; mobile: string; gstNumber?: string; role: 'user' | 'admin'; type: 'user' | 'vendor'; otp: string }; answer: { success: true; message: string; status: string; user: SessionUser }; refusal: UsualRefusal | 'auth.registration_invalid' | 'auth.too_many_from_network' | 'auth.too_many_sign_ins' | 'auth.user_name_taken' | 'auth.wrong_code' | 'auth.wrong_credentials' };
  /** Withdraws what waits of your product; the values that are on sale stay. A new product is hidden or deleted instead. For: seller. */
  withdrawChange: { input: { id: Id }; answer: { success: true; message: string }; refusal: UsualRefusal | 'approvals.nothing' | 'request.not_found' };
  /** Withdraws an edit that costs more and waits for the buyer’s payment; the order stays as it is. For: administrator. */
  withdrawEdit: { input: { editId: Id }; answer: { success: true; message: string; data: OrderDetail }; refusal: UsualRefusal | 'auth.key_may_not' | 'orders.edit_over' | 'orders.missing' | 'request.not_found' };
  /** Withdraws an open proposal. For: seller. */
  withdrawProposal: { input: { _id: Id; version: number }; answer: { success: true; data: FrontProposal; message: string }; refusal: UsualRefusal | 'front-proposals.changed' | 'front-proposals.missing' };
  /** Cancels a return request that is not completed yet. For: shopper. */
  withdrawReturn: { input: { _id: Id }; answer: { success: true; data: Return; message: string }; refusal: UsualRefusal | 'auth.key_may_not' | 'returns.missing' | 'returns.moved' | 'returns.not_delivered' | 'returns.numbers_differ' | 'returns.say_what_became' | 'returns.say_why' };
  /** Deletes your review of a product; succeeds even if there is none. For: shopper. */
  withdrawReview: { input: { productId: Id }; answer: Succeeded; refusal: UsualRefusal | 'auth.key_may_not' | 'request.not_found' };
}

/** What the shop posts to webhook endpoints, by event. */
export interface WebhookMessages {
  'order.placed': { type: "order.placed"; version: 1; timestamp: string; data: WebhookOrder };
  'order.confirmed': { type: "order.confirmed"; version: 1; timestamp: string; data: WebhookOrder };
  'order.processing': { type: "order.processing"; version: 1; timestamp: string; data: WebhookOrder };
  'order.shipped': { type: "order.shipped"; version: 1; timestamp: string; data: WebhookOrder };
  'order.delivered': { type: "order.delivered"; version: 1; timestamp: string; data: WebhookOrder };
  'order.rejected': { type: "order.rejected"; version: 1; timestamp: string; data: WebhookOrder };
  'order.cancelled': { type: "order.cancelled"; version: 1; timestamp: string; data: WebhookOrder };
  'order.reopened': { type: "order.reopened"; version: 1; timestamp: string; data: WebhookOrder };
  'order.paid': { type: "order.paid"; version: 1; timestamp: string; data: WebhookOrder };
  'order.payment_failed': { type: "order.payment_failed"; version: 1; timestamp: string; data: WebhookOrder };
  'order.tracking_changed': { type: "order.tracking_changed"; version: 1; timestamp: string; data: WebhookOrder };
  'order.edited': { type: "order.edited"; version: 1; timestamp: string; data: WebhookOrder };
  'return.requested': { type: "return.requested"; version: 1; timestamp: string; data: WebhookReturn };
  'return.approved': { type: "return.approved"; version: 1; timestamp: string; data: WebhookReturn };
  'return.received': { type: "return.received"; version: 1; timestamp: string; data: WebhookReturn };
  'return.settled': { type: "return.settled"; version: 1; timestamp: string; data: WebhookReturn };
  'return.refused': { type: "return.refused"; version: 1; timestamp: string; data: WebhookReturn };
  'return.withdrawn': { type: "return.withdrawn"; version: 1; timestamp: string; data: WebhookReturn };
  'refund.created': { type: "refund.created"; version: 1; timestamp: string; data: WebhookRefund };
  'refund.settled': { type: "refund.settled"; version: 1; timestamp: string; data: WebhookRefund };
  'refund.failed': { type: "refund.failed"; version: 1; timestamp: string; data: WebhookRefund };
  'invoice.issued': { type: "invoice.issued"; version: 1; timestamp: string; data: WebhookInvoice };
  'product.created': { type: "product.created"; version: 1; timestamp: string; data: WebhookProduct };
  'product.updated': { type: "product.updated"; version: 1; timestamp: string; data: WebhookProduct };
  'product.stock_changed': { type: "product.stock_changed"; version: 1; timestamp: string; data: WebhookProduct };
  'product.deleted': { type: "product.deleted"; version: 1; timestamp: string; data: WebhookGone };
  'webhook.test': { type: "webhook.test"; version: 1; timestamp: string; data: { message: string } };
}

/** Method and path of every call. `once` takes an Idempotency-Key, `bare` sends no body. */
export const CALLS: Readonly<Record<keyof Calls, string>> = {
  addAddress: 'POST /shop/address/add',
  addAttribute: 'POST /admin/attributes/add',
  addCategory: 'POST /admin/categories/add',
  addFeature: 'POST /common/feature/add',
  addKey: 'POST /account/keys/add',
  addOffer: 'POST /admin/offers/add',
  addPrice: 'POST /admin/prices/add',
  addProduct: 'POST /admin/products/add',
  addReview: 'POST /shop/review/add',
  addToCart: 'POST /shop/cart/add',
  addVendor: 'POST /admin/vendors/add',
  addWebhook: 'POST /admin/webhooks/add',
  adjustBalance: 'POST /admin/payouts/adjust',
  adjustStock: 'POST /admin/stock/adjust',
  answerQuestion: 'POST /shop/question/answer',
  answerTicket: 'POST /admin/tickets/answer',
  approveProducts: 'POST /admin/approvals/approve',
  approveRefund: 'PUT /admin/refunds/approve',
  arrangeService: 'PUT /admin/orders/service/{orderId}',
  askGuestCode: 'POST /auth/guest-code',
  askNewEmail: 'POST /account/email',
  askQuestion: 'POST /shop/question/ask',
  askTexts: 'POST /account/texts',
  beginReturnPhoto: 'POST /shop/returns/photos',
  beginReviewPhoto: 'POST /shop/review/photos',
  beginUpload: 'POST /admin/uploads/begin',
  blockPerson: 'PUT /admin/people/block',
  bookShipment: 'POST /admin/shipments/book/{partId}',
  cancelOrder: 'POST /shop/order/cancel/{orderId}',
  cancelShipment: 'POST /admin/shipments/cancel/{partId}',
  cancelUpload: 'DELETE /admin/uploads/cancel/{upload}',
  captureByLink: 'POST /shop/pay-link/capture',
  captureOrder: 'POST /shop/order/capture',
  changeAttribute: 'PUT /admin/attributes/update/{id}',
  changeByHand: 'PUT /admin/checkouts/{checkoutId}',
  changeCategory: 'PUT /admin/categories/update/{id}',
  changeCheckout: 'PUT /shop/checkouts/{checkoutId}',
  changeCompany: 'PUT /shop/order/company/{orderId}',
  changeFeature: 'PUT /admin/features/update/{bannerId}',
  changeHandover: 'PUT /shop/handover/{session}',
  changeInBulk: 'POST /admin/stock/bulk',
  changeLanguage: 'PUT /account/language',
  changeMobile: 'PUT /account/mobile',
  changeOffer: 'PUT /admin/offers/edit/{offerId}',
  changePassword: 'PUT /account/password',
  changeProposal: 'PUT /admin/front-proposals/change',
  changeWishlist: 'POST /shop/wishlist/change',
  checkAuth: 'GET /auth/check-auth',
  compareProducts: 'GET /shop/products/compare',
  completeByHand: 'POST /admin/checkouts/{checkoutId}/complete',
  completeCheckout: 'POST /shop/checkouts/{checkoutId}/complete',
  completeHandover: 'POST /shop/handover/{session}/complete',
  confirmChange: 'POST /admin/assistants/confirm/{changeId} bare',
  confirmNewEmail: 'PUT /account/email',
  confirmTexts: 'PUT /account/texts',
  createCartLink: 'POST /shop/cart/links/create',
  createImport: 'POST /admin/imports/add',
  decideVendor: 'PUT /admin/orders/vendor-update',
  declineEdit: 'POST /shop/order/decline-edit/{editId}',
  declineProposal: 'PUT /admin/front-proposals/decline',
  deleteAccount: 'POST /account/delete',
  deleteAddress: 'DELETE /shop/address/delete/{userId}/{addressId}',
  deleteCategory: 'DELETE /admin/categories/delete/{id}',
  deleteCompany: 'DELETE /shop/company',
  deleteFeature: 'DELETE /admin/features/delete/{bannerId}',
  deleteProduct: 'DELETE /admin/products/delete/{id}',
  discardDraft: 'PUT /admin/pages/discard',
  discardFrontDraft: 'PUT /admin/fronts/discard',
  downloadInvoice: 'GET /invoices/pdf/{invoiceId}',
  dropCode: 'DELETE /shop/cart/offers/{code}',
  editConnection: 'PUT /admin/connections/edit/{port}/{name}',
  editOrder: 'PUT /admin/orders/edit/{orderId}',
  editProduct: 'PUT /admin/products/edit/{id}',
  editWebhook: 'PUT /admin/webhooks/edit/{endpointId}',
  endCartLink: 'DELETE /shop/cart/links/{token}',
  endOtherSessions: 'DELETE /account/sessions',
  endPrice: 'PUT /admin/prices/end/{priceId}',
  endSession: 'DELETE /account/sessions/{sessionId}',
  enterAsGuest: 'POST /auth/guest',
  eraseReview: 'PUT /admin/reviews/erase',
  estimateOffer: 'POST /admin/offers/estimate',
  exportMine: 'GET /account/export',
  exportOrders: 'GET /admin/orders/export',
  exportProducts: 'GET /admin/imports/goods',
  findOwnReview: 'GET /shop/review/mine/{productId}',
  findOwnRights: 'GET /shop/question/mine/{productId}',
  finishUpload: 'POST /admin/uploads/finish',
  forgetLater: 'DELETE /shop/cart/later/{productId}',
  forgotPassword: 'POST /auth/forgot-password',
  getAccount: 'GET /account',
  getAnnouncements: 'GET /common/announcements',
  getAttribute: 'GET /admin/attributes/get/{id}',
  getBrands: 'GET /admin/settings/brands',
  getCart: 'GET /shop/cart/get/{userId}',
  getCategoryAttributes: 'GET /admin/attributes/category/{category}',
  getCheckout: 'GET /shop/checkouts/{checkoutId}',
  getCompany: 'GET /shop/company',
  getDashboard: 'GET /admin/dashboard/get',
  getDistrict: 'GET /shop/delivery/{district}',
  getEarnings: 'GET /admin/earnings/get',
  getFirstSteps: 'GET /admin/dashboard/first-steps',
  getFront: 'GET /common/fronts/get',
  getInvoice: 'GET /invoices/get/{invoiceId}',
  getMail: 'GET /admin/mails/{mail}/{language}',
  getOrder: 'GET /admin/orders/details/{orderId}',
  getOwnFitted: 'GET /shop/products/fits/{id}',
  getOwnOrder: 'GET /shop/order/details/{orderId}',
  getOwnProduct: 'GET /admin/products/details/{id}',
  getOwnReturnPhoto: 'GET /shop/returns/photo/{photo}',
  getProduct: 'GET /shop/products/get/{id}',
  getProductBySlug: 'GET /shop/products/slug/{slug}',
  getProductChoices: 'GET /admin/products/choices',
  getRates: 'GET /admin/settings/rates',
  getReturnPhoto: 'GET /admin/returns/photo/{photo}',
  getReturnsOfPart: 'GET /shop/returns/part/{partId}',
  getSellerProfile: 'GET /admin/profile/get',
  getServices: 'GET /admin/services',
  getSettings: 'GET /admin/settings/get',
  getShop: 'GET /common/shop',
  getShopPause: 'GET /admin/shop/pause',
  getShopProductsDepartments: 'GET /shop/products/departments',
  getShopper: 'GET /admin/shoppers/get/{shopperId}',
  getStatement: 'GET /admin/earnings/statement',
  getStatus: 'GET /admin/status/get',
  getSuggestions: 'GET /shop/search/suggest/{text}',
  getTextPage: 'GET /common/pages/get',
  getTicket: 'GET /common/contact/{ticket}',
  getVariants: 'GET /admin/products/variants/{id}',
  getVendor: 'GET /admin/vendors/get/{vendorId}',
  getWaiting: 'GET /admin/dashboard/waiting',
  getWishlist: 'GET /shop/wishlist/get',
  giveUpiId: 'PUT /shop/refunds/upi',
  hideQuestion: 'PUT /admin/questions/hide',
  hideReview: 'PUT /admin/reviews/hide',
  importCash: 'POST /admin/cash/import',
  importReviews: 'POST /admin/reviews/import',
  importTemplate: 'GET /admin/imports/template',
  keepCode: 'PUT /shop/cart/offers/{code} bare',
  keepQuestion: 'PUT /admin/questions/keep',
  keepReview: 'PUT /admin/reviews/keep',
  linkProducts: 'POST /admin/matching/link',
  listAddresses: 'GET /shop/address/get/{userId}',
  listApprovals: 'GET /admin/approvals/get',
  listAttributes: 'GET /admin/attributes/get',
  listAudit: 'GET /admin/audit/get',
  listBanners: 'GET /common/feature/get',
  listCards: 'GET /shop/products/cards',
  listCartLinks: 'GET /shop/cart/links/get',
  listCash: 'GET /admin/cash/get',
  listCategories: 'GET /admin/categories/get',
  listChanges: 'GET /admin/assistants/get',
  listCommissionInvoices: 'GET /admin/invoices/commissions',
  listConnections: 'GET /admin/connections/get',
  listDeliveries: 'GET /admin/webhooks/deliveries/{endpointId}',
  listDeskQuestions: 'GET /admin/questions/get',
  listEmiPlans: 'GET /shop/emi',
  listExchangeModels: 'GET /shop/exchange/models',
  listFeatures: 'GET /admin/features/get',
  listFeeds: 'GET /admin/feeds/get',
  listForModeration: 'GET /admin/reviews/get',
  listFronts: 'GET /admin/fronts/get',
  listImports: 'GET /admin/imports/get',
  listInvoices: 'GET /admin/orders/invoices',
  listJobs: 'GET /admin/jobs/get',
  listKeys: 'GET /account/keys',
  listLater: 'GET /shop/cart/later',
  listMails: 'GET /admin/mails',
  listMatching: 'GET /admin/matching/get',
  listOffers: 'GET /admin/offers/get',
  listOrderSellers: 'GET /admin/orders/sellers',
  listOrders: 'GET /admin/orders/get',
  listOwnOrders: 'GET /shop/order/list/{userId}',
  listOwnProducts: 'GET /admin/products/get',
  listOwnWindows: 'GET /shop/order/windows/{orderId}/{partId}',
  listPageTexts: 'GET /admin/pages/get',
  listPaymentMethods: 'GET /shop/order/payment-methods',
  listPayouts: 'GET /admin/payouts/get',
  listPicks: 'GET /admin/orders/pick-list',
  listPictures: 'GET /admin/imports/pictures/{id}',
  listPrices: 'GET /admin/prices/get',
  listProducts: 'GET /shop/products/get',
  listProposableFronts: 'GET /admin/front-proposals/fronts',
  listProposals: 'GET /admin/front-proposals/get',
  listQuestions: 'GET /shop/question/{productId}',
  listRefunds: 'GET /admin/refunds/get',
  listReport: 'GET /admin/imports/rows/{id}',
  listReturns: 'GET /admin/returns/get',
  listReviewImports: 'GET /admin/reviews/imports',
  listReviews: 'GET /shop/review/{productId}',
  listSearches: 'GET /admin/searches/get',
  listSessions: 'GET /account/sessions',
  listShoppers: 'GET /admin/shoppers/get',
  listSlips: 'GET /admin/orders/packing-slips',
  listSomeProducts: 'GET /shop/products/some',
  listStock: 'GET /admin/stock/get',
  listStockMovements: 'GET /admin/stock/history/{productId}',
  listTickets: 'GET /admin/tickets/get',
  listVendors: 'GET /admin/orders/getVendor',
  listWebhooks: 'GET /admin/webhooks/get',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  mergeCart: 'POST /shop/cart/merge',
  mergeLater: 'POST /shop/cart/later/merge',
  moveOrders: 'PUT /admin/orders/update-many',
  moveOwnWindow: 'PUT /shop/order/window/{orderId}',
  moveReturn: 'PUT /admin/returns/move',
  moveTicket: 'PUT /admin/tickets/move',
  moveToCart: 'POST /shop/cart/later/move',
  moveWindow: 'PUT /admin/orders/window/{orderId}',
  nameCategories: 'POST /admin/imports/words/{id}',
  notePageSpeed: 'POST /common/page-speed',
  noteSearch: 'POST /shop/search/note',
  noteSerials: 'PUT /admin/orders/serials/{orderId}',
  openByHand: 'POST /admin/checkouts',
  openCartLink: 'GET /shop/cart/shared/{token}',
  openCheckout: 'POST /shop/checkouts',
  orderAttributes: 'PUT /admin/attributes/category/{category}',
  orderFeatures: 'PUT /admin/features/order',
  pauseShop: 'POST /admin/shop/pause',
  payByLink: 'POST /shop/pay-link/pay',
  payOrder: 'POST /shop/order/pay/{orderId} bare',
  permitPart: 'POST /admin/uploads/permit',
  placeOrder: 'POST /shop/order/create once',
  previewFront: 'POST /admin/fronts/preview',
  previewMail: 'POST /admin/mails/{mail}/{language}/preview',
  previewPage: 'POST /admin/pages/preview',
  previewProposal: 'POST /admin/front-proposals/preview',
  previewRemoval: 'GET /admin/categories/removal/{id}',
  proposeSection: 'POST /admin/front-proposals/propose',
  quoteExchange: 'POST /shop/exchange/quotes',
  quoteOffers: 'POST /shop/cart/quote',
  readAnnouncements: 'GET /admin/announcements/get',
  readDelivery: 'GET /admin/webhooks/delivery/{deliveryId}',
  readFront: 'GET /admin/fronts/one',
  readFrontVersion: 'GET /admin/fronts/version',
  readPageText: 'GET /admin/pages/text',
  readPageVersion: 'GET /admin/pages/version',
  readPayLink: 'POST /shop/pay-link/read',
  readProposal: 'GET /admin/front-proposals/one',
  readRefund: 'GET /admin/refunds/get/{refundId}',
  readReturn: 'GET /admin/returns/get/{returnId}',
  readShipment: 'GET /admin/shipments/get/{partId}',
  readTicket: 'GET /admin/tickets/get/{ticketId}',
  recordCollected: 'PUT /admin/cash/collected',
  recordPayout: 'POST /admin/payouts/record',
  recordReceived: 'PUT /admin/cash/received',
  redeliver: 'POST /admin/webhooks/redeliver/{deliveryId}',
  redeliverFailed: 'POST /admin/webhooks/redeliver-failed/{endpointId}',
  refundService: 'PUT /admin/orders/service/refund/{orderId}',
  refuseChange: 'POST /admin/assistants/refuse/{changeId} bare',
  refusedRows: 'GET /admin/imports/errors/{id}',
  register: 'POST /auth/register',
  removeAttribute: 'DELETE /admin/attributes/delete/{id}',
  removeConnection: 'DELETE /admin/connections/delete/{port}/{name}',
  removeFromCart: 'DELETE /shop/cart/{userId}/{productId}',
  removeWebhook: 'DELETE /admin/webhooks/delete/{endpointId}',
  reopenShop: 'POST /admin/shop/reopen',
  replaceKey: 'POST /account/keys/replace/{keyId}',
  replaceSecret: 'POST /admin/webhooks/secret/{endpointId}',
  reportQuestion: 'POST /shop/question/report',
  reportReview: 'POST /shop/review/report',
  requestReturn: 'POST /shop/returns/request',
  resetFront: 'PUT /admin/fronts/reset',
  resetPassword: 'POST /auth/reset-password',
  restoreAttribute: 'POST /admin/attributes/restore/{id} bare',
  restoreFeature: 'POST /admin/features/restore/{bannerId} bare',
  restoreProduct: 'POST /admin/products/restore/{id} bare',
  retryAllJobs: 'POST /admin/jobs/retry-all',
  retryJob: 'POST /admin/jobs/retry',
  retryPictures: 'POST /admin/imports/pictures/retry/{id} bare',
  retryRefund: 'POST /admin/refunds/retry',
  reversePayout: 'POST /admin/payouts/reverse',
  revokeKey: 'DELETE /account/keys/delete/{keyId}',
  ruleSearch: 'PUT /admin/searches/rule',
  runImport: 'POST /admin/imports/run/{id} bare',
  saveAddresses: 'PUT /admin/settings/addresses',
  saveAnnouncement: 'PUT /admin/announcements/save',
  saveApproval: 'PUT /admin/settings/approval',
  saveBrands: 'PUT /admin/settings/brands',
  saveCompany: 'PUT /shop/company',
  saveDelivery: 'PUT /admin/settings/delivery',
  saveEmi: 'PUT /admin/settings/emi',
  saveExchange: 'PUT /admin/settings/exchange',
  saveForLater: 'POST /shop/cart/later/save',
  saveFront: 'PUT /admin/fronts/save',
  saveGoods: 'PUT /admin/settings/goods',
  saveGuests: 'PUT /admin/settings/guests',
  saveMail: 'PUT /admin/mails/{mail}/{language}',
  saveOfficer: 'PUT /admin/settings/officer',
  savePageText: 'PUT /admin/pages/save',
  savePrograms: 'PUT /admin/settings/programs',
  saveRates: 'PUT /admin/settings/rates',
  saveSellerProfile: 'PUT /admin/profile/update',
  saveServices: 'PUT /admin/services',
  saveShop: 'PUT /admin/settings/shop',
  saveStockRows: 'PUT /admin/stock/rows',
  saveVariants: 'PUT /admin/products/variants/{id}',
  searchProducts: 'GET /shop/search/{keyword}',
  sendMessage: 'POST /common/contact',
  sendPayLink: 'POST /admin/orders/pay-link/{orderId} bare',
  sendProductsBack: 'POST /admin/approvals/send-back',
  setCashCollection: 'PUT /admin/payouts/cash',
  setNotices: 'PUT /shop/wishlist/notices',
  setProductStatus: 'PUT /admin/products/status/{id}',
  settleExchange: 'PUT /admin/orders/exchange/{orderId}',
  settleRefund: 'PUT /admin/refunds/settle',
  shipmentLabel: 'GET /admin/shipments/label/{partId}',
  shopperUploadsCancel: 'DELETE /shop/uploads/cancel/{upload}',
  shopperUploadsFinish: 'POST /shop/uploads/finish',
  shopperUploadsPermit: 'POST /shop/uploads/permit',
  showImport: 'GET /admin/imports/details/{id}',
  showQuestion: 'PUT /admin/questions/show',
  showReview: 'PUT /admin/reviews/show',
  signInForToken: 'POST /auth/token',
  stopImport: 'POST /admin/imports/stop/{id} bare',
  stopNotices: 'POST /shop/wishlist/stop',
  stopTexts: 'DELETE /account/texts',
  takeCourierMessage: 'POST /couriers/{courier}/webhook bare',
  takeHandover: 'POST /shop/handover/{session}/take bare',
  takeMessage: 'POST /payments/{provider}/webhook bare',
  takeProposals: 'POST /admin/imports/proposals/{id}',
  testConnection: 'POST /admin/connections/test/{port}/{name} bare',
  testMail: 'POST /admin/mails/{mail}/{language}/test',
  testWebhook: 'POST /admin/webhooks/test/{endpointId}',
  trackOrder: 'PUT /admin/orders/tracking/{orderId}',
  trustVendor: 'PUT /admin/vendors/trust',
  unblockPerson: 'PUT /admin/people/unblock',
  undoReceived: 'PUT /admin/cash/undo',
  undoReviewImport: 'DELETE /admin/reviews/imports/{id}',
  unlinkProduct: 'POST /admin/matching/unlink/{id} bare',
  updateAddress: 'PUT /shop/address/update/{userId}/{addressId}',
  updateCart: 'PUT /shop/cart/update-cart',
  updateOrder: 'PUT /admin/orders/update/{orderId}',
  verifyOtp: 'POST /auth/verifyOtp',
  withdrawChange: 'POST /admin/approvals/withdraw/{id} bare',
  withdrawEdit: 'POST /admin/orders/withdraw-edit/{editId}',
  withdrawProposal: 'PUT /admin/front-proposals/withdraw',
  withdrawReturn: 'PUT /shop/returns/withdraw',
  withdrawReview: 'DELETE /shop/review/mine/{productId}',
};
