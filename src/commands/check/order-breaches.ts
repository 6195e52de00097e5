import { sql } from 'kysely';

const dayOf = sql`(placed_at at time zone 'Asia/Kolkata')::date`;
/** The orders, or seller orders, of the days that are summed. */
const isSummed = sql`placed_at < (select day::timestamp at time zone 'Asia/Kolkata' from summed_until)`;

/** What was sold by day, less: to be added to what the sums say. */
const unsold = sql`
  select ${dayOf} as day, line.product_id, part.seller_id, -line.quantity as pieces, line.discount_paise - line.total_paise as sales_paise
  from order_parts part join order_lines line on line.part_id = part.id and line.service is null
  where part.status not in ('rejected', 'cancelled') and ${isSummed}`;

/**
 * Rules of stock, orders and returns (docs/security-cases.md I1, I2, I4, I6; R52.5). Each query returns the rows that
 * violate the rule.
 */
export const ORDER_BREACHES = {
  'I1 stock is the sum of its movements and never below zero': sql`
    select p.id, p.stock + p.held_stock as stock, coalesce(sum(m.quantity), 0) as moved
    from products p left join stock_movements m on m.product_id = p.id group by p.id having p.stock < 0 or p.stock + p.held_stock <> coalesce(sum(m.quantity), 0)`,
  'I1 ordered units have left the stock, except those that were put back': sql`
    select part.id from order_parts part join order_lines line on line.part_id = part.id and line.service is null
    where coalesce((select sum(m.quantity) from stock_movements m
        where m.part_id = part.id and m.product_id = line.product_id), 0)
      + coalesce((select sum((units ->> 'quantity')::int) from proposed_edits edit, jsonb_array_elements(edit.reserved) units
        where edit.id = part.edit_id and (units ->> 'productId')::uuid = line.product_id), 0)
      <> case when part.status in ('rejected', 'cancelled') then 0 else coalesce((select sum(back.quantity)
        from return_lines back join returns r on r.id = back.return_id
        where back.line_id = line.id and r.state = 'settled' and r.goods = 'restocked'), 0) - line.quantity end`,
  'I1 units that were taken for an edit are on a line or wait for its payment, or were put back': sql`
    select m.part_id from stock_movements m join order_parts part on part.id = m.part_id
    where part.status not in ('rejected', 'cancelled') and not exists (select from order_lines line
      where line.part_id = m.part_id and line.product_id = m.product_id)
    group by m.part_id, m.product_id, part.edit_id
    having sum(m.quantity) + coalesce((select sum((units ->> 'quantity')::int) from proposed_edits edit,
      jsonb_array_elements(edit.reserved) units
      where edit.id = part.edit_id and (units ->> 'productId')::uuid = m.product_id), 0) <> 0`,
  'no more units are returned than were sold': sql`
    select line.id from order_lines line join return_lines back on back.line_id = line.id
    join returns r on r.id = back.return_id where r.state not in ('refused', 'withdrawn')
    group by line.id having sum(back.quantity) > line.quantity`,
  'no more is refunded than was paid, and the seller order records how much': sql`
    select part.id from order_parts part
    left join (select part_id, sum(amount_paise) as amount from refunds where cause <> 'edited' group by part_id) back
      on back.part_id = part.id
    where coalesce(back.amount, 0) > part.total_paise
      or (part.payment_status = 'refunded') <> (coalesce(back.amount, 0) = part.total_paise)
      or (part.payment_status = 'partially_refunded') <> (coalesce(back.amount, 0) > 0 and back.amount < part.total_paise)`,
  'each settled return has a refund, and no other return has one': sql`
    select coalesce(r.id, refund.cause_id) from returns r
    full join (select cause_id from refunds where cause = 'returned' and rest_of is null) refund on refund.cause_id = r.id
    where (refund.cause_id is not null) <> coalesce(r.state = 'settled', false)`,
  'the amounts of open returns are held back from payouts, and nothing else is': sql`
    select coalesce(r.id, hold.cause_id) from returns r
    full join ledger_holds hold on hold.cause_id = r.id
    where (hold.cause_id is not null and hold.released_at is null)
      <> coalesce(r.state in ('requested', 'approved', 'received'), false)`,
  'units are reserved only by orders that wait for payment or shipment': sql`
    select r.order_id from reserved_units r where not exists (
      select from order_parts part where part.order_id = r.order_id and part.payment_status = 'pending'
        and part.status in ('pending', 'confirmed', 'inProcess'))`,
  'I2 each idempotency key has one order': sql`
    select user_id, idempotency_key from orders group by 1, 2 having count(*) > 1`,
  'I4 an order total is the sum of its lines and its delivery charge': sql`
    select o.id from orders o
    where o.total_paise <> (select sum(part.delivery_paise + (select sum(line.price_paise * line.quantity - line.discount_paise)
      from order_lines line where line.part_id = part.id)) from order_parts part where part.order_id = o.id)`,
  'I4 every order has a seller order, and every seller order has a line': sql`
    select o.id from orders o left join order_parts part on part.order_id = o.id
    left join order_lines line on line.part_id = part.id where line.id is null`,
  'each service of an order says what it covers, and nothing else does': sql`
    select coalesce(line.id, s.line_id) from order_lines line full join order_services s on s.line_id = line.id
    where (line.service is null) <> (s.line_id is null)`,
  'the places of a delivery window that are taken are those of seller orders that are wanted': sql`
    select c.seller_id from slot_counts c
    left join order_parts part on part.seller_id = c.seller_id and part.slot_day = c.day::text and part.slot_period = c.period
      and part.status not in ('cancelled', 'rejected')
    group by c.seller_id, c.day, c.period, c.taken having c.taken <> count(part.id)`,
  'I6 every seller order has exactly one “placed” event': sql`
    select o.id from orders o left join order_events e on e.order_id = o.id and e.kind = 'placed'
    group by o.id having count(e.id) <> 1`,
  'the sums of a day are those of its orders': sql`
    select day, seller_id as seller, status from (
      select day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept from order_days
      union all select ${dayOf}, null, status, -1, 0, 0, 0, 0 from orders where ${isSummed}
      union all select ${dayOf}, null, status, 0, -items_paise, -delivery_paise,
        -coalesce((cash_state in ('remitted', 'direct'))::int, 0), -coalesce((cash_state = 'kept')::int, 0)
      from order_parts where ${isSummed}
      union all select ${dayOf}, seller_id, status, -1, -items_paise, -delivery_paise, 0, 0 from order_parts where ${isSummed}
    ) each group by 1, 2, 3
    having sum(orders) <> 0 or sum(items_paise) <> 0 or sum(delivery_paise) <> 0 or sum(cash_in) <> 0 or sum(cash_kept) <> 0`,
  'the sales of a product by month, and by day in the last ninety days, are those of its lines': sql`
    select month, product_id as product from (
      select month, product_id, seller_id, pieces, sales_paise from sold_months
      union all select date_trunc('month', day)::date, product_id, seller_id, pieces, sales_paise from (${unsold}) sold
    ) each group by month, product_id, seller_id having sum(pieces) <> 0 or sum(sales_paise) <> 0
    union all
    select day, product_id from (
      select day, product_id, seller_id, pieces, sales_paise from sold_days union all ${unsold}
    ) each where day >= (select day - 90 from summed_until)
    group by day, product_id, seller_id having sum(pieces) <> 0 or sum(sales_paise) <> 0`,
  'what lists of products are counted and found by is what the products say': sql`
    select coalesce(p.id, k.product_id) as product
    from (select * from products where deleted_at is null) p full join product_keys k on k.product_id = p.id
    where (k.seller_id, k.title, k.sku, k.brand, k.status, k.supply, k.listed, k.changed_at) is distinct from
      (p.seller_id, lower(p.title), lower(p.sku), p.brand, p.status, supply_of(p.stock + p.held_stock), p.listed, p.updated_at)`,
  'the counts of products by status and stock are those of the products': sql`
    select seller_id as seller, status, supply from (
      select seller_id, status, supply, products from product_counts
      union all select seller_id, status, supply, -1 from product_keys
    ) each group by 1, 2, 3 having sum(products) <> 0`,
};
