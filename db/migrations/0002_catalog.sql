-- What is for sale, what was said about it, and every change of its stock.

create table brands (
  id text primary key,
  label text not null,
  position int not null,
  constraint brands_id_format check (id ~ '^[a-z0-9-]{1,40}$')
);

create table products (
  id uuid primary key,
  seller_id uuid not null references sellers (id),
  family_id uuid,
  slug text not null,
  sku text,
  title text not null,
  description text not null,
  category text not null,
  section text not null,
  brand text not null references brands (id),
  kind text not null,
  price_paise bigint not null,
  sale_price_paise bigint,
  paid_paise bigint not null generated always as (coalesce(sale_price_paise, price_paise)) stored,
  stock int not null default 0,
  -- Indexed in place of the stock itself, so that a sale that leaves some over rewrites no index.
  in_stock boolean not null generated always as (stock > 0) stored,
  images jsonb not null default '[]',
  options jsonb not null default '[]',
  highlights jsonb not null default '[]',
  specs jsonb not null default '[]',
  hsn text,
  gst_rate_bp int not null,
  origin text,
  maker text,
  packer text,
  importer text,
  generic_name text,
  net_quantity text,
  bis_number text,
  warranty_months int,
  review_count int not null default 0,
  review_sum int not null default 0,
  average_review numeric(3, 2) not null
    generated always as (case when review_count = 0 then 0 else round(review_sum::numeric / review_count, 2) end) stored,
  status text not null default 'live',
  -- Live, not deleted, and its seller may sell: the one condition of every public query.
  listed boolean not null,
  version int not null default 1,
  -- Words in lower case with one space between them, as the catalogue's own rule makes them.
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint products_slug_unique unique (slug),
  constraint products_sku_unique unique (seller_id, sku),
  constraint products_search_text_is_words check (search_text !~ '(^ | $|  )' and search_text <> ''),
  constraint products_title_length check (length(title) between 1 and 500),
  constraint products_category check (category in ('electronics')),
  constraint products_section check (section in ('featured', 'top-deals', 'trending', 'accessories')),
  constraint products_kind check (kind in ('smartphone', 'laptop', 'tablet', 'audio', 'wearable', 'tv', 'camera',
    'charger', 'cable', 'powerbank', 'case', 'other')),
  constraint products_price_range check (price_paise between 1 and 1000000000),
  constraint products_sale_price_below_price check (sale_price_paise > 0 and sale_price_paise < price_paise),
  constraint products_stock_not_negative check (stock >= 0),
  constraint products_gst_rate check (gst_rate_bp between 0 and 10000),
  constraint products_reviews check (review_count >= 0 and review_sum between review_count and review_count * 5),
  constraint products_status check (status in ('draft', 'live', 'hidden')),
  constraint products_listed_is_live check (not listed or (status = 'live' and deleted_at is null))
) with (fillfactor = 80);

-- One index for each order a list can have, ended by the id that makes paging exact; downwards it is read backwards.
-- Only what is on sale is in them.
create index products_by_price on products (paid_paise, id) where listed;
create index products_by_title on products (lower(title) collate "C", id) where listed;
create index products_by_age on products (created_at desc, id) where listed;
create index products_by_rating on products (average_review desc, review_count desc, id) where listed;
create index products_by_origin on products (origin, paid_paise, id) where listed;
-- One for each filter, in the default order.
create index products_by_brand on products (brand, paid_paise, id) where listed;
create index products_by_section on products (section, paid_paise, id) where listed;
create index products_by_kind on products (kind, paid_paise, id) where listed;
create index products_in_stock on products (paid_paise, id) where listed and in_stock;
create index products_on_sale on products (paid_paise, id) where listed and sale_price_paise is not null;
create index products_by_family on products (family_id) where family_id is not null;
create index products_by_seller on products (seller_id, created_at desc) where deleted_at is null;
-- What the listing's filters are counted from, without touching the rows themselves.
create index products_facets on products
  (brand, section, kind, origin, average_review, in_stock, paid_paise, sale_price_paise) where listed;
-- The words of search_text have one space between them, so they need no parser, which differs between engines and locales.
create index products_search on products using gin (array_to_tsvector(string_to_array(search_text, ' '))) where listed;

-- Every word of letters that any product's search_text has had: what a mistyped word is compared with.
create table search_words (
  word text primary key
);

create function learn_search_words(texts text[]) returns void language sql as $$
  insert into search_words (word)
  select distinct word from unnest(texts) as text, string_to_table(text, ' ') as word
  where length(word) between 4 and 40 and word !~ '[0-9]'
  order by word
  on conflict do nothing
$$;

create function learn_words_of_new_products() returns trigger language plpgsql as $$
begin
  perform learn_search_words((select array_agg(search_text) from added));
  return null;
end
$$;
create trigger products_words_added after insert on products
  referencing new table as added for each statement execute function learn_words_of_new_products();

create function learn_words_of_changed_product() returns trigger language plpgsql as $$
begin
  perform learn_search_words(array[new.search_text]);
  return null;
end
$$;
create trigger products_words_changed after update of search_text on products
  for each row when (old.search_text is distinct from new.search_text) execute function learn_words_of_changed_product();

create table reviews (
  id uuid primary key,
  product_id uuid not null references products (id),
  user_id uuid not null references users (id),
  rating int not null,
  body text not null,
  verified boolean not null default false,
  hidden_at timestamptz,
  hidden_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_one_each unique (product_id, user_id),
  constraint reviews_rating check (rating between 1 and 5),
  constraint reviews_body_length check (length(body) between 1 and 2000)
);
create index reviews_by_product on reviews (product_id, created_at desc) where hidden_at is null;
create index reviews_by_user on reviews (user_id);

create table banners (
  id uuid primary key,
  image text not null,
  image_phone text,
  alt text not null default '',
  eyebrow text,
  headline text,
  product_id uuid references products (id),
  position int not null,
  created_at timestamptz not null default now()
);
create index banners_by_position on banners (position, created_at);
