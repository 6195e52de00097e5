-- Apart from 0120, so that orders are read while these are built.
create index order_parts_by_slot on order_parts (seller_id, slot_day, slot_period) where slot_day is not null;
create unique index order_lines_one_per_service on order_lines (part_id, product_id, service) nulls not distinct;
