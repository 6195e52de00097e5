-- The tables of the shop after all migrations: a section for each module of db/owners.ts.
-- Written by `npm run db:schema` from a migrated database. To change it, write a migration.

create function lowest_price_before(product uuid, moment timestamptz) returns bigint language plpgsql stable as $$
begin
  return (select min(h.paid_paise) from price_history h
    where h.product_id = product and h.at < moment and h.at >= coalesce((
      select max(first.at) from price_history first
      where first.product_id = product and first.at <= moment - interval '30 days'), '-infinity'));
end
$$;

create function note_webhook_event(type text, order_id uuid, product_id uuid, subject_id uuid, seller_id uuid, facts jsonb) returns void language plpgsql as $$
begin
  if not exists (select from webhook_endpoints e where e.is_on and e.events ? note_webhook_event.type
    and (e.seller_id is null or e.seller_id = note_webhook_event.seller_id)) then
    return;
  end if;
  if note_webhook_event.type in ('product.updated', 'product.stock_changed') then
    perform from webhook_events n
    where coalesce(n.order_id, n.product_id) = note_webhook_event.product_id and n.type = note_webhook_event.type
      and n.next_at is null
      and not exists (select from webhook_events d
        where coalesce(d.order_id, d.product_id) = note_webhook_event.product_id and d.type = 'product.deleted')
    for update of n skip locked;
    if found then
      return;
    end if;
  end if;
  insert into webhook_events (type, order_id, product_id, subject_id, seller_id, facts)
  values (type, order_id, product_id, subject_id, seller_id, facts);
  perform pg_notify('shop_changes', 'webhooks');
end
$$;

create function public_gtin(gtin text) returns text language sql immutable parallel safe as $$
  -- A GTIN with 14 digits. GS1 keeps the beginnings 02, 04 and 2 for use inside of a shop, 05, 98 and 99 for coupons: null.
  select case
    when length(gtin) = 8 and gtin !~ '^[02]' then lpad(gtin, 14, '0')
    when length(gtin) > 8 and lpad(gtin, 14, '0') !~ '^.(2|0[245]|9[89])' then lpad(gtin, 14, '0')
  end
$$;

create function summed_day(at timestamptz) returns date language plpgsql as $$
declare
  its_day date := (at at time zone 'Asia/Kolkata')::date;
begin
  perform pg_advisory_xact_lock_shared(7203442, its_day - date '2000-01-01');
  if its_day < (select s.day from summed_until s) then
    return its_day;
  end if;
  return null;
end
$$;

create function supply_of(units int) returns text language sql immutable parallel safe as $$
  select case when units = 0 then 'out' when units < 10 then 'low' else 'enough' end
$$;

-- platform ------------------------------------------------------------------------------------------------------------

-- The migrations that have run, each with the hash of its file.
create table migrations (
  name text not null,
  hash text not null,
  ran_at timestamptz not null default now(),
  constraint migrations_pkey primary key (name)
);

-- How often a limited action was done lately, under the name of the limit and a hash of who did it.
create table throttles (
  key varchar(255) not null,
  points int not null default 0,
  -- Milliseconds since 1970.
  expire bigint,
  constraint throttles_pkey primary key (key)
);
create index throttles_by_expiry on throttles (expire);

-- shop ----------------------------------------------------------------------------------------------------------------

-- What administrators set for the whole shop, one row for each group of settings.
create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint settings_pkey primary key (key),
  constraint settings_state_is_that_of_the_gstin check (key <> 'identity'
    or "left"(value ->> 'gstin', 2) = (value ->> 'stateCode') or ("left"(value ->> 'gstin', 2) in ('97', '99')))
);

-- Services of others that fill a port: their settings and secrets, entered by administrators.
create table connections (
  id uuid not null default gen_random_uuid(),
  port text not null,
  name text not null,
  is_on boolean not null default false,
  settings jsonb not null default '{}',
  -- As they are, because the service is sent them; in no answer of the API.
  secrets jsonb not null default '{}',
  tested_at timestamptz,
  -- What the service said in the last test; null if it worked.
  test_failure text,
  changed_at timestamptz not null default now(),
  constraint connections_pkey primary key (port, name),
  constraint connections_name check (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  constraint connections_port check (port in ('message', 'courier', 'payment', 'storage')),
  constraint connections_settings check (jsonb_typeof(settings) = 'object' and jsonb_typeof(secrets) = 'object'),
  constraint connections_test check (test_failure is null or tested_at is not null)
);
create unique index connections_one_on on connections (port) where is_on and port <> 'payment';

-- What administrators have done. Rows are only added; names are as they were at the time, because an entry outlives an account.
create table audit_entries (
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  act text not null,
  subject_kind text not null,
  subject_id uuid not null,
  subject_name text not null,
  before json,
  after json,
  network text,
  constraint audit_entries_pkey primary key (id),
  constraint audit_entries_act check (act ~ '^[a-z]+[.][a-z-]+$'),
  constraint audit_entries_subject_kind check (subject_kind ~ '^[a-z]+$')
);
create index audit_entries_by_act on audit_entries (act, id desc);
create index audit_entries_by_subject on audit_entries (subject_id, id desc);
create index audit_entries_by_time on audit_entries (at);

create function audit_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed or deleted' using errcode = 'restrict_violation';
end
$$;

create trigger audit_entries_stay before delete or update or truncate on audit_entries for each statement
  execute function audit_entries_stay();

-- people --------------------------------------------------------------------------------------------------------------

-- Accounts of shoppers, sellers and administrators.
create table users (
  id uuid not null,
  email text not null,
  user_name text not null,
  user_name_key text not null,
  mobile text,
  password_hash text not null,
  role text not null,
  type text not null,
  blocked_at timestamptz,
  blocked_reason text,
  created_at timestamptz not null default now(),
  -- The row of a deleted account stays as a pseudonym, because orders refer to it; nothing in it leads to the person.
  deleted_at timestamptz,
  -- A folder of languages; English while the shop does not speak it.
  language text not null default 'en',
  -- Buys without a password, after a code to the address. Registering with the same address, or choosing a password, completes the account.
  is_guest boolean not null default false,
  -- Since when text messages about orders go to the mobile number, which was confirmed by a code then. Another number starts without.
  texts_since timestamptz,
  constraint users_pkey primary key (id),
  constraint users_email_unique unique (email),
  constraint users_name_unique unique (user_name_key),
  constraint users_email_canonical check (email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'
    and length(email) <= 254),
  constraint users_guest_is_shopper check (not is_guest or role = 'user' and type = 'user'),
  constraint users_language_format check (language ~ '^[a-z]{2,3}$'),
  constraint users_mobile_e164 check (mobile ~ '^\+91[6-9][0-9]{9}$'),
  constraint users_role_and_type check (role = 'user' and type = 'user' or role = 'admin' and type = 'vendor'
    or role = 'admin' and type = 'admin'),
  constraint users_texts_need_mobile check (texts_since is null or mobile is not null)
);
create index users_by_type on users (type, created_at desc, id desc);

-- Who is signed in on which device. Only the hash of a token is stored.
create table sessions (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  user_agent text,
  -- Names a session in lists without its token.
  id uuid not null default gen_random_uuid(),
  constraint sessions_pkey primary key (token_hash),
  constraint sessions_id_unique unique (id),
  constraint sessions_expiry check (expires_at <= ends_at),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_user on sessions (user_id);

-- Browsers in which somebody has signed in before. Failed sign-ins elsewhere do not block these.
create table known_browsers (
  token_hash bytea not null,
  user_id uuid not null,
  signed_in_at timestamptz not null default now(),
  constraint known_browsers_pkey primary key (token_hash, user_id),
  constraint known_browsers_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index known_browsers_by_age on known_browsers (signed_in_at);
create index known_browsers_by_user on known_browsers (user_id);

-- Keys with which programs call the API in the name of a user. A revoked key has no row.
create table api_keys (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  -- The first characters, by which people recognise a key. The key itself is shown once and not stored.
  beginning text not null,
  key_hash bytea not null,
  -- What the key may do of what its user may, such as orders:read.
  scopes jsonb not null,
  created_at timestamptz not null default now(),
  -- Null for a key without an end.
  expires_at timestamptz,
  -- Accurate to the hour.
  last_used_at timestamptz,
  constraint api_keys_pkey primary key (id),
  constraint api_keys_key_hash_key unique (key_hash),
  constraint api_keys_name_length check (length(name) >= 1 and length(name) <= 60),
  constraint api_keys_scopes_check check (jsonb_array_length(scopes) >= 1 and jsonb_array_length(scopes) <= 20),
  constraint api_keys_user_id_fkey foreign key (user_id) references users(id)
);
create index api_keys_user_id_idx on api_keys (user_id);

-- Registrations that wait for their code. Each has its own code and tries, so that nobody can spoil another.
create table registrations (
  id uuid not null,
  email text not null,
  user_name text not null,
  mobile text not null,
  gstin text,
  role text not null,
  type text not null,
  password_hash text not null,
  -- Null until the code is mailed, which is when it is made.
  code_hash text,
  code_expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  constraint registrations_pkey primary key (id),
  constraint registrations_code_expires check ((code_hash is null) = (code_expires_at is null)),
  constraint registrations_language_format check (language ~ '^[a-z]{2,3}$'),
  constraint registrations_role_and_type check (role = 'user' and type = 'user' or role = 'admin' and type = 'vendor'),
  constraint registrations_tries check (tries >= 0 and tries <= 5)
);
create index registrations_by_age on registrations (created_at);
create index registrations_by_email on registrations (email, created_at);

-- Codes that choose a new password or confirm a new e-mail address.
create table account_codes (
  id uuid not null,
  purpose text not null,
  -- Whose new address it is. Null for a new password, which is requested by address whether or not it has an account.
  user_id uuid,
  email text not null,
  -- The address before the change, where the notice is sent.
  former_email text,
  code_hash text,
  code_expires_at timestamptz,
  tries int not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- Of the page where a guest asked for it; the language of accounts is theirs.
  language text,
  -- The order that a code confirms, as its mail says; null for other codes.
  about jsonb,
  -- The number that was texted the code, to confirm it.
  mobile text,
  constraint account_codes_pkey primary key (id),
  constraint account_codes_about check ((purpose = 'agent') = (about is not null)),
  constraint account_codes_code_expires check ((code_hash is null) = (code_expires_at is null)),
  constraint account_codes_mobile check ((purpose = 'texts') = (mobile is not null)),
  constraint account_codes_owner check ((purpose in ('email', 'texts')) = (user_id is not null)),
  constraint account_codes_purpose check (purpose in ('reset', 'email', 'guest', 'texts', 'agent')),
  constraint account_codes_tries check (tries >= 0 and tries <= 5),
  constraint account_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index account_codes_by_age on account_codes (created_at);
create index account_codes_by_email on account_codes (email, created_at);
create index account_codes_by_user on account_codes (user_id) where user_id is not null;

-- Addresses of deleted accounts, until the last mail has been sent.
create table farewells (
  id uuid not null,
  email text not null,
  name text not null,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  constraint farewells_pkey primary key (id),
  constraint farewells_language_format check (language ~ '^[a-z]{2,3}$')
);

-- Delivery addresses of shoppers.
create table addresses (
  id uuid not null,
  user_id uuid not null,
  -- One of three, so that two requests at once can't add a fourth address.
  slot smallint not null default 1,
  name text,
  address text not null,
  city text not null,
  state_code text not null,
  pincode text not null,
  phone text not null,
  notes text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint addresses_pkey primary key (id),
  constraint addresses_one_per_slot unique (user_id, slot),
  constraint addresses_lengths check (length(address) >= 1 and length(address) <= 300 and length(city) >= 1
    and length(city) <= 100 and length(notes) >= 1 and length(notes) <= 500 and length(name) >= 1
    and length(name) <= 100),
  constraint addresses_phone_e164 check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint addresses_pincode_format check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint addresses_slot check (slot >= 1 and slot <= 3),
  constraint addresses_state_format check (state_code ~ '^[0-9]{2}$'),
  constraint addresses_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index addresses_by_user on addresses (user_id, created_at);

-- The business that a shopper buys for: at most one for each account.
create table companies (
  user_id uuid not null,
  name text not null,
  gstin text not null,
  -- The registered place of business, as invoices state it.
  address text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint companies_pkey primary key (user_id),
  constraint companies_gstin_format check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$'),
  constraint companies_lengths check (length(name) >= 1 and length(name) <= 100 and length(address) >= 1
    and length(address) <= 300),
  constraint companies_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

-- Sellers, and the house seller, which is the shop itself.
create table sellers (
  id uuid not null,
  user_id uuid,
  is_house boolean not null default false,
  name text not null,
  name_key text not null,
  status text not null default 'Pending',
  status_reason text,
  gstin text,
  legal_name text,
  address text,
  city text,
  pincode text,
  state_code text,
  care_email text,
  care_phone text,
  bank_account jsonb,
  created_at timestamptz not null default now(),
  -- When the account was deleted. Invoices still show the seller; the GST number may register again.
  closed_at timestamptz,
  low_stock_mailed_at timestamptz,
  -- When the bank account was entered or changed last. Payouts wait for a while after it.
  bank_changed_at timestamptz,
  -- Whether products go on sale without an administrator: trusted, checked, or automatic, which is after enough approved ones.
  trust text not null default 'automatic',
  constraint sellers_pkey primary key (id),
  constraint sellers_name_unique unique (name_key),
  constraint sellers_user_unique unique (user_id),
  constraint sellers_gstin_format check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$'),
  constraint sellers_house_has_no_user check (is_house = (user_id is null)),
  constraint sellers_pincode_format check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint sellers_state_format check (state_code ~ '^[0-9]{2}$'),
  constraint sellers_state_is_that_of_the_gstin check ("left"(gstin, 2) = state_code
    or ("left"(gstin, 2) in ('97', '99'))),
  constraint sellers_status check (status in ('Pending', 'Approved', 'Rejected')),
  constraint sellers_trust check (trust in ('automatic', 'trusted', 'checked')),
  constraint sellers_user_id_fkey foreign key (user_id) references users(id)
);
create index sellers_by_status on sellers (status, created_at);
create unique index sellers_gstin_unique on sellers (gstin) where closed_at is null;
create unique index sellers_one_house on sellers (is_house) where is_house;

-- While a pause has not ended, no product of its seller is on sale. Ended pauses stay as history.
create table shop_pauses (
  id bigint not null generated always as identity,
  seller_id uuid not null,
  started_at timestamptz not null,
  started_by uuid not null,
  -- The day in India on which the seller is reopened automatically.
  returns_on date,
  ended_at timestamptz,
  -- Null when it ended by itself.
  ended_by uuid,
  constraint shop_pauses_pkey primary key (id),
  constraint shop_pauses_end check (ended_at >= started_at and (ended_by is null or ended_at is not null)),
  constraint shop_pauses_ended_by_fkey foreign key (ended_by) references users(id),
  constraint shop_pauses_seller_id_fkey foreign key (seller_id) references sellers(id),
  constraint shop_pauses_started_by_fkey foreign key (started_by) references users(id)
);
create index shop_pauses_by_seller on shop_pauses (seller_id, id desc);
create unique index shop_pauses_one_open on shop_pauses (seller_id) where ended_at is null;

-- products ------------------------------------------------------------------------------------------------------------

-- Brands, as administrators maintain them.
create table brands (
  id text not null,
  label text not null,
  "position" int not null,
  -- Without a tile on the home page and without a row in the filters; its products stay on sale.
  hidden boolean not null default false,
  -- Which of the logos of the shop it has.
  mark text,
  -- Other names of the brand, for the search.
  said text not null default '',
  -- Sub-brands and spellings that files may name instead, separated by commas.
  aliases text not null default '',
  constraint brands_pkey primary key (id),
  constraint brands_aliases_length check (length(aliases) <= 500),
  constraint brands_id_format check (id ~ '^[a-z0-9-]{1,40}$'),
  constraint brands_label_length check (length(label) >= 1 and length(label) <= 60),
  constraint brands_mark_format check (mark ~ '^[a-z0-9-]{1,40}$'),
  constraint brands_said_length check (length(said) <= 400)
);

-- What products are: a tree that the administrator edits. A product may be in any category of it.
create table categories (
  id text not null,
  parent_id text,
  "position" int not null,
  -- By language; there is always an English one.
  names jsonb not null,
  -- What else people call it, for the search.
  said text not null default '',
  -- Of new products, if their seller gives none. Null: that of the category above.
  hsn text,
  -- The same for the GST rate; without one anywhere above, the usual rate.
  gst_rate_bp int,
  -- The same for what is recorded of each unit; without one anywhere above, nothing.
  serial_kind text,
  -- Not offered in filters; its products stay on sale.
  hidden boolean not null default false,
  -- The administrator who changed it last; null for one that came with the shop.
  changed_by text,
  -- Its address and the alternative texts by language.
  picture jsonb,
  -- For what reasons its products can be returned, and within how many days. Null: as the category above; without one anywhere above, as everywhere.
  returns jsonb,
  constraint categories_pkey primary key (id),
  constraint categories_gst_rate check (gst_rate_bp >= 0 and gst_rate_bp <= 10000),
  constraint categories_hsn_format check (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  constraint categories_id_format check (id ~ '^[a-z0-9-]{1,40}$'),
  constraint categories_names_check check (jsonb_typeof(names) = 'object' and length(names ->> 'en') >= 1
    and length(names ->> 'en') <= 60),
  constraint categories_not_within_itself check (parent_id <> id),
  constraint categories_picture_check check (picture is null or coalesce(length(picture ->> 'src') > 0
    and jsonb_typeof(picture -> 'alts') = 'object', false)),
  constraint categories_returns_check check (returns is null
    or coalesce(((returns ->> 'way') in ('any', 'replacement', 'none')) and ((returns ->> 'days')::int) >= 7
    and ((returns ->> 'days')::int) <= 60 and ((returns ->> 'way') <> 'none'
    or length((returns -> 'reasons') ->> 'en') > 0), false)),
  constraint categories_said_length check (length(said) <= 400),
  constraint categories_serial_kind check (serial_kind in ('none', 'serial', 'imei')),
  constraint categories_parent_fkey foreign key (parent_id) references categories(id)
);

-- What can be said of products by type, such as RAM or the kind of panel. Which categories have them is in category_attributes.
create table attributes (
  id text not null,
  -- By language; there is always an English one.
  names jsonb not null,
  -- Other names in English, separated by commas, for tables and files of sellers.
  said text not null default '',
  type text not null,
  -- What a number is shown in. Values and bounds are whole numbers of its base unit: MB for GB, hundredths for inches.
  unit text,
  min int,
  max int,
  -- Of a choice, in order: each with its id and its names by language.
  options jsonb,
  -- Products need it to go on sale.
  required boolean not null default false,
  filterable boolean not null default false,
  comparable boolean not null default true,
  -- The administrator who changed it last; null for one that came with the shop.
  changed_by text,
  -- Nobody sees it any more; products keep its values until it is restored.
  removed_at timestamptz,
  constraint attributes_pkey primary key (id),
  constraint attributes_bounds_check check (case
    when type = 'number' then min is not null and max is not null and min <= max
    else min is null and max is null
    end),
  constraint attributes_id_format check (id ~ '^[a-z0-9-]{1,40}$'),
  constraint attributes_names_check check (jsonb_typeof(names) = 'object' and length(names ->> 'en') >= 1
    and length(names ->> 'en') <= 60),
  constraint attributes_options_check check (case
    when type = 'choice' then jsonb_array_length(options) >= 1 and jsonb_array_length(options) <= 200
    else options is null
    end),
  constraint attributes_said_length check (length(said) <= 400),
  constraint attributes_type_check check (type in ('number', 'choice', 'yes-no', 'text')),
  constraint attributes_unit_check check (unit is null or type = 'number')
);

-- The attributes of a category, in order. The categories below have them too.
create table category_attributes (
  category_id text not null,
  attribute_id text not null,
  "position" int not null,
  constraint category_attributes_pkey primary key (category_id, attribute_id),
  constraint category_attributes_attribute_fkey foreign key (attribute_id) references attributes(id),
  constraint category_attributes_category_fkey foreign key (category_id) references categories(id) on delete cascade
);

-- Products, each of one seller.
create table products (
  id uuid not null,
  seller_id uuid not null,
  family_id uuid,
  slug text not null,
  sku text,
  title text not null,
  description text not null,
  category text not null,
  section text not null,
  brand text not null,
  kind text not null,
  price_paise bigint not null,
  sale_price_paise bigint,
  paid_paise bigint not null generated always as (coalesce(sale_price_paise, price_paise)) stored,
  stock int not null default 0,
  -- For indexes, so that a sale that leaves some in stock rewrites none.
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
  average_review numeric(3,2) not null generated always as (case
    when review_count = 0 then 0::numeric
    else round(review_sum::numeric / review_count::numeric, 2)
    end) stored,
  status text not null default 'live',
  -- Live, not deleted, and its seller may sell: the condition of every public query.
  listed boolean not null,
  -- Goes up with every change, a sale included.
  version int not null default 1,
  -- Words in lower case with one space between them.
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The version in which the seller last changed the text, so that an edit of the text conflicts with edits only.
  content_version int not null default 1,
  serial_kind text not null default 'none',
  translations jsonb not null default '[]',
  gtin text,
  mpn text,
  model text,
  weight_grams int,
  box_length int,
  box_width int,
  box_height int,
  condition text not null default 'new',
  condition_grade text,
  -- What is left of the capacity of the battery, in per cent.
  battery_health int,
  -- Values by attribute: whole numbers of the base unit, ids of options, true and false, texts.
  attributes jsonb not null default '{}',
  -- What an administrator has said it matches, in place of its GTIN.
  match_link text,
  -- Whether it may be on sale; false until an administrator has approved a new product that waits.
  approved boolean not null default true,
  -- The MRP from which a rise is measured, so that several small ones do not add up to a large one; null for the present MRP.
  checked_price_paise bigint,
  -- Lines of brand, model and category, or GTINs, of products that this one fits.
  fits jsonb not null default '[]',
  -- The lines of fits as rules: see fit-rules.ts.
  fit_rules jsonb not null default '[]',
  -- The lowest price in the 30 days before the present one; null if there was none, or the present one is older.
  lowest_paise bigint,
  -- The scheduled price that the sale price is at present.
  scheduled_price_id uuid,
  -- What is in stock besides the units of a running deal: it is not on sale until the deal is over.
  held_stock int not null default 0,
  constraint products_pkey primary key (id),
  constraint products_slug_unique unique (slug),
  constraint products_attributes_check check (jsonb_typeof(attributes) = 'object'),
  constraint products_battery_fits_condition check (condition <> 'new' or battery_health is null),
  constraint products_battery_health check (battery_health >= 1 and battery_health <= 100),
  constraint products_box_has_three_sides check (num_nulls(box_length, box_width, box_height) in (0, 3)),
  constraint products_box_height check (box_height >= 1 and box_height <= 5000),
  constraint products_box_length check (box_length >= 1 and box_length <= 5000),
  constraint products_box_width check (box_width >= 1 and box_width <= 5000),
  constraint products_category check (category = 'electronics'),
  constraint products_condition check (condition in ('new', 'open-box', 'refurbished')),
  constraint products_condition_grade check (condition_grade in ('like-new', 'good', 'fair')),
  constraint products_grade_fits_condition check ((condition <> 'new' or condition_grade is null)
    and (condition <> 'refurbished' or condition_grade is not null)),
  constraint products_gst_rate check (gst_rate_bp >= 0 and gst_rate_bp <= 10000),
  constraint products_gtin check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  constraint products_held_stock check (held_stock >= 0 and (held_stock = 0 or scheduled_price_id is not null)),
  constraint products_listed_is_approved check (not listed or approved),
  constraint products_listed_is_live check (not listed or status = 'live' and deleted_at is null),
  constraint products_match_link check (length(match_link) >= 14 and length(match_link) <= 36),
  constraint products_model check (length(model) >= 1 and length(model) <= 70),
  constraint products_mpn check (length(mpn) >= 1 and length(mpn) <= 70),
  constraint products_price_range check (price_paise >= 1 and price_paise <= 1000000000),
  constraint products_reviews check (review_count >= 0 and review_sum >= review_count
    and review_sum <= (review_count * 5)),
  constraint products_sale_price_below_price check (sale_price_paise > 0 and sale_price_paise < price_paise),
  constraint products_search_text_is_words check (search_text !~ '(^ | $|  )' and search_text <> ''),
  constraint products_section check (section in ('featured', 'top-deals', 'trending', 'accessories')),
  constraint products_serial_kind check (serial_kind in ('none', 'serial', 'imei')),
  constraint products_status check (status in ('draft', 'live', 'hidden')),
  constraint products_stock_not_negative check (stock >= 0),
  constraint products_title_length check (length(title) >= 1 and length(title) <= 500),
  constraint products_translations_check check (jsonb_typeof(translations) = 'array'),
  constraint products_weight check (weight_grams >= 1 and weight_grams <= 500000),
  constraint products_brand_fkey foreign key (brand) references brands(id),
  constraint products_kind_fkey foreign key (kind) references categories(id)
) with (fillfactor=80);
create index products_by_age on products (created_at desc, id) where listed;
create index products_by_family on products (family_id) where family_id is not null;
create index products_by_fit on products using gin (fit_rules jsonb_path_ops) where listed
  and fit_rules <> '[]'::jsonb;
create index products_by_kind on products (kind, paid_paise, id) where listed;
create index products_by_lowest on products (id) where lowest_paise is not null;
create index products_by_match on products (coalesce(match_link, public_gtin(gtin))) where listed;
create index products_by_seller on products (seller_id, created_at desc) where deleted_at is null;
create index products_rated_by_seller on products (seller_id) include (review_count, review_sum)
  where review_count > 0;
create unique index products_sku_unique on products (seller_id, sku) where deleted_at is null;

create function note_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('product.created', null, new.id, new.id, new.seller_id, null);
  elsif new.deleted_at is not null then
    if old.deleted_at is null then
      perform note_webhook_event('product.deleted', null, new.id, new.id, new.seller_id,
        jsonb_build_object('_id', new.id, 'sku', new.sku, 'title', new.title));
    end if;
  else
    if new.stock + new.held_stock <> old.stock + old.held_stock then
      perform note_webhook_event('product.stock_changed', null, new.id, new.id, new.seller_id, null);
    end if;
    if (new.content_version, new.price_paise, new.listed, new.status) is distinct from
      (old.content_version, old.price_paise, old.listed, old.status)
      or new.sale_price_paise is distinct from old.sale_price_paise or old.deleted_at is not null then
      perform note_webhook_event('product.updated', null, new.id, new.id, new.seller_id, null);
    end if;
  end if;
  return null;
end
$$;

create function note_price() returns trigger language plpgsql as $$
declare
  paid bigint := coalesce(new.sale_price_paise, new.price_paise);
  moment timestamptz := greatest(new.updated_at, (
    select max(h.at) + interval '1 microsecond' from price_history h where h.product_id = new.id));
begin
  if tg_op = 'UPDATE' then
    if new.scheduled_price_id = old.scheduled_price_id and new.sale_price_paise is distinct from old.sale_price_paise then
      update scheduled_prices set state = 'over', outcome = 'edited', updated_at = new.updated_at
      where id = old.scheduled_price_id;
      new.scheduled_price_id := null;
      new.stock := new.stock + new.held_stock;
      new.held_stock := 0;
    end if;
    if paid = coalesce(old.sale_price_paise, old.price_paise) and new.price_paise = old.price_paise then
      return new;
    end if;
    if paid <> coalesce(old.sale_price_paise, old.price_paise) then
      new.lowest_paise := lowest_price_before(new.id, moment);
    end if;
  end if;
  insert into price_history (product_id, at, paid_paise, price_paise) values (new.id, moment, paid, new.price_paise);
  return new;
end
$$;

create function note_product_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from product_keys where product_id = old.id;
  elsif new.deleted_at is not null then
    delete from product_keys where product_id = new.id;
  else
    update product_keys set seller_id = new.seller_id, title = lower(new.title), sku = lower(new.sku), brand = new.brand,
      status = new.status, supply = supply_of(new.stock + new.held_stock), listed = new.listed, changed_at = new.updated_at
    where product_id = new.id;
    -- It was deleted, and is restored.
    if not found then
      insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
      values (new.id, new.seller_id, lower(new.title), lower(new.sku), new.brand, new.status,
        supply_of(new.stock + new.held_stock), new.listed, new.updated_at);
    end if;
  end if;
  return null;
end
$$;

create function note_product_keys() returns trigger language plpgsql as $$
begin
  insert into product_keys (product_id, seller_id, title, sku, brand, status, supply, listed, changed_at)
  select id, seller_id, lower(title), lower(sku), brand, status, supply_of(stock + held_stock), listed, updated_at
  from added where deleted_at is null;
  return null;
end
$$;

create function note_search_change() returns trigger language plpgsql as $$
begin
  if exists (select from search_feed where is_on) then
    insert into search_changes (product_id) values (coalesce(new.id, old.id));
  end if;
  return null;
end
$$;

create trigger note_changed after update on products for each row
  when ((old.stock + old.held_stock) <> (new.stock + new.held_stock) or old.content_version <> new.content_version
  or old.price_paise <> new.price_paise or old.sale_price_paise is distinct from new.sale_price_paise
  or old.listed <> new.listed or old.status <> new.status or old.deleted_at is distinct from new.deleted_at)
  execute function note_product();
create trigger note_created after insert on products for each row execute function note_product();
create trigger note_first_price after insert on products for each row execute function note_price();
create trigger note_key_changed after update on products for each row
  when (old.updated_at <> new.updated_at
  or supply_of(old.stock + old.held_stock) <> supply_of(new.stock + new.held_stock) or old.listed <> new.listed
  or old.status <> new.status or old.deleted_at is distinct from new.deleted_at or old.title <> new.title
  or old.sku is distinct from new.sku or old.brand <> new.brand or old.seller_id <> new.seller_id)
  execute function note_product_key();
create trigger note_key_gone after delete on products for each row execute function note_product_key();
create trigger note_keys_added after insert on products referencing new table as added for each statement
  execute function note_product_keys();
create trigger note_price before update of price_paise, sale_price_paise on products for each row
  execute function note_price();
create trigger note_search_change after update on products for each row
  when (new.listed <> old.listed or old.listed and (old.title is distinct from new.title
  or old.search_text is distinct from new.search_text or old.section is distinct from new.section
  or old.brand is distinct from new.brand or old.kind is distinct from new.kind
  or old.condition is distinct from new.condition or old.condition_grade is distinct from new.condition_grade
  or old.origin is distinct from new.origin or old.average_review is distinct from new.average_review
  or old.review_count is distinct from new.review_count or old.in_stock is distinct from new.in_stock
  or old.sale_price_paise is distinct from new.sale_price_paise or old.paid_paise is distinct from new.paid_paise
  or old.attributes is distinct from new.attributes or old.translations is distinct from new.translations
  or old.gtin is distinct from new.gtin or old.match_link is distinct from new.match_link
  or old.seller_id is distinct from new.seller_id or old.created_at is distinct from new.created_at))
  execute function note_search_change();
create trigger note_search_come after insert on products for each row
  when (new.listed) execute function note_search_change();
create trigger note_search_gone after delete on products for each row
  when (old.listed) execute function note_search_change();

-- What lists of products for sellers are counted, found and sorted by, of all products that are not deleted. Kept by triggers.
create table product_keys (
  product_id uuid not null,
  seller_id uuid not null,
  -- In lower case, as is the SKU.
  title text not null,
  sku text,
  brand text not null,
  status text not null,
  -- What is in stock, with what a deal holds back.
  supply text not null,
  listed boolean not null,
  -- When its seller last changed it.
  changed_at timestamptz not null,
  constraint product_keys_pkey primary key (product_id),
  constraint product_keys_status check (status in ('draft', 'live', 'hidden')),
  constraint product_keys_supply check (supply in ('out', 'low', 'enough'))
) with (autovacuum_vacuum_scale_factor=0.02);
create index product_keys_all_by_change on product_keys (changed_at, product_id) include (status, supply);
create index product_keys_all_by_title on product_keys (title collate "C", product_id desc);
create index product_keys_by_change on product_keys (seller_id, changed_at, product_id) include (status, supply);
create index product_keys_by_title on product_keys (seller_id, title collate "C", product_id desc) include (sku, brand,
  status, supply, changed_at);
create index product_keys_scarce on product_keys (seller_id, supply, product_id) where listed and supply <> 'enough';

create function count_product_keys() returns trigger language plpgsql as $$
begin
  insert into product_counts (seller_id, status, supply, products)
  select seller_id, status, supply, count(*)::int from added group by seller_id, status, supply;
  return null;
end
$$;

create function count_product_key() returns trigger language plpgsql as $$
begin
  insert into product_counts (seller_id, status, supply, products) values (old.seller_id, old.status, old.supply, -1);
  if tg_op = 'UPDATE' then
    insert into product_counts (seller_id, status, supply, products) values (new.seller_id, new.status, new.supply, 1);
  end if;
  return null;
end
$$;

create trigger count_added after insert on product_keys referencing new table as added for each statement
  execute function count_product_keys();
create trigger count_changed after update on product_keys for each row
  when (old.status <> new.status or old.supply <> new.supply or old.seller_id <> new.seller_id)
  execute function count_product_key();
create trigger count_gone after delete on product_keys for each row execute function count_product_key();

-- How many products of a seller have a status and so much in stock. Rows add up: triggers add one for a change, a job makes one of many.
create table product_counts (
  seller_id uuid not null,
  status text not null,
  supply text not null,
  products int not null,
  -- Not added up with the others yet.
  is_change boolean not null default true,
  constraint product_counts_status check (status in ('draft', 'live', 'hidden')),
  constraint product_counts_supply check (supply in ('out', 'low', 'enough'))
);
create index product_counts_by_seller on product_counts (seller_id) include (status, supply, products);
create index product_counts_changed on product_counts (seller_id) where is_change;

-- What a file calls the variants of one product, where it is not the SKU of one of them.
create table variant_groups (
  family_id uuid not null,
  seller_id uuid not null,
  -- Such as the handle of another shop program.
  code text not null,
  constraint variant_groups_pkey primary key (family_id),
  constraint variant_groups_seller_id_code_key unique (seller_id, code),
  constraint variant_groups_code_length check (length(code) >= 1 and length(code) <= 200)
);

-- What an administrator decides together: a product, several that were changed together, or those of an import.
create table product_approvals (
  id uuid not null,
  seller_id uuid not null,
  -- Imports are deleted after a month; what waits stays.
  import_id uuid,
  file_name text,
  -- Goes up when the seller changes what waits, so that nobody approves what they have not seen.
  version int not null default 1,
  since timestamptz not null,
  sent_back_at timestamptz,
  sent_back_reason text,
  constraint product_approvals_pkey primary key (id),
  constraint product_approvals_import_unique unique (import_id),
  constraint product_approvals_import_has_file check ((import_id is null) = (file_name is null)),
  constraint product_approvals_sent_back_has_reason check ((sent_back_at is null) = (sent_back_reason is null))
);
create index product_approvals_by_seller on product_approvals (seller_id);

-- Products that wait for approval, or some of their values.
create table waiting_products (
  product_id uuid not null,
  approval_id uuid not null,
  -- The values that wait, by field, while the former ones are on sale; null if the whole product waits.
  changes jsonb,
  constraint waiting_products_pkey primary key (product_id),
  constraint waiting_products_approval_id_fkey foreign key (approval_id) references product_approvals(id),
  constraint waiting_products_product_id_fkey foreign key (product_id) references products(id)
);
create index waiting_products_by_approval on waiting_products (approval_id);

-- Sellers whose products an administrator has unlinked for good from a match.
create table match_refusals (
  seller_id uuid not null,
  match text not null,
  at timestamptz not null,
  constraint match_refusals_pkey primary key (seller_id, match)
);

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

create trigger note_search_match after insert or delete on match_refusals for each row
  execute function note_search_match();

-- Titles under which products were sold, for finding orders by a part of a title.
create table sold_titles (
  product_id uuid not null,
  title text not null,
  constraint sold_titles_pkey primary key (product_id, title),
  constraint sold_titles_product_id_fkey foreign key (product_id) references products(id)
);

-- Every change of stock. The stock of a product is the sum of its movements.
create table stock_movements (
  id bigint not null generated always as identity,
  product_id uuid not null,
  quantity int not null,
  reason text not null,
  -- Checked at the end of the transaction, so that stock can be deducted before the order is written.
  part_id uuid,
  note text,
  actor_id uuid,
  at timestamptz not null default now(),
  -- Why somebody adjusted the stock, as a key of the list of reasons.
  cause text,
  constraint stock_movements_pkey primary key (id),
  constraint stock_movements_cause check (cause is null or reason = 'adjusted' and cause ~ '^[a-z-]{1,30}$'),
  constraint stock_movements_quantity check (quantity <> 0),
  constraint stock_movements_reason check (reason in ('placed', 'cancelled', 'rejected', 'returned', 'adjusted')),
  constraint stock_movements_product_id_fkey foreign key (product_id) references products(id)
);
create index stock_movements_by_part on stock_movements (part_id) where part_id is not null;
create index stock_movements_by_product on stock_movements (product_id, id);
create index stock_movements_of_orders on stock_movements (product_id, at) include (quantity)
  where part_id is not null;

-- What products cost in the last 30 days, and the price before that. Rows are added by a trigger.
create table price_history (
  product_id uuid not null,
  -- Since when.
  at timestamptz not null,
  -- The price of one unit.
  paid_paise bigint not null,
  -- The MRP.
  price_paise bigint not null,
  constraint price_history_pkey primary key (product_id, at),
  constraint price_history_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index price_history_by_age on price_history (at);

-- Prices that begin and end by themselves; those with units are flash deals.
create table scheduled_prices (
  id uuid not null,
  product_id uuid not null,
  price_paise bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The stock of a deal: so many units may be sold for the price. Null for a price without a limit.
  units int,
  -- So many units of a deal may be ordered by one person; null without a limit.
  per_person int,
  -- sold-out: nothing of a deal is left, but a unit that is given back before its end is sold for its price.
  state text not null default 'waiting',
  -- Why it is over.
  outcome text,
  -- The sale price that the product had, and gets again; null if it had none.
  before_paise bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint scheduled_prices_pkey primary key (id),
  constraint scheduled_prices_apart exclude using gist (int8range(uuid_hash_extended(product_id, 0::bigint),
    uuid_hash_extended(product_id, 0::bigint), '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (state <> 'over'),
  constraint scheduled_prices_outcome check (outcome in ('ended', 'cancelled', 'edited', 'missed', 'no-stock',
    'above-mrp', 'gone')),
  constraint scheduled_prices_over check ((state = 'over') = (outcome is not null)),
  constraint scheduled_prices_per_person_check check (per_person >= 1 and per_person <= 1000),
  constraint scheduled_prices_person_of_deal check (per_person is null or units is not null),
  constraint scheduled_prices_price_check check (price_paise >= 1 and price_paise <= 1000000000),
  constraint scheduled_prices_state check (state in ('waiting', 'running', 'sold-out', 'over')),
  constraint scheduled_prices_units_check check (units >= 1 and units <= 1000000),
  constraint scheduled_prices_window check (starts_at < ends_at),
  constraint scheduled_prices_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index scheduled_prices_by_end on scheduled_prices (ends_at) where state <> 'over';
create index scheduled_prices_by_product on scheduled_prices (product_id, starts_at);
create index scheduled_prices_by_start on scheduled_prices (starts_at) where state = 'waiting';

-- Units of running deals by order; deleted when the deal is over.
create table deal_sales (
  part_id uuid not null,
  price_id uuid not null,
  -- A hash of the deal and the account.
  person text not null,
  quantity int not null,
  constraint deal_sales_pkey primary key (part_id, price_id),
  constraint deal_sales_quantity check (quantity > 0),
  constraint deal_sales_price_id_fkey foreign key (price_id) references scheduled_prices(id) on delete cascade
);
create index deal_sales_by_person on deal_sales (price_id, person);

-- Products whose seller was told that stock is low. The row goes when there is enough stock again.
create table low_stock_told (
  product_id uuid not null,
  told_at timestamptz not null,
  constraint low_stock_told_pkey primary key (product_id),
  constraint low_stock_told_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);

-- Files that were sent straight to the storage, from the permission on.
create table uploads (
  id uuid not null,
  -- Whose file it is; files of administrators belong to the house seller. Null for the photos of shoppers.
  seller_id uuid,
  purpose text not null,
  -- Where the file is in the storage once it is finished.
  key text not null,
  size bigint not null,
  -- What the storage calls an upload in several parts.
  parts_id text,
  status text not null default 'begun',
  width int,
  height int,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Since when nothing shows the file, as the clean-up has seen.
  unused_since timestamptz,
  -- The shopper who sends photos of a return or with a review.
  user_id uuid,
  constraint uploads_pkey primary key (id),
  constraint uploads_key unique (key),
  constraint uploads_finished check ((status = 'finished') = (finished_at is not null)),
  constraint uploads_owner check (case
    when purpose in ('return', 'review') then user_id is not null and seller_id is null
    else seller_id is not null and user_id is null
    end),
  constraint uploads_purpose check (purpose in ('picture', 'import', 'return', 'review')),
  constraint uploads_size check (size > 0),
  constraint uploads_status check (status in ('begun', 'finished'))
);
create index uploads_begun on uploads (created_at) where status = 'begun';
create index uploads_by_seller on uploads (seller_id, created_at desc);
create index uploads_by_user on uploads (user_id) where user_id is not null;

-- Banners of the home page.
create table banners (
  id uuid not null,
  image text not null,
  image_phone text,
  alt text not null default '',
  eyebrow text,
  headline text,
  product_id uuid,
  "position" int not null,
  created_at timestamptz not null default now(),
  -- A deleted banner can be restored for a while.
  deleted_at timestamptz,
  -- Alternative text, eyebrow and headline in other languages; what is empty is shown in English.
  translations jsonb not null default '[]',
  constraint banners_pkey primary key (id),
  constraint banners_translations_check check (jsonb_typeof(translations) = 'array'),
  constraint banners_product_id_fkey foreign key (product_id) references products(id)
);
create index banners_by_position on banners ("position", created_at);

-- The home page and the landing pages as administrators compose them: what is published, what was, and a draft.
create table front_versions (
  -- “home”, or the word in the address of a landing page.
  front text not null,
  -- The same in all versions of a page, for the audit log.
  front_id uuid not null,
  version int not null,
  -- Titles and sections. Null: for the home page the one that comes with the shop, a landing page that was taken down, or a draft that was discarded.
  body jsonb,
  is_draft boolean not null,
  changed_at timestamptz not null,
  -- The name of the administrator at that time, as in the audit log.
  changed_by text not null,
  constraint front_versions_pkey primary key (front, version),
  constraint front_versions_body_check check (jsonb_typeof(body) = 'object'),
  constraint front_versions_version_counts check (version > 0)
);

-- Sections that sellers propose for the home page or a landing page.
create table front_proposals (
  id uuid not null,
  seller_id uuid not null,
  -- The page it is for, as in front_versions.
  front text not null,
  section jsonb not null,
  note text not null,
  -- Taken: an administrator has put it into a version of the page, where it is edited and published like any other section.
  state text not null default 'open',
  -- Goes up when the seller changes it, so that nobody decides about what they have not seen.
  version int not null default 1,
  proposed_at timestamptz not null,
  changed_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  constraint front_proposals_pkey primary key (id),
  constraint front_proposals_decided_check check ((state in ('taken', 'declined')) = (decided_at is not null)),
  constraint front_proposals_declined_has_reason check ((state = 'declined') = (reason is not null)),
  constraint front_proposals_section_check check (jsonb_typeof(section) = 'object'),
  constraint front_proposals_state_check check (state in ('open', 'taken', 'declined', 'withdrawn')),
  constraint front_proposals_version_counts check (version > 0)
);
create index front_proposals_by_front on front_proposals (front, proposed_at) where state in ('open', 'taken');
create index front_proposals_by_seller on front_proposals (seller_id, proposed_at);

-- Product imports from CSV or zip files. Kept for a month; what they changed stays.
create table imports (
  id uuid not null,
  seller_id uuid not null,
  -- Who started it; its changes of stock are made in this name.
  asked_by uuid,
  file_key text not null,
  file_name text not null,
  file_bytes bigint not null,
  state text not null default 'uploaded',
  -- The format of the file and the meaning of its columns; null until it has been looked at.
  reading jsonb,
  row_count int not null default 0,
  -- The number of the last row that is checked.
  checked_to int not null default 0,
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  refused int not null default 0,
  -- How many of the added and changed rows are written.
  done int not null default 0,
  fault text,
  -- The process that works on it. It renews its claim every few seconds, so that another can take over when it dies.
  worker uuid,
  worked_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Where in the unpacked table the next row to check begins, in bytes.
  checked_offset bigint not null default 0,
  -- Rows whose seller has not yet said what category their word means.
  waiting int not null default 0,
  -- Until when a process fetches its pictures; it renews this.
  pictures_until timestamptz,
  constraint imports_pkey primary key (id),
  constraint imports_checked_offset check (checked_offset >= 0),
  constraint imports_counts check (least(row_count, checked_to, added, changed, unchanged, refused, waiting, done) >=
    0),
  constraint imports_file_name_length check (length(file_name) >= 1 and length(file_name) <= 200),
  constraint imports_state check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'failed'))
);
create index imports_by_seller on imports (seller_id, created_at desc);
create index imports_by_time on imports (created_at desc, id);
create index imports_under_way on imports (created_at) where state in ('uploaded', 'checking', 'running');

-- The rows of an import, each with what became of it.
create table import_rows (
  import_id uuid not null,
  -- As spreadsheets count rows; the headings are row 1.
  number int not null,
  outcome text not null,
  is_done boolean not null default false,
  sku text,
  -- As they were sent.
  cells json not null,
  changes json not null default '[]',
  faults json not null default '[]',
  notes json not null default '[]',
  product_id uuid,
  -- What the row calls its category, where the shop itself does not know the word.
  word text,
  -- The brand that the row names, where the shop does not have it.
  brand text,
  -- Attributes that the texts of the row say and its columns do not, each with the words that say it.
  proposals json,
  -- Pictures of other sites that its product is to get; null once it has them.
  addresses jsonb,
  constraint import_rows_pkey primary key (import_id, number),
  constraint import_rows_outcome check (outcome in ('added', 'changed', 'unchanged', 'refused', 'waiting')),
  constraint import_rows_import_id_fkey foreign key (import_id) references imports(id) on delete cascade
);
create index import_rows_by_addresses on import_rows (import_id) where addresses is not null;
create index import_rows_by_brand on import_rows (brand, import_id) where brand is not null;
create index import_rows_by_outcome on import_rows (import_id, outcome, number);
create index import_rows_by_word on import_rows (import_id, word) where word is not null;
create index import_rows_to_write on import_rows (import_id, number) where (outcome in ('added', 'changed'))
  and not is_done;

-- What sellers call categories in their files, as they have said.
create table category_words (
  seller_id uuid not null,
  -- Only letters and digits, in lower case.
  word text not null,
  category_id text not null,
  constraint category_words_pkey primary key (seller_id, word),
  constraint category_words_word_length check (length(word) >= 1 and length(word) <= 200),
  constraint category_words_category_fkey foreign key (category_id) references categories(id) on delete cascade
);
create index category_words_by_category on category_words (category_id);

-- Pictures of a zip file that have been uploaded already.
create table import_pictures (
  import_id uuid not null,
  name text not null,
  src text not null,
  constraint import_pictures_pkey primary key (import_id, name),
  constraint import_pictures_import_id_fkey foreign key (import_id) references imports(id) on delete cascade
);

-- Attributes that a seller takes out of the texts of files.
create table taken_proposals (
  seller_id uuid not null,
  attribute_id text not null,
  constraint taken_proposals_pkey primary key (seller_id, attribute_id),
  constraint taken_proposals_attribute_fkey foreign key (attribute_id) references attributes(id) on delete cascade
);
create index taken_proposals_by_attribute on taken_proposals (attribute_id);

-- Pictures of other sites that an import names, each with what became of it.
create table import_addresses (
  import_id uuid not null,
  address text not null,
  state text not null default 'waiting',
  -- Why it was refused, a sentence for the seller.
  fault text,
  src text,
  constraint import_addresses_pkey primary key (import_id, address),
  constraint import_addresses_state check (state in ('waiting', 'fetched', 'refused')),
  constraint import_addresses_import_fkey foreign key (import_id) references imports(id) on delete cascade
);
create index import_addresses_by_state on import_addresses (import_id, state, address);
create index import_addresses_waiting on import_addresses (import_id) where state = 'waiting';

-- Pictures of other sites that a seller's files have named, so that each is fetched once.
create table fetched_pictures (
  seller_id uuid not null,
  address text not null,
  -- Its address in the shop.
  src text not null,
  -- A hash of the bytes: the same picture at two addresses is stored once.
  print text not null,
  fetched_at timestamptz not null,
  constraint fetched_pictures_pkey primary key (seller_id, address),
  constraint fetched_pictures_address_length check (length(address) >= 1 and length(address) <= 2000)
);
create index fetched_pictures_by_print on fetched_pictures (seller_id, print);

-- Files from which an administrator has taken reviews that were written elsewhere.
create table review_imports (
  id uuid not null,
  file_name text not null,
  created_at timestamptz not null default now(),
  -- When its reviews were deleted again.
  undone_at timestamptz,
  constraint review_imports_pkey primary key (id),
  constraint review_imports_file_name_length check (length(file_name) >= 1 and length(file_name) <= 200)
);
create index review_imports_by_time on review_imports (created_at desc);

-- Reviews, one for each shopper and product.
create table reviews (
  id uuid not null,
  product_id uuid not null,
  -- Null for a review that was written elsewhere.
  user_id uuid,
  rating int not null,
  body text not null,
  hidden_at timestamptz,
  hidden_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A hidden review that its author deletes loses its words but keeps its row, so that it can't be written again.
  withdrawn_at timestamptz,
  -- The file it comes from. Such a review counts in no rating and is never a verified purchase.
  import_id uuid,
  -- Whom the file names as its author.
  author_name text,
  -- Where it was written, as shoppers read it.
  source text,
  -- What the file says of it, hashed, so that the same review is not imported twice.
  import_print bytea,
  constraint reviews_pkey primary key (id),
  constraint reviews_one_each unique (product_id, user_id),
  constraint reviews_body_length check (case
    when withdrawn_at is null then length(body) >= 1 and length(body) <= 2000
    else body = '' and hidden_at is not null
    end),
  constraint reviews_by_user_or_file check ((user_id is null) = (import_id is not null)
    and (import_id is null) = (author_name is null) and (import_id is null) = (source is null)
    and (import_id is null) = (import_print is null)),
  constraint reviews_rating check (rating >= 1 and rating <= 5),
  constraint reviews_import_id_fkey foreign key (import_id) references review_imports(id),
  constraint reviews_product_id_fkey foreign key (product_id) references products(id)
);
create index reviews_by_import on reviews (import_id) where import_id is not null;
create index reviews_by_product on reviews (product_id, created_at desc) where hidden_at is null;
create index reviews_by_rating on reviews (product_id, rating, created_at desc, id desc) where hidden_at is null;
create index reviews_by_user on reviews (user_id);
create index reviews_hidden on reviews (hidden_at desc) where hidden_at is not null;
create unique index reviews_imported_once on reviews (import_print) where import_id is not null;

-- Reports of reviews by shoppers.
create table review_reports (
  review_id uuid not null,
  user_id uuid not null,
  reason text not null,
  -- The words of the review when it was reported, because its author may change them.
  body text not null,
  reported_at timestamptz not null default now(),
  -- When an administrator has looked at the report.
  settled_at timestamptz,
  constraint review_reports_pkey primary key (review_id, user_id),
  constraint review_reports_reason check (reason in ('advertising', 'abusive', 'private', 'off-topic', 'dishonest')),
  constraint review_reports_review_id_fkey foreign key (review_id) references reviews(id) on delete cascade
);
create index review_reports_by_time on review_reports (reported_at desc);
create index review_reports_by_user on review_reports (user_id);
create index review_reports_open on review_reports (review_id) where settled_at is null;

-- Photos that authors show with their reviews.
create table review_photos (
  review_id uuid not null,
  "position" int not null,
  upload_id uuid not null,
  constraint review_photos_pkey primary key (review_id, "position"),
  constraint review_photos_once unique (upload_id),
  constraint review_photos_position check ("position" >= 1 and "position" <= 4),
  constraint review_photos_review_id_fkey foreign key (review_id) references reviews(id),
  constraint review_photos_upload_id_fkey foreign key (upload_id) references uploads(id)
);

-- Questions about products, and their answers.
create table questions (
  id uuid not null,
  product_id uuid not null,
  -- The question that this row answers; null if it is itself a question.
  answers uuid,
  user_id uuid not null,
  -- An answer of the product's seller, shown with the seller's name.
  by_seller boolean not null default false,
  body text not null,
  written_at timestamptz not null,
  -- Of a question: when its newest visible answer was written.
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  constraint questions_pkey primary key (id),
  constraint questions_one_answer_each unique (answers, user_id),
  constraint questions_answered check (answered_at is null or answers is null),
  constraint questions_body_length check (case
    when answers is null then length(body) >= 10 and length(body) <= 300
    else length(body) >= 1 and length(body) <= 1000
    end),
  constraint questions_hidden check ((hidden_at is null) = (hidden_reason is null)),
  constraint questions_answers_fkey foreign key (answers) references questions(id) on delete cascade,
  constraint questions_product_id_fkey foreign key (product_id) references products(id)
);
create index questions_by_product on questions (product_id, answered_at desc nulls last, written_at desc, id)
  where answers is null and hidden_at is null;
create index questions_by_time on questions (written_at desc, id) where answers is null;
create index questions_by_user on questions (user_id);

-- Reports of questions and answers by people.
create table question_reports (
  question_id uuid not null,
  user_id uuid not null,
  reason text not null,
  -- The words when they were reported, because an answer may be changed.
  body text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  constraint question_reports_pkey primary key (question_id, user_id),
  constraint question_reports_reason check (reason in ('advertising', 'abusive', 'private', 'off-topic', 'dishonest')),
  constraint question_reports_question_id_fkey foreign key (question_id) references questions(id) on delete cascade
);
create index question_reports_by_user on question_reports (user_id);
create index question_reports_open on question_reports (question_id) where settled_at is null;

-- What feeds the search engine, if the shop has one: a single row.
create table search_feed (
  is_only boolean not null default true,
  is_on boolean not null default false,
  feed uuid not null default gen_random_uuid(),
  version bigint not null default 0,
  holder uuid,
  held_until timestamptz,
  building text,
  built_up_to uuid,
  is_checking boolean not null default false,
  checked_up_to uuid,
  differing int not null default 0,
  wants_reindex boolean not null default false,
  reindexed_at timestamptz,
  checked_at timestamptz,
  constraint search_feed_pkey primary key (is_only),
  constraint search_feed_one_row check (is_only)
);

-- Products that the search engine has to be told of. Added by triggers while it is fed, and removed when it was told.
create table search_changes (
  id bigint not null generated always as identity,
  product_id uuid not null,
  at timestamptz not null default now(),
  constraint search_changes_pkey primary key (id)
);

-- One row for what one network searched for on one day, and one for each product it opened from the results; kept for sixty days.
create table search_notes (
  day date not null,
  -- The search in the spelling of the index.
  words text not null,
  -- One of 65,536 numbers made of the block of the network, so that it counts once. Hundreds of blocks share a number.
  network int not null,
  -- The product that was opened; null for the search itself.
  product_id uuid,
  found boolean not null default true,
  bought boolean not null default false,
  constraint search_notes_once unique nulls not distinct (day, words, network, product_id),
  constraint search_notes_bought check (not bought or product_id is not null),
  constraint search_notes_found check (found or product_id is null),
  constraint search_notes_network check (network >= 0 and network < 65536),
  constraint search_notes_words check (length(words) >= 2 and length(words) <= 100)
);
create index search_notes_by_words on search_notes (words, product_id);

-- The same counted by day and search, for the list of administrators.
create table search_days (
  day date not null,
  words text not null,
  asked int not null default 0,
  missed int not null default 0,
  opened int not null default 0,
  bought int not null default 0,
  constraint search_days_pkey primary key (day, words),
  constraint search_days_counts check (asked >= 0 and missed >= 0 and opened >= 0 and bought >= 0)
);
create index search_days_by_words on search_days (words);

-- Products that many networks have opened or bought after a search; made anew from search_notes each day.
create table search_lifts (
  words text not null,
  product_id uuid not null,
  lift int not null,
  constraint search_lifts_pkey primary key (words, product_id),
  constraint search_lifts_lift check (lift >= 1 and lift <= 3)
);

-- What administrators have decided for a search.
create table search_rules (
  words text not null,
  -- Words that mean the same in this shop.
  also jsonb not null default '[]',
  -- Products that come first, in this order.
  pins jsonb not null default '[]',
  -- The last day of the pins, in Indian time; null for no end.
  ends_on date,
  changed_at timestamptz not null,
  constraint search_rules_pkey primary key (words),
  constraint search_rules_also check (jsonb_array_length(also) <= 10),
  constraint search_rules_end check (ends_on is null or jsonb_array_length(pins) > 0),
  constraint search_rules_pins check (jsonb_array_length(pins) <= 10),
  constraint search_rules_says_something check (jsonb_array_length(also) > 0 or jsonb_array_length(pins) > 0),
  constraint search_rules_words check (length(words) >= 2 and length(words) <= 100)
);

-- Products that shoppers have saved, each once.
create table wishlist_entries (
  user_id uuid not null,
  product_id uuid not null,
  -- What it cost when it was saved, as the shopper saw it. For display only.
  saved_price_paise bigint not null,
  saved_at timestamptz not null,
  tell_of_fall boolean not null default false,
  tell_of_return boolean not null default false,
  -- The price from which the next fall counts: that of the last notice, or the highest one since.
  fall_from_paise bigint,
  -- Not to be had since the last notice, so that a return is worth one.
  was_out boolean not null default false,
  constraint wishlist_entries_pkey primary key (user_id, product_id),
  constraint wishlist_entries_fall_from check (not tell_of_fall or fall_from_paise is not null),
  constraint wishlist_entries_saved_price check (saved_price_paise >= 0),
  constraint wishlist_entries_product_id_fkey foreign key (product_id) references products(id)
);
create index wishlist_entries_by_product on wishlist_entries (product_id);
create index wishlist_entries_watched on wishlist_entries (product_id) where tell_of_fall or tell_of_return;

-- Mails about wishlists: how many a shopper has had on a day of India.
create table wishlist_mails (
  user_id uuid not null,
  -- In the link of these mails that stops them all.
  stop_key uuid not null,
  day date,
  mails int not null default 0,
  constraint wishlist_mails_pkey primary key (user_id),
  constraint wishlist_mails_stop_key_unique unique (stop_key)
);

-- payments ------------------------------------------------------------------------------------------------------------

-- Payment attempts. An order has at most one that is open and one that has paid it.
create table payments (
  id uuid not null,
  order_id uuid not null,
  provider text not null,
  state text not null default 'open',
  amount_paise bigint not null,
  -- What the provider calls the payment.
  provider_ref text,
  -- What the provider calls the money once it has come.
  capture_ref text,
  payer_ref text,
  -- Where the shopper approves the payment.
  approval_url text,
  -- Until when stock is reserved for it.
  held_until timestamptz not null,
  captured_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What was paid in; a provider may report another currency than was asked for.
  currency text not null default 'INR',
  -- When the provider was last asked about it.
  asked_at timestamptz,
  -- The proposed edit whose difference it pays; null for what the order cost when it was placed.
  edit_id uuid,
  constraint payments_pkey primary key (id),
  constraint payments_capture_ref_unique unique (provider, capture_ref),
  constraint payments_provider_ref_unique unique (provider, provider_ref),
  constraint payments_amount check (amount_paise >= 1 and amount_paise <= 1000000000),
  constraint payments_currency check (currency ~ '^[A-Z]{3}$'),
  constraint payments_paid_is_taken check ((state not in ('paid', 'returned')) or capture_ref is not null),
  constraint payments_provider check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  constraint payments_state check (state in ('open', 'paid', 'failed', 'expired', 'returned')),
  constraint payments_taken check ((capture_ref is not null) = (captured_at is not null))
);
create index payments_by_age on payments (created_at);
create index payments_by_order on payments (order_id, created_at);
create index payments_held on payments (held_until) where state = 'open';
create unique index payments_one_open_for on payments (order_id, edit_id) nulls not distinct where state = 'open';
create unique index payments_one_paid_for on payments (order_id, edit_id) nulls not distinct where state = 'paid';

-- The seller orders that a payment pays. An unexpected payment pays none.
create table payment_parts (
  payment_id uuid not null,
  part_id uuid not null,
  amount_paise bigint not null,
  constraint payment_parts_pkey primary key (payment_id, part_id),
  constraint payment_parts_amount check (amount_paise > 0),
  constraint payment_parts_payment_id_fkey foreign key (payment_id) references payments(id)
);
create index payment_parts_by_part on payment_parts (part_id);

-- Webhooks of providers. Each is handled once, however often it comes.
create table payment_messages (
  provider text not null,
  message_id text not null,
  kind text not null,
  payment_id uuid,
  body text not null,
  received_at timestamptz not null default now(),
  constraint payment_messages_pkey primary key (provider, message_id),
  constraint payment_messages_payment_id_fkey foreign key (payment_id) references payments(id)
);

-- Money that is due to a shopper, from the moment it is due until it has arrived.
create table refunds (
  id uuid not null,
  order_id uuid not null,
  -- Null for a payment that came when the order no longer wanted it.
  part_id uuid,
  -- What the order was paid with; null for cash.
  payment_id uuid,
  cause text not null,
  -- The record that caused the refund; a cause has one refund.
  cause_id uuid not null,
  state text not null default 'owed',
  amount_paise bigint not null,
  -- The part of the amount that is delivery charge.
  delivery_paise bigint not null default 0,
  -- Where a refund of cash is sent.
  upi_id text,
  provider_ref text,
  failure text,
  owed_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid,
  updated_at timestamptz not null default now(),
  asked_at timestamptz,
  -- What was given for old phones that go back with this return. The amount is its lines and its delivery charge less this.
  exchange_paise bigint not null default 0,
  -- The refund that this one completes with money of another payment. Its lines are those of that refund.
  rest_of uuid,
  constraint refunds_pkey primary key (id),
  constraint refunds_once unique (cause, cause_id),
  constraint refunds_provider_ref_unique unique (payment_id, provider_ref),
  constraint refunds_amounts check (amount_paise >= 1 and amount_paise <= 1000000000 and delivery_paise >= 0
    and delivery_paise <= amount_paise),
  constraint refunds_cause check (cause in ('cancelled', 'rejected', 'returned', 'unwanted', 'edited', 'exchanged')),
  constraint refunds_exchange check (exchange_paise >= 0 and (exchange_paise = 0 or cause = 'returned')),
  constraint refunds_settled check ((state = 'settled') = (settled_at is not null)),
  constraint refunds_state check (state in ('owed', 'sent', 'settled', 'failed')),
  constraint refunds_payment_id_fkey foreign key (payment_id) references payments(id),
  constraint refunds_rest_of_fkey foreign key (rest_of) references refunds(id)
);
create index refunds_by_order on refunds (order_id, owed_at);
create index refunds_by_part on refunds (part_id) where part_id is not null;
create index refunds_by_rest on refunds (rest_of) where rest_of is not null;
create index refunds_unsettled on refunds (owed_at) where state <> 'settled';

create function note_refund() returns trigger language plpgsql as $$
declare
  seller uuid;
begin
  select p.seller_id into seller from order_parts p where p.id = new.part_id;
  perform note_webhook_event(case when tg_op = 'INSERT' then 'refund.created' else 'refund.' || new.state end,
    new.order_id, null, new.id, seller, null);
  return null;
end
$$;

create function note_agent_order() returns trigger language plpgsql as $$
begin
  update agent_orders set changed_at = clock_timestamp(), next_at = now(), tries = 0 where order_id = new.order_id;
  return null;
end
$$;

create trigger note_created after insert on refunds for each row execute function note_refund();
create trigger note_moved after update on refunds for each row
  when (old.state <> new.state and (new.state in ('settled', 'failed'))) execute function note_refund();
create trigger note_refund_for_agent after insert on refunds for each row execute function note_agent_order();
create trigger note_refund_moved_for_agent after update on refunds for each row
  when (old.state <> new.state or old.amount_paise <> new.amount_paise) execute function note_agent_order();

-- Which quantity and amount of which order line is refunded.
create table refund_lines (
  refund_id uuid not null,
  line_id uuid not null,
  quantity int not null,
  amount_paise bigint not null,
  constraint refund_lines_pkey primary key (refund_id, line_id),
  constraint refund_lines_amount check (amount_paise > 0),
  constraint refund_lines_quantity check (quantity > 0),
  constraint refund_lines_refund_id_fkey foreign key (refund_id) references refunds(id)
);
create index refund_lines_by_line on refund_lines (line_id);

-- Administrators who approved a manual refund. Large refunds need two.
create table refund_approvals (
  refund_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  at timestamptz not null,
  constraint refund_approvals_pkey primary key (refund_id, user_id),
  constraint refund_approvals_refund_id_fkey foreign key (refund_id) references refunds(id)
);
create index refund_approvals_by_user on refund_approvals (user_id);

-- The books of the sandbox provider. It knows of an order only what the shop has told it.
create table sandbox_payments (
  ref text not null,
  payment_id uuid not null,
  order_number text not null,
  amount_paise bigint not null,
  return_url text not null,
  held_until timestamptz not null,
  state text not null default 'open',
  -- How many refunds it will still refuse, for testing.
  refuses int not null default 0,
  opened_at timestamptz not null default now(),
  constraint sandbox_payments_pkey primary key (ref),
  constraint sandbox_payments_once unique (payment_id),
  constraint sandbox_payments_state check (state in ('open', 'paid', 'failed', 'expired'))
);

-- Payments that the sandbox provider has taken.
create table sandbox_captures (
  ref text not null,
  payment_ref text not null,
  payer_ref text not null,
  amount_paise bigint not null,
  currency text not null,
  captured_at timestamptz not null default now(),
  constraint sandbox_captures_pkey primary key (ref),
  constraint sandbox_captures_payment_ref_fkey foreign key (payment_ref) references sandbox_payments(ref)
);
create index sandbox_captures_by_payment on sandbox_captures (payment_ref);

-- Refunds that the sandbox provider has sent.
create table sandbox_refunds (
  ref text not null,
  refund_id uuid not null,
  capture_ref text not null,
  amount_paise bigint not null,
  asked_at timestamptz not null default now(),
  constraint sandbox_refunds_pkey primary key (ref),
  constraint sandbox_refunds_once unique (refund_id),
  constraint sandbox_refunds_capture_ref_fkey foreign key (capture_ref) references sandbox_captures(ref)
);
create index sandbox_refunds_by_capture on sandbox_refunds (capture_ref);

-- What the sandbox provider signs with; different in each shop.
create table sandbox_secret (
  only_one boolean not null default true,
  secret text not null,
  constraint sandbox_secret_pkey primary key (only_one),
  constraint sandbox_secret_only_one_check check (only_one)
);

-- orders --------------------------------------------------------------------------------------------------------------

-- Carts of shoppers with an account.
create table carts (
  user_id uuid not null,
  id uuid not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  -- Codes of offers that the shopper has entered.
  codes jsonb not null default '[]',
  constraint carts_pkey primary key (user_id),
  constraint carts_id_unique unique (id),
  constraint carts_codes_check check (jsonb_array_length(codes) <= 5)
);

-- The products in a cart.
create table cart_items (
  user_id uuid not null,
  product_id uuid not null,
  quantity int not null,
  added_at timestamptz not null default now(),
  constraint cart_items_pkey primary key (user_id, product_id),
  constraint cart_items_quantity check (quantity >= 1 and quantity <= 1000000),
  constraint cart_items_user_id_fkey foreign key (user_id) references carts(user_id) on delete cascade
);
create index cart_items_by_product on cart_items (product_id);

-- Guest carts that were merged at sign-in, each once.
create table cart_merges (
  user_id uuid not null,
  merge_id uuid not null,
  outcome jsonb not null,
  merged_at timestamptz not null default now(),
  constraint cart_merges_pkey primary key (user_id, merge_id)
);

-- Products saved for later out of a cart, each once.
create table cart_later (
  user_id uuid not null,
  product_id uuid not null,
  quantity int not null,
  -- What one cost when it was saved, as the shopper saw it. For display only.
  saved_price_paise bigint not null,
  saved_at timestamptz not null default now(),
  constraint cart_later_pkey primary key (user_id, product_id),
  constraint cart_later_quantity check (quantity >= 1 and quantity <= 1000000),
  constraint cart_later_saved_price check (saved_price_paise >= 0),
  constraint cart_later_user_id_fkey foreign key (user_id) references carts(user_id) on delete cascade
);
create index cart_later_by_product on cart_later (product_id);

-- Carts as links, without anything about the person who shares them. Prices and stock are read anew for each answer.
create table cart_links (
  -- The end of the address. Whoever knows it sees the products.
  token text not null,
  -- Who may end it.
  user_id uuid not null,
  -- Product, quantity and title of each line. The title names what is not on sale any more: later ones are not public.
  items jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint cart_links_pkey primary key (token),
  constraint cart_links_items_check check (jsonb_array_length(items) >= 1 and jsonb_array_length(items) <= 100),
  constraint cart_links_token_check check (token ~ '^[A-Za-z0-9_-]{16}$'),
  constraint cart_links_window check (created_at < expires_at)
);
create index cart_links_by_user on cart_links (user_id);
create index cart_links_expiring on cart_links (expires_at);

-- Purchases being prepared. Prices, stock and charges are not kept here: they are read anew for each answer.
create table checkouts (
  id uuid not null,
  user_id uuid,
  -- Product and quantity of each line; null for what is in the cart.
  items jsonb,
  -- The chosen address of the account; null for the oldest. It may have been deleted since.
  address_id uuid,
  -- The chosen way to pay; null for the first that is possible.
  method text,
  version int not null default 1,
  -- The order it became. It can become one only.
  order_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The administrator who takes the order for the buyer; null if the buyer does.
  made_by uuid,
  -- For an order by hand, the address as it was dictated; of an agent, as the agent filled it in.
  ship_to jsonb,
  -- For an order by hand: the codes of offers that the caller has.
  codes text[],
  -- Whether the invoice is for the business of the account.
  for_company boolean not null default false,
  -- Services, windows and words for gifts that were chosen.
  extras jsonb,
  -- Address of the profile of the platform whose agent prepared it; null otherwise.
  agent text,
  constraint checkouts_pkey primary key (id),
  constraint checkouts_by_hand check (case
    when made_by is not null then items is not null and codes is not null
    when agent is not null then items is not null
    else ship_to is null and codes is null
    end),
  constraint checkouts_items_check check (items is null or jsonb_array_length(items) >= 1
    and jsonb_array_length(items) <= 100),
  constraint checkouts_method check (method ~ '^(COD|[a-z][a-z0-9-]{1,30})$'),
  constraint checkouts_owned check (user_id is not null)
);
create index checkouts_by_user on checkouts (user_id);
create index checkouts_expiring on checkouts (expires_at);
create unique index checkouts_one_of_cart on checkouts (user_id) where items is null and order_id is null;
create unique index checkouts_order on checkouts (order_id) where order_id is not null;

-- Links with which an order is paid without signing in. They work as long as the order waits for its payment.
create table pay_links (
  -- SHA-256 of the token, which nothing else keeps.
  token_hash bytea not null,
  order_id uuid not null,
  created_at timestamptz not null default now(),
  -- The proposed edit whose difference it pays; null for the order.
  edit_id uuid,
  constraint pay_links_pkey primary key (token_hash)
);
create index pay_links_by_age on pay_links (created_at);
create index pay_links_by_order on pay_links (order_id);

-- Edits of paid orders that cost more. They become real when the buyer has paid the difference.
create table proposed_edits (
  id uuid not null,
  order_id uuid not null,
  part_id uuid not null,
  -- overtaken: the order was moved on or edited otherwise before it was paid.
  state text not null default 'open',
  -- What each line becomes, with the product that is swapped in as it was on sale.
  changes jsonb not null,
  -- The units that were taken from stock for it; given back unless it becomes real.
  reserved jsonb not null,
  -- As the edit stands in the history once it is real.
  note text not null,
  difference_paise bigint not null,
  held_until timestamptz not null,
  -- Null once the account is gone.
  made_by uuid,
  made_by_name text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint proposed_edits_pkey primary key (id),
  constraint proposed_edits_difference check (difference_paise >= 1 and difference_paise <= 1000000000),
  constraint proposed_edits_ended check ((state = 'open') = (ended_at is null)),
  constraint proposed_edits_state check (state in ('open', 'paid', 'expired', 'declined', 'withdrawn', 'overtaken'))
);
create index proposed_edits_by_order on proposed_edits (order_id);
create index proposed_edits_held on proposed_edits (held_until) where state = 'open';
create unique index proposed_edits_one_open on proposed_edits (part_id) where state = 'open';

-- Orders of shoppers; each has one seller order for each of its sellers.
create table orders (
  id uuid not null,
  number bigint not null generated always as identity (start with 100001),
  user_id uuid,
  cart_id uuid,
  idempotency_key text not null,
  request_hash bytea not null,
  payment_method text not null,
  -- What the statuses of the seller orders add up to, written together with them, so that lists filter without joining.
  status text not null default 'pending',
  payment_status text not null default 'pending',
  total_paise bigint not null,
  ship_address_id uuid,
  ship_name text,
  ship_address text not null,
  ship_city text not null,
  ship_state_code text not null,
  ship_pincode text not null,
  ship_phone text not null,
  ship_notes text not null,
  payment_id text,
  payer_id text,
  placed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Until when stock is reserved for the payment; null when the order waits for none.
  held_until timestamptz,
  company_name text,
  -- Of the business it is bought for; null for a person. Decides the place of supply.
  company_gstin text,
  company_address text,
  -- Address of the profile of the platform whose agent prepared it; null for orders that people made by themselves.
  agent text,
  constraint orders_pkey primary key (id),
  constraint orders_number_unique unique (number),
  constraint orders_placed_once unique (user_id, idempotency_key),
  constraint orders_company_gstin_format check (company_gstin ~
    '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$'),
  constraint orders_company_whole check (num_nulls(company_name, company_gstin, company_address) in (0, 3)),
  constraint orders_payment_method check (payment_method ~ '^(COD|[a-z][a-z0-9-]{1,30})$'),
  constraint orders_payment_status check (payment_status in ('pending', 'paid', 'failed', 'partially_refunded',
    'refunded')),
  constraint orders_status check (status in ('pending', 'confirmed', 'inProcess', 'inShipping', 'delivered',
    'rejected', 'cancelled')),
  constraint orders_total_range check (total_paise >= 1 and total_paise <= 1000000000)
);
create index orders_by_status on orders (status, placed_at desc, id);
create index orders_by_time on orders (placed_at desc, id);
create index orders_by_total on orders (total_paise desc, id);
create index orders_by_user on orders (user_id, placed_at desc, id);
create index orders_held on orders (held_until) where held_until is not null;
create index orders_unpaid_by_user on orders (user_id, placed_at) where payment_method <> 'COD'
  and (payment_status in ('pending', 'failed'));

create function note_agent_address() returns trigger language plpgsql as $$
begin
  -- What people choose later is not what the agent filled in.
  update agent_orders set knows_address = false, changed_at = clock_timestamp(), next_at = now(), tries = 0
  where order_id = new.id;
  return null;
end
$$;

create function note_order_day() returns trigger language plpgsql as $$
declare
  its_day date;
begin
  if tg_op <> 'INSERT' then
    its_day := summed_day(old.placed_at);
    if its_day is not null then
      insert into order_days (day, status, orders, items_paise, delivery_paise) values (its_day, old.status, -1, 0, 0);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    its_day := summed_day(new.placed_at);
    if its_day is not null then
      insert into order_days (day, status, orders, items_paise, delivery_paise) values (its_day, new.status, 1, 0, 0);
    end if;
  end if;
  return null;
end
$$;

create trigger note_address_for_agent after update on orders for each row
  when (old.ship_address <> new.ship_address or old.ship_pincode <> new.ship_pincode or old.ship_city <> new.ship_city
  or old.ship_name is distinct from new.ship_name) execute function note_agent_address();
create trigger note_day after insert or delete on orders for each row execute function note_order_day();
create trigger note_day_changed after update on orders for each row
  when (old.status <> new.status or old.placed_at <> new.placed_at) execute function note_order_day();

-- Seller orders: the share of an order that one seller ships and invoices.
create table order_parts (
  id uuid not null,
  order_id uuid not null,
  seller_id uuid not null,
  seller_name text not null,
  status text not null default 'pending',
  payment_status text not null default 'pending',
  items_paise bigint not null,
  delivery_paise bigint not null default 0,
  total_paise bigint not null generated always as (items_paise + delivery_paise) stored,
  carrier text,
  tracking text,
  delivered_at timestamptz,
  placed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Six digits that the shopper shares with a seller who delivers in person.
  delivery_code text not null default lpad(((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1,
    8)))::bit(32)::bigint % 1000000::bigint)::text, 6, '0'),
  -- Where the cash of the delivery is; null until it is delivered, and for online payments.
  cash_state text,
  cash_holder text,
  cash_amount_paise bigint,
  cash_on date,
  cash_reference text,
  -- Why an administrator recorded the delivery without its code.
  unproven_reason text,
  -- Why an administrator shipped it without payment.
  unpaid_reason text,
  -- What offers took off the delivery charge.
  delivery_discount_paise bigint not null default 0,
  -- The part of it that somebody else than the seller pays.
  delivery_funded_paise bigint not null default 0,
  -- With slot_period: the window in which it is delivered. It takes a place of it unless it is cancelled or rejected.
  slot_day text,
  slot_period text,
  -- The proposed edit that waits for the buyer’s payment.
  edit_id uuid,
  constraint order_parts_pkey primary key (id),
  constraint order_parts_one_per_seller unique (order_id, seller_id),
  constraint order_parts_amounts check (items_paise > 0 and delivery_paise >= 0),
  constraint order_parts_cash_holder check ((cash_holder in ('courier', 'seller')) and (cash_state <> 'collected'
    or cash_holder is not null)),
  constraint order_parts_cash_in check (case
    when cash_state in ('remitted', 'direct') then cash_amount_paise = total_paise and cash_on is not null
    and cash_reference is not null
    else cash_amount_paise is null and cash_on is null and cash_reference is null
    end),
  constraint order_parts_cash_state check (cash_state in ('expected', 'collected', 'kept', 'remitted', 'direct')),
  constraint order_parts_delivery_code check (delivery_code ~ '^[0-9]{6}$'),
  constraint order_parts_delivery_discount check (delivery_funded_paise >= 0
    and delivery_discount_paise >= delivery_funded_paise),
  constraint order_parts_parcel check (length(carrier) >= 1 and length(carrier) <= 60 and length(tracking) >= 3
    and length(tracking) <= 40 and (tracking is null or carrier is not null)),
  constraint order_parts_payment_status check (payment_status in ('pending', 'paid', 'failed', 'partially_refunded',
    'refunded')),
  constraint order_parts_slot check ((slot_day is null) = (slot_period is null)
    and slot_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and (slot_period in ('morning', 'afternoon', 'evening'))),
  constraint order_parts_status check (status in ('pending', 'confirmed', 'inProcess', 'inShipping', 'delivered',
    'rejected', 'cancelled')),
  constraint order_parts_order_id_fkey foreign key (order_id) references orders(id)
);
create index order_parts_by_seller on order_parts (seller_id, placed_at desc, order_id);
create index order_parts_by_slot on order_parts (seller_id, slot_day, slot_period) where slot_day is not null;
create index order_parts_by_status on order_parts (status, placed_at desc);
create index order_parts_by_time on order_parts (placed_at) include (id, seller_id, status, items_paise,
  delivery_paise);
create index order_parts_cash_by_delivery on order_parts (delivered_at, id) where cash_state is not null;
create index order_parts_cash_kept on order_parts (delivered_at, id) where cash_state = 'kept';
create index order_parts_cash_of_seller on order_parts (seller_id, id) where cash_state in ('expected', 'collected');
create index order_parts_cash_out on order_parts (delivered_at, id) where cash_state in ('expected', 'collected');
create index order_parts_of_seller_by_status on order_parts (seller_id, status, placed_at desc, order_id);
create index order_parts_of_seller_by_total on order_parts (seller_id, total_paise desc, order_id);

create function note_part_day() returns trigger language plpgsql as $$
declare
  its_day date;
begin
  if tg_op <> 'INSERT' then
    its_day := summed_day(old.placed_at);
    if its_day is not null then
      insert into order_days (day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept)
      values (its_day, null, old.status, 0, -old.items_paise, -old.delivery_paise,
          -coalesce((old.cash_state in ('remitted', 'direct'))::int, 0), -coalesce((old.cash_state = 'kept')::int, 0)),
        (its_day, old.seller_id, old.status, -1, -old.items_paise, -old.delivery_paise, 0, 0);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    its_day := summed_day(new.placed_at);
    if its_day is not null then
      insert into order_days (day, seller_id, status, orders, items_paise, delivery_paise, cash_in, cash_kept)
      values (its_day, null, new.status, 0, new.items_paise, new.delivery_paise,
          coalesce((new.cash_state in ('remitted', 'direct'))::int, 0), coalesce((new.cash_state = 'kept')::int, 0)),
        (its_day, new.seller_id, new.status, 1, new.items_paise, new.delivery_paise, 0, 0);
    end if;
  end if;
  return null;
end
$$;

create function note_order_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_webhook_event('order.placed', new.order_id, null, new.id, new.seller_id, null);
    return null;
  end if;
  if new.payment_status <> old.payment_status and new.payment_status in ('paid', 'failed') then
    perform note_webhook_event(case new.payment_status when 'paid' then 'order.paid' else 'order.payment_failed' end,
      new.order_id, null, new.id, new.seller_id, null);
  end if;
  if new.status <> old.status then
    perform note_webhook_event(case new.status when 'confirmed' then 'order.confirmed' when 'inProcess' then 'order.processing'
        when 'inShipping' then 'order.shipped' when 'delivered' then 'order.delivered' when 'rejected' then 'order.rejected'
        when 'cancelled' then 'order.cancelled' else 'order.reopened' end,
      new.order_id, null, new.id, new.seller_id, null);
  end if;
  if new.tracking is distinct from old.tracking or new.carrier is distinct from old.carrier then
    perform note_webhook_event('order.tracking_changed', new.order_id, null, new.id, new.seller_id, null);
  end if;
  return null;
end
$$;

create function note_sold_part() returns trigger language plpgsql as $$
declare
  its_day date;
begin
  -- As it was, and as it is now.
  for way in 0..1 loop
    if (case way when 0 then old.status else new.status end) not in ('rejected', 'cancelled') then
      its_day := summed_day(case way when 0 then old.placed_at else new.placed_at end);
      if its_day is not null then
        insert into sold_days (day, product_id, seller_id, pieces, sales_paise)
        select its_day, line.product_id, new.seller_id, (2 * way - 1) * line.quantity,
          (2 * way - 1) * (line.total_paise - line.discount_paise)
        from order_lines line where line.part_id = new.id and line.service is null;
        insert into sold_months (month, product_id, seller_id, pieces, sales_paise)
        select date_trunc('month', its_day)::date, line.product_id, new.seller_id, (2 * way - 1) * line.quantity,
          (2 * way - 1) * (line.total_paise - line.discount_paise)
        from order_lines line where line.part_id = new.id and line.service is null;
      end if;
    end if;
  end loop;
  return null;
end
$$;

create trigger note_day after insert or delete on order_parts for each row execute function note_part_day();
create trigger note_day_changed after update on order_parts for each row
  when (old.status <> new.status or old.items_paise <> new.items_paise or old.delivery_paise <> new.delivery_paise
  or old.cash_state is distinct from new.cash_state or old.placed_at <> new.placed_at) execute function note_part_day();
create trigger note_for_agent after update on order_parts for each row
  when (old.status <> new.status or old.payment_status <> new.payment_status or old.items_paise <> new.items_paise
  or old.delivery_paise <> new.delivery_paise or old.tracking is distinct from new.tracking
  or old.carrier is distinct from new.carrier) execute function note_agent_order();
create trigger note_moved after update on order_parts for each row
  when (old.status <> new.status or old.payment_status <> new.payment_status
  or old.tracking is distinct from new.tracking or old.carrier is distinct from new.carrier)
  execute function note_order_part();
create trigger note_placed after insert on order_parts for each row execute function note_order_part();
create trigger note_sold after update on order_parts for each row
  when ((old.status in ('rejected', 'cancelled')) <> (new.status in ('rejected', 'cancelled'))
  or old.placed_at <> new.placed_at) execute function note_sold_part();

-- The lines of a seller order, frozen: product, price and tax rate as they were when it was placed.
create table order_lines (
  id uuid not null,
  part_id uuid not null,
  product_id uuid not null,
  "position" int not null,
  title text not null,
  image text not null,
  sku text,
  hsn text,
  gst_rate_bp int not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  quantity int not null,
  total_paise bigint not null generated always as (price_paise * quantity) stored,
  -- The rule for returns at the time of the order; null for the usual one.
  returns jsonb,
  -- What offers took off the whole line.
  discount_paise bigint not null default 0,
  -- The part of the discount that somebody else than the seller pays. It belongs to the price of the sale.
  funded_paise bigint not null default 0,
  -- The kind of a service that was sold with the product; null for the product itself.
  service text,
  constraint order_lines_pkey primary key (id),
  constraint order_lines_one_per_product unique nulls not distinct (part_id, product_id, service),
  constraint order_lines_discount check (funded_paise >= 0 and discount_paise >= funded_paise and case
    when service is null then (price_paise * quantity - discount_paise) >= quantity
    else discount_paise = 0
    end),
  constraint order_lines_price check (price_paise <= mrp_paise and (price_paise > 0 or service is not null
    and price_paise = 0)),
  constraint order_lines_quantity check (quantity > 0),
  constraint order_lines_returns_check check (returns is null or coalesce(((returns ->> 'days')::int) >= 7
    and ((returns ->> 'days')::int) <= 60, false)),
  constraint order_lines_part_id_fkey foreign key (part_id) references order_parts(id)
);
create index order_lines_by_product on order_lines (product_id);

create function note_sold_lines() returns trigger language plpgsql as $$
declare
  sign int := tg_argv[0]::int;
  sold record;
begin
  for sold in
    select summed_day(part.placed_at) as day, line.product_id, part.seller_id, line.quantity,
      line.total_paise - line.discount_paise as paid
    from lines line join order_parts part on part.id = line.part_id
    where line.service is null and part.status not in ('rejected', 'cancelled')
  loop
    if sold.day is not null then
      insert into sold_days (day, product_id, seller_id, pieces, sales_paise)
      values (sold.day, sold.product_id, sold.seller_id, sign * sold.quantity, sign * sold.paid);
      insert into sold_months (month, product_id, seller_id, pieces, sales_paise)
      values (date_trunc('month', sold.day)::date, sold.product_id, sold.seller_id, sign * sold.quantity, sign * sold.paid);
    end if;
  end loop;
  return null;
end
$$;

create function note_sold_titles() returns trigger language plpgsql as $$
begin
  insert into sold_titles (product_id, title)
  select distinct product_id, title from placed order by product_id, title
  on conflict do nothing;
  return null;
end
$$;

create trigger note_sold_added after insert on order_lines referencing new table as lines for each statement
  execute function note_sold_lines('1');
create trigger note_sold_after after update on order_lines referencing new table as lines for each statement
  execute function note_sold_lines('1');
create trigger note_sold_before after update on order_lines referencing old table as lines for each statement
  execute function note_sold_lines('-1');
create trigger note_sold_gone after delete on order_lines referencing old table as lines for each statement
  execute function note_sold_lines('-1');
create trigger note_sold_titles after insert on order_lines referencing new table as placed for each statement
  execute function note_sold_titles();

-- The history of an order.
create table order_events (
  id bigint not null generated always as identity,
  order_id uuid not null,
  part_id uuid,
  kind text not null,
  status text,
  actor_id uuid,
  actor_name text not null,
  note text,
  at timestamptz not null default now(),
  -- Why a seller order was rejected, beside the words in its note.
  reason text,
  constraint order_events_pkey primary key (id),
  constraint order_events_kind check (kind in ('placed', 'status', 'note', 'edited')),
  constraint order_events_reason check (reason is null or kind = 'status' and status = 'rejected'
    and (reason in ('out-of-stock', 'price-error', 'cannot-deliver', 'buyer-asked', 'not-verified', 'other'))),
  constraint order_events_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_events_part_id_fkey foreign key (part_id) references order_parts(id)
);
create index order_events_by_order on order_events (order_id, id);

create function note_order_edit() returns trigger language plpgsql as $$
begin
  perform note_webhook_event('order.edited', new.order_id, null, part.id, part.seller_id, null)
  from order_parts part where part.order_id = new.order_id and (new.part_id is null or part.id = new.part_id);
  return null;
end
$$;

create trigger note_edit_for_agent after insert on order_events for each row
  when (new.kind = 'edited') execute function note_agent_order();
create trigger note_edited after insert on order_events for each row
  when (new.kind = 'edited') execute function note_order_edit();

-- Up to which day, in India and not included, orders are summed. No row: none is.
create table summed_until (
  only_row boolean not null default true,
  day date not null,
  constraint summed_until_pkey primary key (only_row),
  constraint summed_until_one check (only_row)
);

-- Sums of a summed day by status. Rows add up: triggers add a row for what changes of such a day, and a job makes one of many.
create table order_days (
  day date not null,
  -- Seller orders of this seller. Null for the shop: orders by their own status, amounts by that of seller orders.
  seller_id uuid,
  status text not null,
  orders int not null,
  items_paise bigint not null,
  delivery_paise bigint not null,
  -- Of the shop only: seller orders whose cash is with the shop.
  cash_in int not null default 0,
  -- Of the shop only: seller orders whose cash its seller keeps.
  cash_kept int not null default 0,
  -- Not added up with the others yet.
  is_change boolean not null default true
);
create index order_days_by_seller on order_days (seller_id, day) include (status, orders, items_paise, delivery_paise,
  cash_in, cash_kept);
create index order_days_changed on order_days (day) where is_change;

-- What was sold of each product on a summed day, as rows that add up; kept for the longest period that begins on any day.
create table sold_days (
  day date not null,
  product_id uuid not null,
  seller_id uuid not null,
  pieces int not null,
  sales_paise bigint not null
);
create index sold_days_by_day on sold_days (day);
create index sold_days_by_seller on sold_days (seller_id, day);

-- The same by month, of the days that are summed. The month is its first day.
create table sold_months (
  month date not null,
  product_id uuid not null,
  seller_id uuid not null,
  pieces int not null,
  sales_paise bigint not null,
  is_change boolean not null default true
);
create index sold_months_by_month on sold_months (month, product_id);
create index sold_months_by_seller on sold_months (seller_id, month);
create index sold_months_changed on sold_months (month) where is_change;

-- Units that unpaid or unproven orders hold beyond the first of each product. Limits count them.
create table reserved_units (
  order_id uuid not null,
  product_id uuid not null,
  units int not null,
  -- A hash of the network that the order came from.
  network text,
  is_online boolean not null,
  -- The row does not count after this moment.
  until timestamptz not null,
  constraint reserved_units_pkey primary key (order_id, product_id),
  constraint reserved_units_units check (units > 0),
  constraint reserved_units_order_id_fkey foreign key (order_id) references orders(id)
);
create index reserved_units_by_network on reserved_units (network) where network is not null;
create index reserved_units_by_product on reserved_units (product_id);
create index reserved_units_online on reserved_units (until) where is_online;

-- What makes an order cheaper, and under which conditions.
create table offers (
  id uuid not null,
  -- The seller who made it for own products; null for an offer of the shop.
  seller_id uuid,
  -- What a shopper enters; null for an offer that needs no code.
  code text,
  name text not null,
  kind text not null,
  percent_bp int,
  cap_paise bigint,
  -- The discount, or the price of a bundle.
  amount_paise bigint,
  -- With free: of so many units together, the cheapest free ones cost nothing.
  buy int,
  free int,
  -- Who pays the discount.
  bearer text not null,
  -- For which products, brands, categories, sellers, buyers, payment methods and PIN codes.
  conditions jsonb not null,
  -- What the products it is for must cost together, before discounts.
  min_paise bigint not null default 0,
  -- Whether it is added to another offer.
  combines boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paused boolean not null default false,
  per_person int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint offers_pkey primary key (id),
  constraint offers_code_key unique (code),
  constraint offers_bearer check (bearer in ('shop', 'seller', 'bank')),
  constraint offers_cap_check check (cap_paise > 0),
  constraint offers_code_check check (code ~ '^[A-Z0-9]{4,20}$'),
  constraint offers_kind check (kind in ('percent', 'amount', 'delivery', 'units', 'bundle')),
  constraint offers_min_check check (min_paise >= 0 and min_paise <= 1000000000),
  constraint offers_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint offers_own_bearer check (seller_id is null or bearer = 'seller'),
  constraint offers_per_person_check check (per_person >= 1 and per_person <= 1000),
  constraint offers_terms check (case kind
    when 'percent' then coalesce(percent_bp >= 1 and percent_bp <= 9000, false)
    when 'amount' then coalesce(amount_paise > 0 and min_paise > amount_paise, false)
    when 'units' then coalesce(buy >= 1 and buy <= 20 and free >= 1 and free <= 20, false)
    when 'bundle' then coalesce(amount_paise > 0, false)
    else true
    end),
  constraint offers_window check (starts_at < ends_at)
);
create index offers_by_end on offers (ends_at);
create index offers_by_seller on offers (seller_id) where seller_id is not null;

-- How often an offer was used and what it cost, and the limits of both.
create table offer_counts (
  offer_id uuid not null,
  used int not null default 0,
  spent_paise bigint not null default 0,
  -- Orders in all; null without a limit.
  most int,
  budget_paise bigint,
  constraint offer_counts_pkey primary key (offer_id),
  constraint offer_counts_spent check (spent_paise >= 0 and spent_paise <= budget_paise),
  constraint offer_counts_used check (used >= 0 and used <= most),
  constraint offer_counts_offer_id_fkey foreign key (offer_id) references offers(id) on delete cascade
);

-- How often a person used an offer.
create table offer_persons (
  offer_id uuid not null,
  -- The id of an account, or a hash of how a guest is reached.
  person text not null,
  used int not null,
  constraint offer_persons_pkey primary key (person, offer_id),
  constraint offer_persons_used check (used >= 0),
  constraint offer_persons_offer_id_fkey foreign key (offer_id) references offers(id) on delete cascade
);
create index offer_persons_offer_id_idx on offer_persons (offer_id);

-- Which offers an order used.
create table offer_redemptions (
  order_id uuid not null,
  offer_id uuid not null,
  name text not null,
  code text,
  person text,
  discount_paise bigint not null,
  at timestamptz not null,
  -- Nothing of the order is wanted any more, so the use does not count.
  given_back boolean not null default false,
  constraint offer_redemptions_pkey primary key (order_id, offer_id),
  constraint offer_redemptions_discount check (discount_paise > 0),
  constraint offer_redemptions_offer_id_fkey foreign key (offer_id) references offers(id),
  constraint offer_redemptions_order_id_fkey foreign key (order_id) references orders(id)
);
create index offer_redemptions_by_offer on offer_redemptions (offer_id, at);
create index offer_redemptions_by_person on offer_redemptions (person) where person is not null;

-- What each offer took off each line, and off the delivery charge.
create table order_discounts (
  part_id uuid not null,
  -- Null for the delivery charge.
  line_id uuid,
  offer_id uuid not null,
  bearer text not null,
  discount_paise bigint not null,
  constraint order_discounts_once unique nulls not distinct (part_id, line_id, offer_id),
  constraint order_discounts_bearer check (bearer in ('shop', 'seller', 'bank')),
  constraint order_discounts_discount check (discount_paise > 0),
  constraint order_discounts_line_id_fkey foreign key (line_id) references order_lines(id),
  constraint order_discounts_offer_id_fkey foreign key (offer_id) references offers(id),
  constraint order_discounts_part_id_fkey foreign key (part_id) references order_parts(id)
);
create index order_discounts_by_line on order_discounts (line_id);
create index order_discounts_by_offer on order_discounts (offer_id);

-- What sellers do for what they sell: installation, gift wrap. Ended ones are kept for the orders that have them.
create table services (
  id uuid not null,
  seller_id uuid not null,
  kind text not null,
  -- For products of this category and of those within it; null for all.
  category text,
  -- By language; there is always an English one.
  names jsonb not null,
  -- What it covers and what not, by language.
  covers jsonb not null,
  price_paise bigint not null,
  sac text not null,
  gst_rate_bp int not null,
  -- The beginnings of the PIN codes where it is done; empty for everywhere.
  pincodes jsonb not null,
  -- Days after the delivery in which it is done; null for what is done before.
  days int,
  "position" int not null,
  ended_at timestamptz,
  constraint services_pkey primary key (id),
  constraint services_days_check check (days >= 1 and days <= 60),
  constraint services_gst_rate check (gst_rate_bp >= 0 and gst_rate_bp <= 10000),
  constraint services_kind_check check (kind ~ '^[a-z][a-z-]{2,30}$'),
  constraint services_price check (price_paise >= 0 and price_paise <= 100000000),
  constraint services_sac_check check (sac ~ '^99[0-9]{4}$')
);
create unique index services_once on services (seller_id, kind, category) nulls not distinct where ended_at is null;

-- What a line of a service says besides its price, and when it is done.
create table order_services (
  line_id uuid not null,
  part_id uuid not null,
  -- The line it is done for; null for what is done for all of a seller order.
  of_line_id uuid,
  service_id uuid not null,
  covers text not null,
  -- The words that go with a gift.
  note text,
  days int,
  -- Six digits by which the buyer confirms that it is done.
  code text not null default lpad(((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)))::bit(32)::bigint
    % 1000000::bigint)::text, 6, '0'),
  scheduled_on date,
  scheduled_period text,
  done_at timestamptz,
  -- Why it is recorded as done without the code.
  done_note text,
  -- When all of it, or all it was to be done for, had been refunded before it was done.
  called_off_at timestamptz,
  constraint order_services_pkey primary key (line_id),
  constraint order_services_code_check check (code ~ '^[0-9]{6}$'),
  constraint order_services_note_check check (length(note) >= 1 and length(note) <= 200),
  constraint order_services_period check (scheduled_period in ('morning', 'afternoon', 'evening')),
  constraint order_services_scheduled check ((scheduled_on is null) = (scheduled_period is null)),
  constraint order_services_line_id_fkey foreign key (line_id) references order_lines(id),
  constraint order_services_of_line_id_fkey foreign key (of_line_id) references order_lines(id),
  constraint order_services_part_id_fkey foreign key (part_id) references order_parts(id),
  constraint order_services_service_id_fkey foreign key (service_id) references services(id)
);
create index order_services_by_part on order_services (part_id);
create index order_services_by_service on order_services (service_id);
create index order_services_of_line_id_idx on order_services (of_line_id) where of_line_id is not null;
create index order_services_open on order_services (part_id) where done_at is null and called_off_at is null
  and days is not null;

-- Sellers who take old phones in exchange.
create table exchange_sellers (
  seller_id uuid not null,
  since timestamptz not null,
  constraint exchange_sellers_pkey primary key (seller_id)
);

-- What an old phone would be worth with a product. Deleted once it has expired; orders have a copy.
create table exchange_quotes (
  id uuid not null,
  -- Who asked; null for a guest, whose quote is anybody's who knows its id.
  user_id uuid,
  product_id uuid not null,
  -- Brand and model.
  model text not null,
  condition text not null,
  imei text not null,
  value_paise bigint not null,
  quoted_at timestamptz not null,
  expires_at timestamptz not null,
  constraint exchange_quotes_pkey primary key (id),
  constraint exchange_quotes_condition check (condition in ('working', 'scratched', 'broken', 'dead')),
  constraint exchange_quotes_imei_check check (imei ~ '^[0-9]{15}$'),
  constraint exchange_quotes_value check (value_paise >= 100 and value_paise <= 100000000)
);
create index exchange_quotes_by_expiry on exchange_quotes (expires_at);
create index exchange_quotes_by_product on exchange_quotes (product_id);
create index exchange_quotes_by_user on exchange_quotes (user_id) where user_id is not null;

-- Old phones that are given for order lines, one for a line.
create table order_exchanges (
  line_id uuid not null,
  part_id uuid not null,
  model text not null,
  condition text not null,
  -- Null once the account of the buyer is erased.
  imei text,
  quoted_paise bigint not null,
  -- void: the line was cancelled, rejected or returned before anybody confirmed the phone; undone: it went back because the new one was returned.
  state text not null default 'open',
  -- What the buyer got for it; at most what was quoted.
  final_paise bigint,
  final_condition text,
  reason text,
  settled_at timestamptz,
  settled_by uuid,
  constraint order_exchanges_pkey primary key (line_id),
  constraint order_exchanges_condition check ((condition in ('working', 'scratched', 'broken', 'dead'))
    and (final_condition in ('working', 'scratched', 'broken', 'dead'))),
  constraint order_exchanges_final check (final_paise >= 100 and final_paise <= quoted_paise),
  constraint order_exchanges_imei_check check (imei ~ '^[0-9]{15}$' and (imei is not null or state <> 'open')),
  constraint order_exchanges_quoted check (quoted_paise >= 100 and quoted_paise <= 100000000),
  constraint order_exchanges_reason check (length(reason) >= 1 and length(reason) <= 300),
  constraint order_exchanges_settled check ((final_paise is not null) = (state in ('confirmed', 'undone'))
    and (final_condition is not null) = (state in ('confirmed', 'undone'))
    and (reason is not null) = (state = 'rejected') and (settled_at is null) = (state = 'open')),
  constraint order_exchanges_state check (state in ('open', 'confirmed', 'rejected', 'void', 'undone')),
  constraint order_exchanges_line_id_fkey foreign key (line_id) references order_lines(id) on delete cascade,
  constraint order_exchanges_part_id_fkey foreign key (part_id) references order_parts(id)
);
create index order_exchanges_by_part on order_exchanges (part_id);
create unique index order_exchanges_one_open on order_exchanges (imei) where state = 'open';

-- How many large deliveries a seller makes in a part of a day of the week, 0 for Sunday.
create table slot_offers (
  seller_id uuid not null,
  weekday int not null,
  period text not null,
  capacity int not null,
  constraint slot_offers_pkey primary key (seller_id, weekday, period),
  constraint slot_offers_capacity check (capacity >= 1 and capacity <= 1000),
  constraint slot_offers_period check (period in ('morning', 'afternoon', 'evening')),
  constraint slot_offers_weekday check (weekday >= 0 and weekday <= 6)
);

-- The categories whose products a seller delivers in windows.
create table slot_categories (
  seller_id uuid not null,
  category text not null,
  constraint slot_categories_pkey primary key (seller_id, category)
);

-- How many places of a window are taken.
create table slot_counts (
  seller_id uuid not null,
  day date not null,
  period text not null,
  taken int not null,
  -- Its capacity when a place of it was last taken.
  most int not null,
  constraint slot_counts_pkey primary key (seller_id, day, period),
  constraint slot_counts_period check (period in ('morning', 'afternoon', 'evening')),
  constraint slot_counts_taken check (taken >= 0 and taken <= most)
);

-- Returns, from the request to the refund.
create table returns (
  id uuid not null,
  -- The number that people read, as in RT-100001.
  number bigint not null generated always as identity (start with 100001),
  order_id uuid not null,
  part_id uuid not null,
  seller_id uuid not null,
  user_id uuid not null,
  state text not null default 'requested',
  reason text not null,
  -- Whether the product is at fault; then the delivery charge is refunded too.
  faulty boolean not null,
  words text not null,
  -- Where a refund of cash is sent; removed when the account is deleted.
  upi_id text,
  -- What was done with the items when they arrived.
  goods text,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  constraint returns_pkey primary key (id),
  constraint returns_number unique (number),
  constraint returns_goods check (goods in ('restocked', 'written_off')),
  constraint returns_goods_told check ((state not in ('received', 'settled')) or goods is not null),
  constraint returns_reason check (reason in ('damaged', 'faulty', 'wrong', 'incomplete', 'unwanted')),
  constraint returns_state check (state in ('requested', 'approved', 'received', 'settled', 'refused', 'withdrawn')),
  constraint returns_words check (length(words) <= 1000),
  constraint returns_order_id_fkey foreign key (order_id) references orders(id),
  constraint returns_part_id_fkey foreign key (part_id) references order_parts(id)
);
create index returns_by_order on returns (order_id);
create index returns_by_part on returns (part_id);
create index returns_by_seller on returns (seller_id, state);
create index returns_by_user on returns (user_id);
create index returns_open on returns (state, requested_at) where state in ('requested', 'approved', 'received');

-- Which quantity of which order line is returned.
create table return_lines (
  return_id uuid not null,
  line_id uuid not null,
  quantity int not null,
  constraint return_lines_pkey primary key (return_id, line_id),
  constraint return_lines_quantity check (quantity > 0),
  constraint return_lines_line_id_fkey foreign key (line_id) references order_lines(id),
  constraint return_lines_return_id_fkey foreign key (return_id) references returns(id)
);
create index return_lines_by_line on return_lines (line_id);

-- Who brought a return to which state, and when. It comes to each state at most once.
create table return_events (
  return_id uuid not null,
  state text not null,
  actor_id uuid,
  actor_name text not null,
  note text,
  at timestamptz not null,
  constraint return_events_pkey primary key (return_id, state),
  constraint return_events_return_id_fkey foreign key (return_id) references returns(id)
);

create function note_return() returns trigger language plpgsql as $$
declare
  of_return record;
begin
  select r.order_id, r.seller_id into of_return from returns r where r.id = new.return_id;
  perform note_webhook_event('return.' || new.state, of_return.order_id, null, new.return_id, of_return.seller_id, null);
  return null;
end
$$;

create trigger note_moved after insert on return_events for each row execute function note_return();

-- Photos that a shopper sends with a return.
create table return_photos (
  upload_id uuid not null,
  return_id uuid not null,
  "position" int not null,
  constraint return_photos_pkey primary key (upload_id),
  constraint return_photos_return_id_fkey foreign key (return_id) references returns(id)
);
create index return_photos_by_return on return_photos (return_id, "position");

-- IMEI and serial numbers of sold units.
create table sold_serials (
  line_id uuid not null,
  -- Which unit of the order line, from 1.
  place int not null,
  -- The seller of the line, for the unique indexes.
  seller_id uuid not null,
  -- The product of the line, for the unique indexes.
  product_id uuid not null,
  kind text not null,
  number text not null,
  -- The return with which the unit came back; its number may then be sold again.
  return_id uuid,
  noted_at timestamptz not null,
  constraint sold_serials_pkey primary key (line_id, place),
  constraint sold_serials_number check (case kind
    when 'imei' then number ~ '^[0-9]{15}$'
    when 'serial' then number ~ '^[A-Z0-9][A-Z0-9/-]{3,39}$'
    else false
    end),
  constraint sold_serials_place check (place > 0),
  constraint sold_serials_line_id_fkey foreign key (line_id) references order_lines(id),
  constraint sold_serials_return_id_fkey foreign key (return_id) references returns(id)
);
create index sold_serials_by_return on sold_serials (return_id) where return_id is not null;
create unique index sold_serials_imei_once on sold_serials (seller_id, number) where kind = 'imei'
  and return_id is null;
create unique index sold_serials_serial_once on sold_serials (product_id, number) where kind = 'serial'
  and return_id is null;

-- Parcels booked with a connected courier, one row for each booking of a part of an order.
create table shipments (
  id uuid not null,
  part_id uuid not null,
  -- The name of the adapter, which the booking is cancelled and tracked with.
  courier text not null,
  title text not null,
  awb text,
  -- booking: asked for, and no answer yet; the same id is asked for again. Otherwise as the courier says.
  state text not null default 'booking',
  -- What the courier said last.
  words text,
  -- The order could not follow what the courier said.
  is_stuck boolean not null default false,
  -- The moment of the last news at the courier; older news is left.
  seen_at timestamptz,
  -- When the courier was last asked; null to ask it next.
  asked_at timestamptz,
  booked_by uuid,
  -- What the courier was booked to collect on delivery, for the shop, whatever was agreed with the seller since.
  collect_paise bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint shipments_pkey primary key (id),
  constraint shipments_awb check ((awb is null) = (state in ('booking', 'failed')) and length(awb) >= 3
    and length(awb) <= 40),
  constraint shipments_collect check (collect_paise >= 0),
  constraint shipments_state check (state in ('booking', 'booked', 'moving', 'delivered', 'returning', 'cancelled',
    'problem', 'failed')),
  constraint shipments_part_id_fkey foreign key (part_id) references order_parts(id)
);
create unique index shipments_by_awb on shipments (courier, awb);
create unique index shipments_one_for_part on shipments (part_id) where state not in ('cancelled', 'failed');
create index shipments_to_ask on shipments (courier, asked_at nulls first)
  where (state in ('booking', 'booked', 'moving', 'problem', 'returning')) or is_stuck;

-- What agents were answered to changes with an idempotency key. Kept as long as the cart or checkout.
create table agent_answers (
  platform text not null,
  operation text not null,
  key text not null,
  -- SHA-256 of what was asked for: another request with the same key is refused.
  request_hash bytea not null,
  -- The cart or checkout; null while it is worked on.
  session_id text,
  answer jsonb,
  asked_at timestamptz not null default now(),
  constraint agent_answers_pkey primary key (platform, operation, key),
  constraint agent_answers_answered check ((session_id is null) = (answer is null))
);
create index agent_answers_of_session on agent_answers (session_id, asked_at desc);
create index agent_answers_unanswered on agent_answers (asked_at) where session_id is null;

-- What agents prepare for a buyer. Prices and stock are read anew for each answer.
create table agent_sessions (
  -- Random. Whoever knows it may see it and change it; the buyer opens it by a link that ends with it.
  id text not null,
  kind text not null,
  -- Address of the profile of the platform that the agent named.
  platform text not null,
  items jsonb not null,
  -- As the agent says; proves nothing.
  buyer jsonb not null default '{}',
  -- The postal address as the agent sent it.
  destination jsonb,
  -- The cart it was made of.
  of_cart text,
  -- With it the platform asked for it, so that it is made once.
  request_key text,
  request_hash bytea,
  -- The mailed code with which the buyer confirms an order in cash.
  code_entry uuid,
  -- When the last code was asked for.
  code_at timestamptz,
  -- The total that was mailed with the code; it confirms nothing above it.
  code_paise bigint,
  -- Whether the agent was told to let the buyer finish.
  handed_over boolean not null default false,
  -- The total that the agent was last told; never more is ordered through it.
  shown_paise bigint,
  -- Where the platform wants to be told of the order.
  webhook_url text,
  -- The checkout of the person who took it over.
  checkout_id uuid,
  order_id uuid,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint agent_sessions_pkey primary key (id),
  constraint agent_sessions_id_check check (id ~ '^(cart|chk)_[A-Za-z0-9_-]{22}$'),
  constraint agent_sessions_items_check check (jsonb_array_length(items) >= 1 and jsonb_array_length(items) <= 100),
  constraint agent_sessions_kind check (kind in ('cart', 'checkout')),
  constraint agent_sessions_ordered check (order_id is null or checkout_id is not null),
  constraint agent_sessions_platform_length check (length(platform) >= 9 and length(platform) <= 2000),
  constraint agent_sessions_requested check ((request_key is null) = (request_hash is null)),
  constraint agent_sessions_order_id_fkey foreign key (order_id) references orders(id)
);
create unique index agent_sessions_by_request on agent_sessions (platform, request_key) where request_key is not null;
create unique index agent_sessions_checkout on agent_sessions (checkout_id) where checkout_id is not null;
create index agent_sessions_expiring on agent_sessions (expires_at);
create unique index agent_sessions_of_cart on agent_sessions (of_cart) where of_cart is not null and order_id is null
  and canceled_at is null;
create unique index agent_sessions_order on agent_sessions (order_id) where order_id is not null;

-- Orders that came about with an agent, and how far its platform has been told of them.
create table agent_orders (
  order_id uuid not null,
  -- What the agent knows the order by. Random, so that it opens this order only.
  id text not null,
  session_id text not null,
  platform text not null,
  webhook_url text,
  -- Whether the agent filled in the address it goes to; one of the account is not told to platforms.
  knows_address boolean not null,
  -- Set by triggers with each change that a platform is told.
  changed_at timestamptz not null default now(),
  told_at timestamptz,
  tries int not null default 0,
  -- When the platform is told next; null if it knows everything, or has not answered for too long.
  next_at timestamptz default now(),
  -- A process that tells it has it until then.
  held_until timestamptz,
  constraint agent_orders_pkey primary key (order_id),
  constraint agent_orders_id_check check (id ~ '^ord_[A-Za-z0-9_-]{22}$'),
  constraint agent_orders_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create unique index agent_orders_by_id on agent_orders (id);
create index agent_orders_due on agent_orders (next_at) where next_at is not null and webhook_url is not null;

-- The key with which the shop signs what it tells platforms; its public half is in the profile. Stored as it is, because it signs.
create table agent_keys (
  kid text not null,
  -- A private JSON Web Key of the curve P-256.
  secret jsonb not null,
  created_at timestamptz not null default now(),
  constraint agent_keys_pkey primary key (kid)
);

-- finance -------------------------------------------------------------------------------------------------------------

-- What the ledger needs to know of a seller. Payouts lock this row, so that those of one seller follow each other.
create table ledger_accounts (
  seller_id uuid not null,
  -- The seller collects the cash of its deliveries itself.
  collects_cash boolean not null default false,
  constraint ledger_accounts_pkey primary key (seller_id)
);

-- Changes of the balances of sellers, one for each effect of a cause. Rows are only added; a balance is a sum.
create table ledger_postings (
  id bigint not null generated always as identity,
  seller_id uuid not null,
  part_id uuid,
  cause text not null,
  cause_id uuid not null,
  -- Counts from 1, because a seller order can be delivered, set back and delivered again.
  generation int not null default 1,
  -- The sum of its entries; above zero the shop owes it to the seller.
  amount_paise bigint not null,
  at timestamptz not null,
  -- From when it can be paid out; a reversal has the moment of what it reverses.
  payable_at timestamptz not null,
  note text,
  by_name text,
  -- The day of a payout at the bank.
  paid_on date,
  -- The UTR number of a payout.
  reference text,
  constraint ledger_postings_pkey primary key (id),
  constraint ledger_postings_once unique (cause, cause_id, generation),
  constraint ledger_postings_by check ((part_id is null) = (by_name is not null)),
  constraint ledger_postings_cause check (cause in ('delivered', 'undelivered', 'returned', 'adjusted', 'paid_out',
    'payout_reversed', 'exchanged', 'exchange_undone')),
  constraint ledger_postings_part check ((part_id is not null) = (cause in ('delivered', 'undelivered', 'returned'))),
  constraint ledger_postings_payout check ((cause = 'paid_out') = (paid_on is not null and reference is not null))
);
create index ledger_postings_after_delivery on ledger_postings (seller_id, at, id, part_id) where part_id is not null
  and (cause <> 'delivered' or generation > 1);
create index ledger_postings_by_part on ledger_postings (part_id) where part_id is not null;
create index ledger_postings_by_payable on ledger_postings (seller_id, payable_at) include (id, amount_paise, part_id);
create index ledger_postings_by_seller on ledger_postings (seller_id, at, id) include (amount_paise, payable_at);
create index ledger_postings_paid_out on ledger_postings (seller_id, at, id) where cause = 'paid_out';

create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed or deleted' using errcode = 'restrict_violation';
end
$$;

create function note_ledger_day() returns trigger language plpgsql as $$
declare
  its_day date := summed_day(new.at);
begin
  if its_day is not null then
    insert into ledger_days (seller_id, day, amount_paise) values (new.seller_id, its_day, new.amount_paise);
  end if;
  return null;
end
$$;

create trigger ledger_postings_stay before delete or update on ledger_postings for each statement
  execute function ledger_stays();
create trigger note_day after insert on ledger_postings for each row execute function note_ledger_day();

-- What a posting is made of, by kind.
create table ledger_entries (
  posting_id bigint not null,
  kind text not null,
  rate_bp int,
  -- The amount that the rate applies to.
  base_paise bigint not null,
  amount_paise bigint not null,
  constraint ledger_entries_once unique nulls not distinct (posting_id, kind, rate_bp),
  constraint ledger_entries_kind check (kind in ('sale', 'delivery', 'commission', 'gst_on_commission', 'tcs', 'tds',
    'cash_collected', 'adjustment', 'payout')),
  constraint ledger_entries_rate check ((rate_bp is not null) = (kind in ('commission', 'gst_on_commission', 'tcs',
    'tds')) and rate_bp >= 0 and rate_bp <= 10000),
  constraint ledger_entries_posting_id_fkey foreign key (posting_id) references ledger_postings(id)
);

create trigger ledger_entries_stay before delete or update on ledger_entries for each statement
  execute function ledger_stays();

-- The order lines of a posting; below zero for returned items. The commission rate is stored, because rates change.
create table ledger_lines (
  posting_id bigint not null,
  line_id uuid not null,
  quantity int not null,
  amount_paise bigint not null,
  commission_bp int not null,
  constraint ledger_lines_pkey primary key (posting_id, line_id),
  constraint ledger_lines_sign check (amount_paise <> 0 and (quantity * amount_paise) >= 0),
  constraint ledger_lines_posting_id_fkey foreign key (posting_id) references ledger_postings(id)
);
create index ledger_lines_by_line on ledger_lines (line_id);

create trigger ledger_lines_stay before delete or update on ledger_lines for each statement
  execute function ledger_stays();

-- What was posted for a seller on a summed day. Rows add up: a trigger adds one for a posting of such a day, a job makes one of many.
create table ledger_days (
  seller_id uuid not null,
  day date not null,
  amount_paise bigint not null,
  is_change boolean not null default true
);
create index ledger_days_by_seller on ledger_days (seller_id, day) include (amount_paise);
create index ledger_days_changed on ledger_days (day) where is_change;

-- While a hold is open, the balance of its seller order is not paid out.
create table ledger_holds (
  cause_id uuid not null,
  part_id uuid not null,
  held_at timestamptz not null,
  released_at timestamptz,
  constraint ledger_holds_pkey primary key (cause_id)
);
create index ledger_holds_open on ledger_holds (part_id) where released_at is null;

-- Months of a seller whose commission is invoiced, whether or not there was any.
create table commission_months (
  seller_id uuid not null,
  month text not null,
  closed_at timestamptz not null,
  constraint commission_months_pkey primary key (seller_id, month),
  constraint commission_months_month check (month ~ '^[0-9]{4}-[0-9]{2}$')
);

-- The last number of each series. Its row is locked until the transaction ends, so that a rollback leaves no gap.
create table invoice_series (
  seller_id uuid not null,
  kind text not null,
  -- Financial year in India, April to March, as in 26-27.
  year text not null,
  last_serial int not null,
  constraint invoice_series_pkey primary key (seller_id, kind, year),
  constraint invoice_series_serial check (last_serial >= 1 and last_serial <= 9999999)
);

-- Invoices and credit notes as they were issued. Rows are only added.
create table invoices (
  id uuid not null,
  kind text not null,
  -- Who issues it. Commission invoices are issued by the house seller.
  seller_id uuid not null,
  year text not null,
  serial int not null,
  number text not null,
  -- The seller order it is for; null for commission.
  part_id uuid,
  -- Counts from 1, because a seller order that is set back and shipped again has another invoice.
  round int,
  -- The seller that a commission invoice is for.
  to_seller_id uuid,
  month text,
  -- The invoice that a credit note reverses.
  against_id uuid,
  cause text,
  cause_id uuid,
  total_paise bigint not null,
  -- A TaxDocument with amounts in paise and days as ISO text; readDocument reads it.
  document jsonb not null,
  issued_at timestamptz not null,
  constraint invoices_pkey primary key (id),
  constraint invoices_number_unique unique (seller_id, number),
  constraint invoices_one_note_per_cause unique (against_id, cause, cause_id),
  constraint invoices_one_per_part unique (part_id, round),
  constraint invoices_serial_unique unique (seller_id, kind, year, serial),
  constraint invoices_about check (case kind
    when 'invoice' then part_id is not null and round is not null and to_seller_id is null and against_id is null
    when 'credit-note' then part_id is not null and round is null and to_seller_id is null and against_id is not null
    and (cause in ('cancelled', 'rejected', 'returned')) and cause_id is not null
    else part_id is null and round is null and to_seller_id is not null and month ~ '^[0-9]{4}-[0-9]{2}$'
    and (kind = 'commission-credit') = (against_id is not null)
    and (kind = 'commission-credit') = (not cause is distinct from 'reversed')
    end),
  constraint invoices_kind check (kind in ('invoice', 'credit-note', 'commission', 'commission-credit')),
  constraint invoices_number_format check (number ~ '^[A-Z0-9/-]{1,16}$'),
  constraint invoices_total check (total_paise > 0),
  constraint invoices_against_id_fkey foreign key (against_id) references invoices(id)
);
create index invoices_by_against on invoices (against_id) where against_id is not null;
create index invoices_by_part on invoices (part_id, issued_at) where part_id is not null;
create unique index invoices_one_credit_per_month on invoices (against_id, month) where kind = 'commission-credit';
create unique index invoices_one_per_month on invoices (to_seller_id, month) where kind = 'commission';

create function invoices_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued for the tax is never changed or deleted' using errcode = 'restrict_violation';
end
$$;

create function note_invoice() returns trigger language plpgsql as $$
declare
  orders_id uuid;
begin
  select p.order_id into orders_id from order_parts p where p.id = new.part_id;
  perform note_webhook_event('invoice.issued', orders_id, null, new.id, new.seller_id, null);
  return null;
end
$$;

create trigger invoices_stay before delete or update or truncate on invoices for each statement
  execute function invoices_stay();
create trigger note_issued after insert on invoices for each row
  when (new.part_id is not null) execute function note_invoice();

-- office --------------------------------------------------------------------------------------------------------------

-- What the shop has written itself in its mails, by mail and language. An empty text is the usual one.
create table mail_words (
  mail text not null,
  language text not null,
  subject text not null default '',
  opening text not null default '',
  closing text not null default '',
  changed_at timestamptz not null default now(),
  version int not null default 1,
  -- The name of the administrator at that time, as in the audit log.
  changed_by text not null default '',
  constraint mail_words_pkey primary key (mail, language),
  constraint mail_words_language_format check (language ~ '^[a-z]{2,3}$'),
  constraint mail_words_lengths check (length(subject) <= 150 and length(opening) <= 1000 and length(closing) <= 1000),
  constraint mail_words_version_counts check (version > 0)
);

-- Messages to the shop, each with a number.
create table tickets (
  id uuid not null,
  number text not null,
  -- Who was signed in. The account may go, the ticket stays.
  user_id uuid,
  full_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  received_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  status text not null generated always as (case
    when closed_at is not null then 'closed'
    when answered_at is not null then 'answered'
    when acknowledged_at is not null then 'acknowledged'
    else 'received'
    end) stored,
  language text not null default 'en',
  constraint tickets_pkey primary key (id),
  constraint tickets_number_unique unique (number),
  constraint tickets_language_format check (language ~ '^[a-z]{2,3}$'),
  constraint tickets_lengths check (length(full_name) >= 1 and length(full_name) <= 100 and length(email) >= 3
    and length(email) <= 254 and length(subject) >= 1 and length(subject) <= 150 and length(message) >= 1
    and length(message) <= 4000),
  constraint tickets_number_format check (number ~ '^BB(-[2-9A-HJKMNP-Z]{4}){3}$')
);
create index tickets_by_email on tickets (email, received_at desc);
create index tickets_by_status on tickets (status, received_at);
create index tickets_by_user on tickets (user_id) where user_id is not null;

-- Answers to tickets.
create table ticket_answers (
  id uuid not null,
  ticket_id uuid not null,
  author_id uuid,
  author_name text not null,
  body text not null,
  written_at timestamptz not null default now(),
  constraint ticket_answers_pkey primary key (id),
  constraint ticket_answers_body_length check (length(body) >= 1 and length(body) <= 4000),
  constraint ticket_answers_ticket_id_fkey foreign key (ticket_id) references tickets(id) on delete cascade
);
create index ticket_answers_by_ticket on ticket_answers (ticket_id, written_at);

-- Networks that messages came from, for limits only; they are tied to no ticket.
create table ticket_networks (
  id bigint not null generated always as identity,
  network text not null,
  written_at timestamptz not null default now(),
  constraint ticket_networks_pkey primary key (id)
);
create index ticket_networks_by_age on ticket_networks (written_at);
create index ticket_networks_by_network on ticket_networks (network, written_at);

-- Words of the text pages, by page and language: what is published, what was, and a draft.
create table page_versions (
  page text not null,
  language text not null,
  version int not null,
  -- In the markup of pages; null for the words that come with the shop, and for a draft that was discarded.
  body text,
  is_draft boolean not null,
  changed_at timestamptz not null,
  -- The name of the administrator at that time, as in the audit log.
  changed_by text not null,
  constraint page_versions_pkey primary key (page, language, version),
  constraint page_versions_version_counts check (version > 0)
);

-- What each process reports of itself every 15 seconds, for the status page.
create table process_reports (
  id uuid not null,
  kind text not null,
  host text not null,
  pid int not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  lag_ms double precision not null,
  memory_bytes bigint not null,
  answered bigint not null,
  failed bigint not null,
  cache_hits bigint not null,
  cache_misses bigint not null,
  connections_used int not null,
  connections_most int not null,
  waiting int not null,
  -- A word for where the process stores files, the same for all that share the place. Null for older versions.
  files_in text,
  constraint process_reports_pkey primary key (id),
  constraint process_reports_kind check (kind in ('server', 'worker'))
);

-- Errors without their words, which may name people; the log has them under the reference.
create table noted_errors (
  id uuid not null,
  at timestamptz not null,
  what text not null,
  fault text,
  place text,
  reference text,
  constraint noted_errors_pkey primary key (id)
);
create index noted_errors_by_time on noted_errors (at);

-- How fast pages are for visitors: counts by day, never single visits.
create table page_speeds (
  day date not null default current_date,
  page text not null,
  metric text not null,
  bucket smallint not null,
  count bigint not null,
  constraint page_speeds_pkey primary key (day, page, metric, bucket),
  constraint page_speeds_bucket check (bucket >= 0 and bucket <= 20),
  constraint page_speeds_count check (count > 0),
  constraint page_speeds_metric check (metric in ('lcp', 'inp', 'cls', 'ttfb'))
);

-- Changes that an assistant suggests, until the person whose key it used confirms or refuses them.
create table suggested_changes (
  id uuid not null,
  user_id uuid not null,
  key_id uuid,
  key_name text not null,
  kind text not null,
  input jsonb not null,
  subject text not null,
  about text,
  changes jsonb not null,
  reason text,
  state text not null default 'waiting',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  constraint suggested_changes_pkey primary key (id),
  constraint suggested_changes_decided check ((state = 'waiting') = (decided_at is null)),
  constraint suggested_changes_expires check (expires_at > created_at),
  constraint suggested_changes_kind check (kind in ('price-stock', 'order-status', 'answer')),
  constraint suggested_changes_lengths check (length(subject) >= 1 and length(subject) <= 500 and length(about) <= 1000
    and length(reason) <= 300 and length(key_name) <= 60),
  constraint suggested_changes_state check (state in ('waiting', 'confirmed', 'refused'))
);
create index suggested_changes_key_id_idx on suggested_changes (key_id);
create index suggested_changes_user_id_idx on suggested_changes (user_id, created_at desc);

-- Addresses to which the shop sends webhooks.
create table webhook_endpoints (
  id uuid not null,
  -- The seller who is told of what is his own; null for the shop, which is told of everything.
  seller_id uuid,
  url text not null,
  name text not null,
  -- The types of events that are sent.
  events jsonb not null,
  -- Signs what is sent, so it is stored as it is.
  secret text not null,
  -- Signs too until former_until, after the secret was replaced.
  former_secret text,
  former_until timestamptz,
  is_on boolean not null default true,
  off_because text,
  -- Failed attempts since the last success.
  failures int not null default 0,
  failing_since timestamptz,
  -- Nothing is sent before, because the last attempt failed.
  paused_until timestamptz,
  -- A process is sending, until then at most.
  held_until timestamptz,
  -- The lane that sends, until held_until at most.
  held_by uuid,
  -- Removed by its owner: nobody sees it, and the sweep deletes its log and then the row.
  removed_at timestamptz,
  -- Somebody has switched it on again: before this it is not switched off for how much waits.
  spared_until timestamptz,
  created_at timestamptz not null default now(),
  constraint webhook_endpoints_pkey primary key (id),
  constraint webhook_endpoints_events check (jsonb_typeof(events) = 'array' and jsonb_array_length(events) >= 1),
  constraint webhook_endpoints_former check ((former_secret is null) = (former_until is null)),
  constraint webhook_endpoints_name_length check (length(name) >= 1 and length(name) <= 60),
  constraint webhook_endpoints_off check (is_on = (off_because is null)),
  constraint webhook_endpoints_off_because check (off_because in ('person', 'failing', 'gone', 'full')),
  constraint webhook_endpoints_removed check (removed_at is null or not is_on and url = '' and secret = ''
    and former_secret is null),
  constraint webhook_endpoints_url_length check (removed_at is not null or length(url) >= 10 and length(url) <= 2000)
);
create index webhook_endpoints_by_seller on webhook_endpoints (seller_id);

-- What has happened and is not made ready for sending yet. Rows are added by triggers, while there is an endpoint, and removed when they are made ready.
create table webhook_events (
  id bigint not null generated always as identity,
  type text not null,
  order_id uuid,
  product_id uuid,
  -- The seller order, return, refund, document or product.
  subject_id uuid not null,
  seller_id uuid,
  facts jsonb,
  at timestamptz not null default now(),
  -- How often a process has begun to make it ready.
  tries int not null default 0,
  -- A process is making it ready, or it could not be read: nobody takes it before. Null if nobody has tried.
  next_at timestamptz,
  -- Events of orders before those of products, by seller. Each queue has a fair part of a batch.
  queue text not null generated always as (case
    when product_id is null then '0'
    else '1'
    end || coalesce(seller_id::text, '')) stored,
  constraint webhook_events_pkey primary key (id),
  constraint webhook_events_about check ((order_id is null) <> (product_id is null))
);
create index webhook_events_by_object on webhook_events (coalesce(order_id, product_id), id);
create index webhook_events_by_queue on webhook_events (queue, id);

-- What is sent to an endpoint, and whether it arrived.
create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null,
  -- The webhook-id, the same for all endpoints and attempts.
  event_id uuid not null,
  -- The order in which events of one object are sent.
  "position" bigint not null,
  type text not null,
  -- The order or product; a later event of it waits for the earlier one.
  object text not null,
  payload text not null,
  state text not null default 'waiting',
  tries int not null default 0,
  next_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_done check ((state = 'waiting') = (done_at is null)),
  constraint webhook_deliveries_due check ((state = 'waiting') = (next_at is not null)),
  constraint webhook_deliveries_state check (state in ('waiting', 'delivered', 'failed')),
  constraint webhook_deliveries_endpoint_id_fkey foreign key (endpoint_id)
    references webhook_endpoints(id) on delete cascade
);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_by_state on webhook_deliveries (endpoint_id, state, created_at desc, id);
create index webhook_deliveries_next on webhook_deliveries (endpoint_id, next_at, "position") where state = 'waiting';
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, object, "position")
  where state = 'waiting';

-- The log of webhooks: each attempt with what the receiver answered.
create table webhook_attempts (
  delivery_id uuid not null,
  number int not null,
  at timestamptz not null,
  ms int not null,
  status int,
  answer text,
  -- Why it did not arrive; null if it did.
  failure text,
  constraint webhook_attempts_pkey primary key (delivery_id, number),
  constraint webhook_attempts_delivery_id_fkey foreign key (delivery_id)
    references webhook_deliveries(id) on delete cascade
);

-- foreign keys across modules -----------------------------------------------------------------------------------------

alter table products add constraint products_scheduled_price_id_fkey foreign key (scheduled_price_id)
  references scheduled_prices(id);
alter table products add constraint products_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table variant_groups add constraint variant_groups_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table product_approvals add constraint product_approvals_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table match_refusals add constraint match_refusals_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table stock_movements add constraint stock_movements_actor_id_fkey foreign key (actor_id) references users(id);
alter table stock_movements add constraint stock_movements_part_id_fkey foreign key (part_id)
  references order_parts(id) deferrable initially deferred;
alter table deal_sales add constraint deal_sales_part_id_fkey foreign key (part_id)
  references order_parts(id) deferrable initially deferred;
alter table uploads add constraint uploads_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table uploads add constraint uploads_user_id_fkey foreign key (user_id) references users(id);
alter table front_proposals add constraint front_proposals_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table imports add constraint imports_asked_by_fkey foreign key (asked_by)
  references users(id) on delete set null;
alter table imports add constraint imports_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table category_words add constraint category_words_seller_fkey foreign key (seller_id)
  references sellers(id) on delete cascade;
alter table taken_proposals add constraint taken_proposals_seller_fkey foreign key (seller_id)
  references sellers(id) on delete cascade;
alter table fetched_pictures add constraint fetched_pictures_seller_fkey foreign key (seller_id)
  references sellers(id) on delete cascade;
alter table reviews add constraint reviews_user_id_fkey foreign key (user_id) references users(id);
alter table review_reports add constraint review_reports_user_id_fkey foreign key (user_id) references users(id);
alter table questions add constraint questions_user_id_fkey foreign key (user_id) references users(id);
alter table question_reports add constraint question_reports_user_id_fkey foreign key (user_id) references users(id);
alter table wishlist_entries add constraint wishlist_entries_user_id_fkey foreign key (user_id) references users(id);
alter table wishlist_mails add constraint wishlist_mails_user_id_fkey foreign key (user_id) references users(id);
alter table payments add constraint payments_order_id_fkey foreign key (order_id) references orders(id);
alter table payment_parts add constraint payment_parts_part_id_fkey foreign key (part_id) references order_parts(id);
alter table refunds add constraint refunds_order_id_fkey foreign key (order_id) references orders(id);
alter table refunds add constraint refunds_part_id_fkey foreign key (part_id) references order_parts(id);
alter table refunds add constraint refunds_settled_by_fkey foreign key (settled_by) references users(id);
alter table refund_lines add constraint refund_lines_line_id_fkey foreign key (line_id) references order_lines(id);
alter table refund_approvals add constraint refund_approvals_user_id_fkey foreign key (user_id) references users(id);
alter table carts add constraint carts_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table cart_items add constraint cart_items_product_id_fkey foreign key (product_id) references products(id);
alter table cart_merges add constraint cart_merges_user_id_fkey foreign key (user_id)
  references users(id) on delete cascade;
alter table cart_later add constraint cart_later_product_id_fkey foreign key (product_id) references products(id);
alter table cart_links add constraint cart_links_user_id_fkey foreign key (user_id)
  references users(id) on delete cascade;
alter table checkouts add constraint checkouts_made_by_fkey foreign key (made_by)
  references users(id) on delete cascade;
alter table checkouts add constraint checkouts_order_id_fkey foreign key (order_id) references orders(id);
alter table checkouts add constraint checkouts_user_id_fkey foreign key (user_id)
  references users(id) on delete cascade;
alter table pay_links add constraint pay_links_order_id_fkey foreign key (order_id) references orders(id);
alter table proposed_edits add constraint proposed_edits_order_id_fkey foreign key (order_id) references orders(id);
alter table proposed_edits add constraint proposed_edits_part_id_fkey foreign key (part_id) references order_parts(id);
alter table orders add constraint orders_user_id_fkey foreign key (user_id) references users(id);
alter table order_parts add constraint order_parts_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table order_lines add constraint order_lines_product_id_fkey foreign key (product_id) references products(id);
alter table order_events add constraint order_events_actor_id_fkey foreign key (actor_id) references users(id);
alter table reserved_units add constraint reserved_units_product_id_fkey foreign key (product_id)
  references products(id);
alter table offers add constraint offers_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table services add constraint services_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table exchange_sellers add constraint exchange_sellers_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table exchange_quotes add constraint exchange_quotes_product_id_fkey foreign key (product_id)
  references products(id);
alter table exchange_quotes add constraint exchange_quotes_user_id_fkey foreign key (user_id) references users(id);
alter table slot_offers add constraint slot_offers_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table slot_categories add constraint slot_categories_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table slot_counts add constraint slot_counts_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table returns add constraint returns_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table returns add constraint returns_user_id_fkey foreign key (user_id) references users(id);
alter table return_events add constraint return_events_actor_id_fkey foreign key (actor_id) references users(id);
alter table return_photos add constraint return_photos_upload_id_fkey foreign key (upload_id) references uploads(id);
alter table sold_serials add constraint sold_serials_product_id_fkey foreign key (product_id) references products(id);
alter table sold_serials add constraint sold_serials_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table agent_answers add constraint agent_answers_session_id_fkey foreign key (session_id)
  references agent_sessions(id) on delete cascade;
alter table ledger_accounts add constraint ledger_accounts_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table ledger_postings add constraint ledger_postings_part_id_fkey foreign key (part_id)
  references order_parts(id);
alter table ledger_postings add constraint ledger_postings_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table ledger_lines add constraint ledger_lines_line_id_fkey foreign key (line_id) references order_lines(id);
alter table ledger_holds add constraint ledger_holds_part_id_fkey foreign key (part_id) references order_parts(id);
alter table commission_months add constraint commission_months_seller_id_fkey foreign key (seller_id)
  references sellers(id);
alter table invoice_series add constraint invoice_series_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table invoices add constraint invoices_part_id_fkey foreign key (part_id) references order_parts(id);
alter table invoices add constraint invoices_seller_id_fkey foreign key (seller_id) references sellers(id);
alter table invoices add constraint invoices_to_seller_id_fkey foreign key (to_seller_id) references sellers(id);
alter table tickets add constraint tickets_user_id_fkey foreign key (user_id) references users(id) on delete set null;
alter table ticket_answers add constraint ticket_answers_author_id_fkey foreign key (author_id)
  references users(id) on delete set null;
alter table suggested_changes add constraint suggested_changes_key_id_fkey foreign key (key_id)
  references api_keys(id) on delete set null;
alter table suggested_changes add constraint suggested_changes_user_id_fkey foreign key (user_id) references users(id);
alter table webhook_endpoints add constraint webhook_endpoints_seller_id_fkey foreign key (seller_id)
  references sellers(id);
