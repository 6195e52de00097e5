-- GST details of shoppers who buy for a business: kept with the account, and as they were with each order.
create table companies (
  user_id uuid not null,
  name text not null,
  gstin text not null,
  address text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint companies_pkey primary key (user_id),
  constraint companies_user_id_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint companies_lengths check (length(name) between 1 and 100 and length(address) between 1 and 300),
  constraint companies_gstin_format check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$')
);
comment on table companies is 'The business that a shopper buys for: at most one for each account.';
comment on column companies.address is 'The registered place of business, as invoices state it.';

alter table checkouts add column for_company boolean not null default false;
comment on column checkouts.for_company is 'Whether the invoice is for the business of the account.';

alter table orders add column company_name text;
alter table orders add column company_gstin text;
alter table orders add column company_address text;
alter table orders add constraint orders_company_whole check (
  num_nulls(company_name, company_gstin, company_address) in (0, 3)) not valid;
alter table orders add constraint orders_company_gstin_format check (
  company_gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$') not valid;
comment on column orders.company_gstin is 'Of the business it is bought for; null for a person. Decides the place of supply.';
