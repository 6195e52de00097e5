-- Apart from what alters these tables, so that they are read meanwhile.
-- An order has one payment, and one for each edit that costs more.
create unique index payments_one_open_for on payments (order_id, edit_id) nulls not distinct where state = 'open';
create unique index payments_one_paid_for on payments (order_id, edit_id) nulls not distinct where state = 'paid';
drop index payments_one_open;
drop index payments_one_paid;
create index refunds_by_rest on refunds (rest_of) where rest_of is not null;
