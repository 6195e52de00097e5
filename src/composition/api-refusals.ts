import { FINANCE } from '#composition/refusals/finance.ts';
import { OFFICE } from '#composition/refusals/office.ts';
import { ORDERS } from '#composition/refusals/orders.ts';
import { PEOPLE } from '#composition/refusals/people.ts';
import { PRODUCTS } from '#composition/refusals/products.ts';
import type { RefusalsOfCalls } from '#composition/refusals/refusals-of-calls.ts';
import { SHOP } from '#composition/refusals/shop.ts';

/** Refusals of all public calls. */
export const PUBLIC_REFUSALS = ['shop.opening_soon'];

/** A call is in the table of one module only. */
export const REFUSALS_OF_MODULES: readonly RefusalsOfCalls[] = [SHOP, PEOPLE, PRODUCTS, ORDERS, FINANCE, OFFICE];

/**
 * The refusals of each call by its own rules, by the name of its contract. Refusals that follow from its guard and its
 * input are not listed. The API tests compare every refusal they get with this list; a missing one fails with call and
 * code.
 */
export const REFUSALS: RefusalsOfCalls = Object.fromEntries(REFUSALS_OF_MODULES.flatMap(each => Object.entries(each)));
