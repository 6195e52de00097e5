import type { OrderRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { Company } from '#people/addresses/company/company.contract.ts';

/** The business that an order is bought for; undefined for a person. */
export function companyOfOrder(
  order: Pick<OrderRow, 'company_name' | 'company_gstin' | 'company_address'>,
): Company | undefined {
  const { company_name: name, company_gstin: gstin, company_address: address } = order;
  return name !== null && gstin !== null && address !== null ? { name, gstin, address } : undefined;
}
