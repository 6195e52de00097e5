-- Banners are read in every language of the shop.
alter table banners add column translations jsonb not null default '[]'
  constraint banners_translations_check check (jsonb_typeof(translations) = 'array');
comment on column banners.translations is 'Alternative text, eyebrow and headline in other languages; what is empty is shown in English.';
