alter table order_lines validate constraint order_lines_price;
alter table order_lines validate constraint order_lines_discount;
alter table order_parts validate constraint order_parts_slot;
