-- To say farewell to somebody whose account is deleted: the address, until the mail has left.
create table farewells (
  id uuid primary key,
  email text not null,
  name text not null,
  created_at timestamptz not null default now()
);

-- Goods of which their seller was told that they run out; told anew once there were enough in between.
create table low_stock_told (
  product_id uuid primary key references products (id) on delete cascade,
  told_at timestamptz not null
);
alter table sellers add column low_stock_mailed_at timestamptz;

-- Under a registration that deducts tax (D) nobody sells, and no screen has ever taken one. A seller that has one all the
-- same is asked for the right one before anything of it is shipped again; what was issued keeps what is printed on it.
update sellers set gstin = null where substr(gstin, 14, 1) = 'D';
alter table sellers drop constraint sellers_gstin_format;
alter table sellers add constraint sellers_gstin_format
  check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$');
