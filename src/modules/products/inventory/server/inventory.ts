/** Public API of inventory for other features. */

export { readOwnProduct } from './products/own-products.ts';
