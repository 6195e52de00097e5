-- Apart from 0100, so that orders are placed while every row is checked.
alter table order_lines validate constraint order_lines_discount;
alter table order_parts validate constraint order_parts_delivery_discount;
alter table carts validate constraint carts_codes_check;
