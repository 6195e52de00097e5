import * as z from 'zod/mini';
import { OrderDetail } from '#orders/orders/order.schema.ts';
import { GivenCompany } from '#people/addresses/company/company.contract.ts';
import { put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { id } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

/** A tax invoice can't change once it is issued. `number` is undefined for an order shipped without one. */
export const companyIsInvoiced = problem('orders.company_invoiced', 'conflict', (number: string | undefined) =>
  number === undefined
    ? t('orders.orders.refusal.companyShipped')
    : t('orders.orders.refusal.companyInvoiced', { number }),
);
/** Nothing of the order will be invoiced. */
export const companyOfDead = problem('orders.company_of_dead', 'conflict', () =>
  t('orders.orders.refusal.companyDead'),
);

export const changeCompany = put('/shop/order/company/:orderId', {
  summary:
    'Changes the GST details that an order is invoiced to, or removes them with null; possible until the first part has shipped',
  params: z.strictObject({ orderId: id<'order'>() }),
  body: z.strictObject({ company: z.nullable(GivenCompany) }),
  output: z.object({ success: z.literal(true), message: z.string(), data: OrderDetail }),
});
