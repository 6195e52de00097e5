-- Goods sold by number: what a product's pieces carry, and which piece went with which line of which order.

-- Goods that are there already ask for nothing, so that no seller finds the packing table changed overnight.
alter table products add column serial_kind text not null default 'none';
alter table products add constraint products_serial_kind check (serial_kind in ('none', 'serial', 'imei'));

create table sold_serials (
  line_id uuid not null references order_lines (id),
  -- Which of the line's pieces, from 1 on.
  place int not null,
  -- Of the line's part and of the line, so that the indexes below can say what is unique.
  seller_id uuid not null references sellers (id),
  product_id uuid not null references products (id),
  kind text not null,
  number text not null,
  -- The return with which the piece came back; from then on its number may be sold again.
  return_id uuid references returns (id),
  noted_at timestamptz not null,
  primary key (line_id, place),
  constraint sold_serials_place check (place > 0),
  constraint sold_serials_number check (
    case kind when 'imei' then number ~ '^[0-9]{15}$' when 'serial' then number ~ '^[A-Z0-9][A-Z0-9/-]{3,39}$' else false end
  )
);
-- A piece is with one buyer at a time. An IMEI is one phone's whatever it is sold as; two makers may number alike.
create unique index sold_serials_imei_once on sold_serials (seller_id, number) where kind = 'imei' and return_id is null;
create unique index sold_serials_serial_once on sold_serials (product_id, number) where kind = 'serial' and return_id is null;
create index sold_serials_by_return on sold_serials (return_id) where return_id is not null;
