-- Apart from what alters these tables, so that they are read meanwhile.
create index orders_by_total on orders (total_paise desc, id);
create index order_parts_of_seller_by_total on order_parts (seller_id, total_paise desc, order_id);
create index order_parts_cash_of_seller on order_parts (seller_id, id) where cash_state in ('expected', 'collected');
create index ledger_postings_by_payable on ledger_postings (seller_id, payable_at) include (id, amount_paise, part_id);
create index order_parts_cash_by_delivery on order_parts (delivered_at, id) where cash_state is not null;
create index order_parts_cash_kept on order_parts (delivered_at, id) where cash_state = 'kept';
create index ledger_postings_paid_out on ledger_postings (seller_id, at, id) where cause = 'paid_out';
