-- The order desk: parcels that parts go with, and indexes for what is looked for among a hundred thousand orders.

alter table order_parts add constraint order_parts_parcel check (
  length(carrier) between 1 and 60 and length(tracking) between 3 and 40 and (tracking is null or carrier is not null));

-- A seller's parts by status, newest first: its list, and its counts without touching a row.
create index order_parts_of_seller_by_status on order_parts (seller_id, status, placed_at desc, order_id);

-- Titles under which goods were ever sold. There are as many as goods, not as lines, so a piece of a title is looked for
-- here and leads by the product to its lines.
create table sold_titles (
  product_id uuid not null references products (id),
  title text not null,
  primary key (product_id, title)
);
insert into sold_titles (product_id, title) select distinct product_id, title from order_lines;

create function note_sold_titles() returns trigger language plpgsql as $$
begin
  insert into sold_titles (product_id, title)
  select distinct product_id, title from placed order by product_id, title
  on conflict do nothing;
  return null;
end
$$;
create trigger note_sold_titles after insert on order_lines referencing new table as placed
  for each statement execute function note_sold_titles();
