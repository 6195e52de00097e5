-- What was sold in a period is added up from this index alone, whatever the table has grown to.
create index order_parts_by_time on order_parts (placed_at) include (id, seller_id, status, items_paise, delivery_paise);
