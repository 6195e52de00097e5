create table search_feed (
  is_only boolean not null default true,
  -- Changes are noted. Without a search engine nobody would read them.
  is_on boolean not null default false,
  -- Written into the index, so that an index of another state of the database is noticed; a restored backup gets another one.
  feed uuid not null default gen_random_uuid(),
  -- Rises with each turn: what a later turn has written is not overwritten by an earlier one.
  version bigint not null default 0,
  -- The process that feeds, until then.
  holder uuid,
  held_until timestamptz,
  -- A new index that is filled, and up to which product it is.
  building text,
  built_up_to uuid,
  -- Both sides are compared, and up to which product they are.
  is_checking boolean not null default false,
  checked_up_to uuid,
  -- How many products differed, in the comparison that runs or was the last.
  differing int not null default 0,
  wants_reindex boolean not null default false,
  reindexed_at timestamptz,
  checked_at timestamptz,
  constraint search_feed_pkey primary key (is_only),
  constraint search_feed_one_row check (is_only)
);
comment on table search_feed is 'What feeds the search engine, if the shop has one: a single row.';
insert into search_feed default values;

create table search_changes (
  id bigint not null generated always as identity,
  product_id uuid not null,
  at timestamptz not null default now(),
  constraint search_changes_pkey primary key (id)
);
comment on table search_changes is
  'Products that the search engine has to be told of. Added by triggers while it is fed, and removed when it was told.';

create function note_search_change() returns trigger language plpgsql as $$
begin
  if exists (select from search_feed where is_on) then
    insert into search_changes (product_id) values (coalesce(new.id, old.id));
  end if;
  return null;
end
$$;

-- Everything that lists filter, sort and search by; not the stock, as long as there is some.
create trigger note_search_change after update on products for each row
  when (new.listed <> old.listed or old.listed and (old.title, old.search_text, old.section, old.brand, old.kind, old.condition,
    old.condition_grade, old.origin, old.average_review, old.review_count, old.in_stock, old.sale_price_paise, old.paid_paise,
    old.attributes, old.translations, old.gtin, old.match_link, old.seller_id, old.created_at) is distinct from (new.title,
    new.search_text, new.section, new.brand, new.kind, new.condition, new.condition_grade, new.origin, new.average_review,
    new.review_count, new.in_stock, new.sale_price_paise, new.paid_paise, new.attributes, new.translations, new.gtin,
    new.match_link, new.seller_id, new.created_at))
  execute function note_search_change();
create trigger note_search_come after insert on products for each row when (new.listed)
  execute function note_search_change();
create trigger note_search_gone after delete on products for each row when (old.listed)
  execute function note_search_change();

-- A product that is no longer an offer of another one, or is one again.
create function note_search_match() returns trigger language plpgsql as $$
begin
  if exists (select from search_feed where is_on) then
    insert into search_changes (product_id)
    select p.id from products p
    where p.listed and p.seller_id = coalesce(new.seller_id, old.seller_id)
      and coalesce(p.match_link, public_gtin(p.gtin)) = coalesce(new.match, old.match);
  end if;
  return null;
end
$$;

create trigger note_search_match after insert or delete on match_refusals for each row execute function note_search_match();
