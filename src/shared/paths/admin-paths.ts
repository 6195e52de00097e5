/** The paths of the back-office pages, used as `adminPaths.orders`. */

export const start = '/admin';
export const dashboard = '/admin/dashboard';
export const overview = '/admin/overview';
export const account = '/admin/account';

export const products = '/admin/products';
export const stock = '/admin/stock';
export const approvals = '/admin/approvals';
export const categories = '/admin/categories';
export const attributes = '/admin/attributes';
export const feeds = '/admin/feeds';
export const matching = '/admin/matching';
export const searches = '/admin/searches';
export const imports = `${products}/import`;
export const oneImport = (importId: string) => `${imports}/${importId}`;
/** The table of a product's variants. */
export const variants = (productId: string) => `${products}/variants/${productId}`;
export const importColumns = `${imports}/columns`;

export const orders = '/admin/orders';
/** Where administrators take an order for a caller. */
export const orderByHand = `${orders}/by-hand`;
/** @param screen a document that is printed from the list of orders */
export const orderPapers = (screen: 'pick-list' | 'invoices' | 'packing-slips') => `${orders}/${screen}`;
export const returns = '/admin/returns';
export const offers = '/admin/offers';
export const services = '/admin/services';
export const prices = '/admin/prices';
export const invoice = (documentId: string) => `/admin/invoices/${documentId}`;

export const earnings = '/admin/earnings';
export const payouts = '/admin/payouts';
export const cash = '/admin/cash';

export const profile = '/admin/profile';
/** Spelled as in the specification. */
export const verification = '/admin/vendor-verificaton';
export const sellers = '/admin/signup-vendor';
export const seller = (sellerId: string) => `${sellers}/${sellerId}`;
export const shoppers = '/admin/shoppers';
export const shopper = (userId: string) => `${shoppers}/${userId}`;
export const reviews = '/admin/reviews';
export const importReviews = `${reviews}/import`;
export const questions = '/admin/questions';
export const tickets = '/admin/tickets';
export const ticket = (ticketId: string) => `${tickets}/${ticketId}`;

export const features = '/admin/features';
export const fronts = '/admin/fronts';
/** @param front `home`, or the name of a landing page */
export const front = (front: string) => `${fronts}/${front}`;
export const frontProposals = '/admin/front-proposals';
/** @param proposal its id, or `new` */
export const frontProposal = (proposal: string) => `${frontProposals}/${proposal}`;
export const pages = '/admin/pages';
export const pageText = (page: string, language: string) => `${pages}/${page}/${language}`;
export const settings = '/admin/settings';
export const mails = '/admin/mails';
export const mail = (name: string, language: string) => `${mails}/${name}/${language}`;
export const audit = '/admin/audit';
export const jobs = '/admin/jobs';
export const status = '/admin/status';
export const connections = '/admin/connections';
export const webhooks = '/admin/webhooks';
export const assistants = '/admin/assistants';
export const webhook = (endpointId: string) => `${webhooks}/${endpointId}`;
