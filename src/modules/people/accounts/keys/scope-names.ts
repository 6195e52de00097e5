import type { Scope } from '#shared/api/scopes.ts';
import { t } from '#shared/language/t.ts';

/** What a scope allows, in words. */
export function scopeName(scope: Scope): string {
  return NAMES[scope]();
}

const NAMES: Readonly<Record<Scope, () => string>> = {
  'products:read': () => t('people.accounts.scope.productsRead'),
  'products:write': () => t('people.accounts.scope.productsWrite'),
  'orders:read': () => t('people.accounts.scope.ordersRead'),
  'orders:write': () => t('people.accounts.scope.ordersWrite'),
  'money:read': () => t('people.accounts.scope.moneyRead'),
  'customers:read': () => t('people.accounts.scope.customersRead'),
  'reports:read': () => t('people.accounts.scope.reportsRead'),
  'shopping:read': () => t('people.accounts.scope.shoppingRead'),
  'shopping:write': () => t('people.accounts.scope.shoppingWrite'),
};
