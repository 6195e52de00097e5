import type { Company } from '#people/addresses/company/company.contract.ts';
import type { TxCtx } from '#platform/context.ts';
import type { OrderId } from '#shared/id.ts';

/** Stores whom an order is invoiced to; null for the person who buys. The caller has it locked, or has just written it. */
export async function setCompany(tx: TxCtx, orderId: OrderId, company: Company | null): Promise<void> {
  await tx.db
    .updateTable('orders')
    .set({
      company_name: company?.name ?? null,
      company_gstin: company?.gstin ?? null,
      company_address: company?.address ?? null,
    })
    .where('id', '=', orderId)
    .execute();
}
