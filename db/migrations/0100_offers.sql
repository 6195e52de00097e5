-- Offers: what makes an order cheaper, who bears it, and how often it may be used. What an order got of them is kept with its
-- lines, because an invoice, a refund and a statement depend on it.
create table offers (
  id uuid not null,
  seller_id uuid,
  code text,
  name text not null,
  kind text not null,
  percent_bp int,
  cap_paise bigint,
  amount_paise bigint,
  buy int,
  free int,
  bearer text not null,
  conditions jsonb not null,
  min_paise bigint not null default 0,
  combines boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paused boolean not null default false,
  per_person int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint offers_pkey primary key (id),
  constraint offers_seller_id_fkey foreign key (seller_id) references sellers (id),
  constraint offers_code_key unique (code),
  constraint offers_code_check check (code ~ '^[A-Z0-9]{4,20}$'),
  constraint offers_name_check check (length(name) between 1 and 80),
  constraint offers_kind check (kind in ('percent', 'amount', 'delivery', 'units', 'bundle')),
  constraint offers_terms check (case kind
    when 'percent' then coalesce(percent_bp between 1 and 9000, false)
    when 'amount' then coalesce(amount_paise > 0 and min_paise > amount_paise, false)
    when 'units' then coalesce(buy between 1 and 20 and free between 1 and 20, false)
    when 'bundle' then coalesce(amount_paise > 0, false)
    else true end),
  constraint offers_cap_check check (cap_paise > 0),
  constraint offers_min_check check (min_paise between 0 and 1000000000),
  constraint offers_bearer check (bearer in ('shop', 'seller', 'bank')),
  constraint offers_own_bearer check (seller_id is null or bearer = 'seller'),
  constraint offers_window check (starts_at < ends_at),
  constraint offers_per_person_check check (per_person between 1 and 1000)
);
create index offers_by_end on offers (ends_at);
create index offers_by_seller on offers (seller_id) where seller_id is not null;
comment on table offers is 'What makes an order cheaper, and under which conditions.';
comment on column offers.seller_id is 'The seller who made it for own products; null for an offer of the shop.';
comment on column offers.code is 'What a shopper enters; null for an offer that needs no code.';
comment on column offers.amount_paise is 'The discount, or the price of a bundle.';
comment on column offers.buy is 'With free: of so many units together, the cheapest free ones cost nothing.';
comment on column offers.bearer is 'Who pays the discount.';
comment on column offers.conditions is 'For which products, brands, categories, sellers, buyers, payment methods and PIN codes.';
comment on column offers.min_paise is 'What the products it is for must cost together, before discounts.';
comment on column offers.combines is 'Whether it is added to another offer.';

-- Apart from the offers, because every order that uses one writes here.
create table offer_counts (
  offer_id uuid not null,
  used int not null default 0,
  spent_paise bigint not null default 0,
  most int,
  budget_paise bigint,
  constraint offer_counts_pkey primary key (offer_id),
  constraint offer_counts_offer_id_fkey foreign key (offer_id) references offers (id) on delete cascade,
  constraint offer_counts_used check (used >= 0 and used <= most),
  constraint offer_counts_spent check (spent_paise >= 0 and spent_paise <= budget_paise)
);
comment on table offer_counts is 'How often an offer was used and what it cost, and the limits of both.';
comment on column offer_counts.most is 'Orders in all; null without a limit.';

create table offer_persons (
  offer_id uuid not null,
  person text not null,
  used int not null,
  constraint offer_persons_pkey primary key (person, offer_id),
  constraint offer_persons_offer_id_fkey foreign key (offer_id) references offers (id) on delete cascade,
  constraint offer_persons_used check (used >= 0)
);
create index offer_persons_offer_id_idx on offer_persons (offer_id);
comment on table offer_persons is 'How often a person used an offer.';
comment on column offer_persons.person is 'The id of an account, or a hash of how a guest is reached.';

create table offer_redemptions (
  order_id uuid not null,
  offer_id uuid not null,
  name text not null,
  code text,
  person text,
  discount_paise bigint not null,
  at timestamptz not null,
  given_back boolean not null default false,
  constraint offer_redemptions_pkey primary key (order_id, offer_id),
  constraint offer_redemptions_order_id_fkey foreign key (order_id) references orders (id),
  constraint offer_redemptions_offer_id_fkey foreign key (offer_id) references offers (id),
  constraint offer_redemptions_discount check (discount_paise > 0)
);
create index offer_redemptions_by_offer on offer_redemptions (offer_id, at);
create index offer_redemptions_by_person on offer_redemptions (person) where person is not null;
comment on table offer_redemptions is 'Which offers an order used.';
comment on column offer_redemptions.given_back is 'Nothing of the order is wanted any more, so the use does not count.';

create table order_discounts (
  part_id uuid not null,
  line_id uuid,
  offer_id uuid not null,
  bearer text not null,
  discount_paise bigint not null,
  constraint order_discounts_part_id_fkey foreign key (part_id) references order_parts (id),
  constraint order_discounts_line_id_fkey foreign key (line_id) references order_lines (id),
  constraint order_discounts_offer_id_fkey foreign key (offer_id) references offers (id),
  constraint order_discounts_once unique nulls not distinct (part_id, line_id, offer_id),
  constraint order_discounts_bearer check (bearer in ('shop', 'seller', 'bank')),
  constraint order_discounts_discount check (discount_paise > 0)
);
create index order_discounts_by_offer on order_discounts (offer_id);
create index order_discounts_by_line on order_discounts (line_id);
comment on table order_discounts is 'What each offer took off each line, and off the delivery charge.';
comment on column order_discounts.line_id is 'Null for the delivery charge.';

alter table order_lines add column discount_paise bigint not null default 0;
alter table order_lines add column funded_paise bigint not null default 0;
comment on column order_lines.discount_paise is 'What offers took off the whole line.';
comment on column order_lines.funded_paise is 'The part of the discount that somebody else than the seller pays. It belongs to the price of the sale.';
alter table order_lines add constraint order_lines_discount check (
  funded_paise >= 0 and discount_paise >= funded_paise and price_paise * quantity - discount_paise >= quantity) not valid;

alter table order_parts add column delivery_discount_paise bigint not null default 0;
alter table order_parts add column delivery_funded_paise bigint not null default 0;
comment on column order_parts.delivery_discount_paise is 'What offers took off the delivery charge.';
comment on column order_parts.delivery_funded_paise is 'The part of it that somebody else than the seller pays.';
alter table order_parts add constraint order_parts_delivery_discount check (
  delivery_funded_paise >= 0 and delivery_discount_paise >= delivery_funded_paise) not valid;

alter table carts add column codes jsonb not null default '[]';
alter table carts add constraint carts_codes_check check (jsonb_array_length(codes) <= 5) not valid;
comment on column carts.codes is 'Codes of offers that the shopper has entered.';
