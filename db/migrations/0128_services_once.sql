-- A product is on a seller order once, and each of its services once. The index is built in 0127.
alter table order_lines drop constraint order_lines_one_per_product;
alter table order_lines add constraint order_lines_one_per_product unique using index order_lines_one_per_service;
