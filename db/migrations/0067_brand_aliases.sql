-- Files of sellers name the sub-brand where the shop has the maker: Redmi, which is Xiaomi's.
alter table brands add column aliases text not null default ''
  constraint brands_aliases_length check (length(aliases) <= 500);
comment on column brands.aliases is 'Sub-brands and spellings that files may name instead, separated by commas.';

update brands set aliases = 'Redmi, POCO, Mi'
  where id = 'xiaomi' and not exists (select from brands where lower(label) in ('redmi', 'poco', 'mi'));
