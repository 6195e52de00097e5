import type { PersonKind } from './actor.ts';
import type { EndpointShape } from './endpoint.ts';

/** The parts of the API that an API key may be allowed to call. `write` includes `read`. */
export const SCOPES = [
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'money:read',
  'customers:read',
  'reports:read',
  'shopping:read',
  'shopping:write',
] as const;

export type Scope = (typeof SCOPES)[number];

const OF_STAFF: readonly Scope[] = SCOPES.filter(scope => !scope.startsWith('shopping:'));

/** What each kind of account may allow its keys: nothing that the account itself may not do. */
export const SCOPES_OF: Readonly<Record<PersonKind, readonly Scope[]>> = {
  shopper: ['shopping:read', 'shopping:write'],
  seller: OF_STAFF.filter(scope => scope !== 'customers:read'),
  administrator: OF_STAFF,
};

/** Beginnings of paths by part. A call that is not here is for people only: account, settings, payouts, rights. */
const PARTS: readonly (readonly [path: string, part: string])[] = [
  ['/admin/products/', 'products'],
  ['/admin/stock/', 'products'],
  // Reading alone: hiding and showing are for people.
  ['/admin/questions/get', 'products'],
  ['/admin/imports/', 'products'],
  ['/admin/uploads/', 'products'],
  ['/admin/feeds/', 'products'],
  ['/admin/categories/', 'products'],
  ['/admin/orders/', 'orders'],
  ['/admin/returns/', 'orders'],
  ['/invoices/', 'orders'],
  ['/admin/earnings/', 'money'],
  ['/admin/payouts/', 'money'],
  ['/admin/cash/', 'money'],
  ['/admin/refunds/', 'money'],
  ['/admin/invoices/', 'money'],
  ['/admin/shoppers/', 'customers'],
  ['/admin/tickets/', 'customers'],
  ['/admin/dashboard/', 'reports'],
  ['/shop/cart/', 'shopping'],
  ['/shop/address/', 'shopping'],
  ['/shop/checkouts', 'shopping'],
  ['/shop/order/', 'shopping'],
  ['/shop/returns/', 'shopping'],
  ['/shop/review/', 'shopping'],
  ['/shop/uploads/', 'shopping'],
];

/** The scope that a key needs for a call; null if no key may make it. */
export function scopeOf({ method, path }: Pick<EndpointShape, 'method' | 'path'>): Scope | null {
  const part = PARTS.find(([beginning]) => path.startsWith(beginning))?.[1];
  const scope = `${part}:${method === 'GET' ? 'read' : 'write'}` as Scope;
  return SCOPES.includes(scope) ? scope : null;
}

export function allows(given: readonly Scope[], needed: Scope): boolean {
  return given.includes(needed) || given.includes(needed.replace(/:read$/, ':write') as Scope);
}
