import { sql } from 'kysely';

/** Rules of payments and refunds (docs/security-cases.md I5). Each query returns the rows that violate the rule. */
export const MONEY_BREACHES = {
  'I5 each order paid online has exactly one captured payment, and one for each edit that was paid': sql`
    select o.id from orders o join order_parts part on part.order_id = o.id
    where o.payment_method <> 'COD' and part.payment_status in ('paid', 'partially_refunded', 'refunded')
      and (select count(*) from payments p where p.order_id = o.id and p.state = 'paid' and p.edit_id is null) <> 1
    union all
    select edit.id from proposed_edits edit left join payments p on p.edit_id = edit.id and p.state = 'paid'
    group by edit.id having count(p.id) <> case edit.state when 'paid' then 1 else 0 end`,
  'I5 a captured payment leaves none of its seller orders unpaid': sql`
    select p.id from payments p join payment_parts paid on paid.payment_id = p.id
    join order_parts part on part.id = paid.part_id
    where p.state = 'paid' and part.payment_status in ('pending', 'failed')`,
  'I5 a payment equals the total of its seller orders, in rupees': sql`
    select p.id from payments p join payment_parts paid on paid.payment_id = p.id
    join order_parts part on part.id = paid.part_id
    group by p.id
    having p.amount_paise <> sum(paid.amount_paise) or p.currency <> 'INR'
      or bool_or(case when p.edit_id is null then paid.amount_paise <> part.total_paise
          + coalesce((select sum(r.amount_paise) from refunds r where r.part_id = part.id and r.cause = 'edited'), 0)
          - coalesce((select sum(edit.difference_paise) from proposed_edits edit
            where edit.part_id = part.id and edit.state = 'paid'), 0)
        else paid.amount_paise <> (select difference_paise from proposed_edits edit
          where edit.id = p.edit_id and edit.part_id = part.id) end)
      or bool_or(part.order_id <> p.order_id)`,
  'a payment gives back no more for a seller order than it brought in for it': sql`
    select r.payment_id from refunds r left join payment_parts paid on paid.payment_id = r.payment_id and paid.part_id = r.part_id
    where r.payment_id is not null and r.part_id is not null
    group by r.payment_id, r.part_id, paid.amount_paise having sum(r.amount_paise) > coalesce(paid.amount_paise, 0)`,
  'I5 a payment that is not needed is refunded in full, once': sql`
    select p.id from payments p left join refunds r on r.payment_id = p.id and r.cause = 'unwanted'
    where p.state = 'returned' group by p.id
    having count(r.id) <> 1 or sum(r.amount_paise) <> p.amount_paise`,
  'a payment is not refunded by more than was received': sql`
    select p.id from payments p join refunds r on r.payment_id = p.id
    group by p.id having sum(r.amount_paise) > p.amount_paise or p.capture_ref is null`,
  'a seller order is not refunded by more than it cost': sql`
    select part.id from order_parts part join refunds r on r.part_id = part.id and r.cause <> 'edited'
    group by part.id having sum(r.amount_paise) > part.total_paise or sum(r.delivery_paise) > part.delivery_paise`,
  'a line is not refunded for more units than were bought': sql`
    select line.id from order_lines line join refund_lines back on back.line_id = line.id
    group by line.id having sum(back.quantity) > line.quantity or sum(back.amount_paise) > line.total_paise - line.discount_paise`,
  'a refund is the sum of its lines and its delivery charge': sql`
    select r.id from (
      select coalesce(rest_of, id) as id, sum(amount_paise) as amount, sum(delivery_paise) as delivery, sum(exchange_paise) as exchange
      from refunds where part_id is not null and cause not in ('edited', 'exchanged') group by 1
    ) r left join refund_lines back on back.refund_id = r.id
    group by r.id, r.amount, r.delivery, r.exchange
    having r.amount <> r.delivery + coalesce(sum(back.amount_paise), 0) - r.exchange`,
  'an old phone that was taken is paid for once, and what was paid is taken off when it goes back': sql`
    select part.id from order_parts part
    left join (select part_id, sum(final_paise) as taken, sum(final_paise) filter (where state = 'undone') as undone
      from order_exchanges group by part_id) old on old.part_id = part.id
    left join (select part_id, sum(amount_paise) filter (where cause = 'exchanged') as given, sum(exchange_paise) as back
      from refunds group by part_id) paid on paid.part_id = part.id
    where coalesce(old.taken, 0) <> coalesce(paid.given, 0) or coalesce(old.undone, 0) <> coalesce(paid.back, 0)`,
  'an old phone is waited for only while its new one is wanted': sql`
    select e.line_id from order_exchanges e join order_parts part on part.id = e.part_id
    where (e.state = 'open' and part.status in ('rejected', 'cancelled'))
      or (e.state = 'confirmed' and part.status <> 'delivered')`,
  'a paid seller order that is cancelled or rejected is refunded in full': sql`
    select part.id from order_parts part join orders o on o.id = part.order_id
    left join refunds r on r.part_id = part.id and r.cause <> 'edited'
    where part.status in ('rejected', 'cancelled')
      and part.payment_status <> case when o.payment_method = 'COD' then 'pending' else 'failed' end
    group by part.id
    having part.payment_status <> 'refunded' or coalesce(sum(r.amount_paise), 0) <> part.total_paise`,
  'a discount is what its offers took off, and funded by others only for what they bear': sql`
    select line.id from order_lines line left join order_discounts off on off.line_id = line.id
    group by line.id
    having line.discount_paise <> coalesce(sum(off.discount_paise), 0)
      or line.funded_paise > coalesce(sum(off.discount_paise) filter (where off.bearer <> 'seller'), 0)`,
  'what an order used of an offer is what it took off its lines and deliveries': sql`
    select used.order_id from offer_redemptions used
    left join order_parts part on part.order_id = used.order_id
    left join order_discounts off on off.part_id = part.id and off.offer_id = used.offer_id
    group by used.order_id, used.offer_id, used.discount_paise
    having used.discount_paise <> coalesce(sum(off.discount_paise), 0)`,
  'an offer counts the orders that use it and what they cost, within its limits': sql`
    select c.offer_id from offer_counts c left join offer_redemptions used on used.offer_id = c.offer_id and not used.given_back
    group by c.offer_id
    having c.used <> count(used.order_id) or c.spent_paise <> coalesce(sum(used.discount_paise), 0)`,
  'units are held for pending payments only': sql`
    select o.id from orders o join order_parts part on part.order_id = o.id
    group by o.id
    having (o.held_until is not null) <> bool_or(o.payment_method <> 'COD' and part.payment_status = 'pending'
      and part.status in ('pending', 'confirmed', 'inProcess'))`,
  'no payment is open for an order that no longer waits for it': sql`
    select p.id from payments p join orders o on o.id = p.order_id left join proposed_edits edit on edit.id = p.edit_id
    where p.state = 'open' and case when p.edit_id is null then o.held_until is null else edit.state <> 'open' end`,
  'an edit that waits is one of a paid seller order that is still here': sql`
    select coalesce(edit.id, part.edit_id) from (select * from proposed_edits where state = 'open') edit
    full join (select * from order_parts where edit_id is not null) part on part.edit_id = edit.id and part.id = edit.part_id
    where edit.id is null or part.id is null or part.order_id <> edit.order_id or part.payment_status <> 'paid'
      or part.status not in ('pending', 'confirmed', 'inProcess')`,
};
