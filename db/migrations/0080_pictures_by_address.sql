-- Pictures that files name by their addresses on other sites are fetched after the rows are written.
create table fetched_pictures (
  seller_id uuid not null,
  address text not null,
  src text not null,
  print text not null,
  fetched_at timestamptz not null,
  constraint fetched_pictures_pkey primary key (seller_id, address),
  constraint fetched_pictures_seller_fkey foreign key (seller_id) references sellers(id) on delete cascade,
  constraint fetched_pictures_address_length check (length(address) between 1 and 2000)
);
comment on table fetched_pictures is 'Pictures of other sites that a seller''s files have named, so that each is fetched once.';
comment on column fetched_pictures.src is 'Its address in the shop.';
comment on column fetched_pictures.print is 'A hash of the bytes: the same picture at two addresses is stored once.';
create index fetched_pictures_by_print on fetched_pictures (seller_id, print);

create table import_addresses (
  import_id uuid not null,
  address text not null,
  state text not null default 'waiting',
  fault text,
  src text,
  constraint import_addresses_pkey primary key (import_id, address),
  constraint import_addresses_import_fkey foreign key (import_id) references imports(id) on delete cascade,
  constraint import_addresses_state check (state in ('waiting', 'fetched', 'refused'))
);
comment on table import_addresses is 'Pictures of other sites that an import names, each with what became of it.';
comment on column import_addresses.fault is 'Why it was refused, a sentence for the seller.';
create index import_addresses_by_state on import_addresses (import_id, state, address);
create index import_addresses_waiting on import_addresses (import_id) where state = 'waiting';

alter table import_rows add column addresses jsonb;
comment on column import_rows.addresses is 'Pictures of other sites that its product is to get; null once it has them.';
create index import_rows_by_addresses on import_rows (import_id) where addresses is not null;

alter table imports add column pictures_until timestamptz;
comment on column imports.pictures_until is 'Until when a process fetches its pictures; it renews this.';
