/**
 * The paths of the shop's pages, used as `paths.product(slug)`; those of the back-office are in admin-paths.ts. Each is
 * written only here and in the route table (src/routes.ts).
 */

export const home = '/';
export const listing = '/shop/listing';
/** All categories that have products, by department. */
export const departments = '/shop/categories';
export const search = '/shop/search';
export const compare = '/shop/compare';
/** @param front the name of a landing page */
export const front = (front: string) => `/shop/p/${front}`;
export const wishlist = '/shop/wishlist';
/** @param key from a mail about a wishlist */
export const stopWishlistMails = (key: string) => `${wishlist}/stop?key=${key}`;
/** @param slug of the product, from the API */
export const product = (slug: string) => `/product/${slug}`;

/** @param token of a cart that somebody shares */
export const sharedCart = (token: string) => `/shop/cart/${token}`;

export const checkout = '/shop/checkout';
/** Where guests enter with a mailed code. */
export const guestCheckout = `${checkout}/guest`;
/** Following an order by its number and a mailed code. */
export const track = '/shop/track';
export const paypalReturn = '/shop/paypal-return';
/** Where an order is paid without signing in. @param token of its link */
export const payLink = (token: string) => `/shop/pay/${token}`;
/** Where somebody finishes what an agent has prepared. */
export const handover = (session: string) => `/shop/handover/${session}`;
export const paymentSuccess = '/shop/payment-success';
/** A shopper's orders. */
export const account = '/shop/account';
export const order = (orderId: string) => `${account}/${orderId}`;
export const invoice = (documentId: string) => `${account}/invoice/${documentId}`;

export const login = '/login';
/** For users whose session has expired: the page explains why they have to sign in. */
export const loginEnded = `${login}?ended=1`;
export const forgotPassword = '/forgot-password';
export const registerShopper = '/register/user';
export const registerSeller = '/register/seller';
export const notAllowed = '/unauth-page';

export const about = '/aboutUs';
export const contact = '/contact-us';
export const writeToUs = `${contact}#write-to-us`;
export const grievanceOfficer = '/grievance-officer';
export const ranking = '/how-we-rank';
export const privacy = '/privacy-policy';
export const shipping = '/shipping-policy';
export const terms = '/term-conditions';
export const returnsAndRefunds = '/returnAndRefunds';
export const returning = '/return';

export const tickets = '/ticket';
/** @param number of the ticket, `BB-…` */
export const ticket = (number: string) => `${tickets}?number=${encodeURIComponent(number)}`;
